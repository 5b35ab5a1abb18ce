import type { ReactNode } from 'react';

interface NurseryPartProps {
  /** What the table of contents leads to. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page of a nursery, with its title. */
export function NurseryPart({ id, title, children }: NurseryPartProps) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
