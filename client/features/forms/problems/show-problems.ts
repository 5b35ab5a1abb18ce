/**
 * Gives the focus to the first field that is wrong, with the whole summary above it in view, between the header and a bar of buttons. Where both
 * are too tall for that the summary has the focus; a field that is farther away has it alone, with what is wrong beside it.
 */
export function showProblems(form: HTMLElement): void {
  const summary = form.querySelector<HTMLElement>('[role="alert"]');
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!summary) return;
  const { scrollPaddingBlockStart: header, scrollPaddingBlockEnd: bar } = getComputedStyle(document.documentElement);
  // Where there is no bar it is `auto`.
  const room = innerHeight - Number.parseFloat(header) - (Number.parseFloat(bar) || 0);
  const { top, height } = summary.getBoundingClientRect();
  const box = field?.getBoundingClientRect();
  const isTooTall = !box || height + box.height > room;
  const isInOneScreen = isTooTall || box.bottom - top <= room;
  (isTooTall ? summary : field)?.focus({ preventScroll: isInOneScreen });
  if (isInOneScreen) summary.scrollIntoView({ block: 'start' });
}
