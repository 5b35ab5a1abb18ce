import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Tone } from './content-types.ts';

interface SectionProps {
  tone?: Tone | 'white';
  id?: string;
  className?: string | undefined;
  /** A large quarter disc in the upper corner. */
  corner?: boolean;
  children: ReactNode;
}

/** A full-width band of a page, its content in the container. */
export function Section({ tone = 'white', id, className, corner = false, children }: SectionProps) {
  return (
    <section id={id} className={classNames('section', `tone-${tone}`, corner && 'corner', className)}>
      <div className="container">{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  title: string;
  intro?: string | null;
  eyebrow?: string | null;
  level?: 1 | 2 | 3;
}

/** The title of a section with its introduction. */
export function SectionHeading({ title, intro = null, eyebrow = null, level = 2 }: SectionHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <div className="heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Title>{title}</Title>
      {intro && <p className="lead">{intro}</p>}
    </div>
  );
}
