import type { ReactNode } from 'react';

/** Lets a wide table scroll by itself, by keyboard too, instead of widening the page. Its styles are global, for the tables of editors. */
export function TableWrapper({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
