/** Where all columns of the footer lie open, they also say so. */
export function openFooter(): void {
  if (innerWidth < 600) return;
  addEventListener('DOMContentLoaded', () => {
    for (const column of document.querySelectorAll<HTMLDetailsElement>('footer details')) column.open = true;
  });
}
