import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps {
  as?: 'div' | 'article' | 'li' | 'section';
  /** True where a `.stretched` link makes the whole card a target. */
  linked?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A white surface with padding. */
export function Card({ as: Element = 'div', linked = false, className, children }: CardProps) {
  return <Element className={classNames('surface padded', linked && styles.linked, className)}>{children}</Element>;
}
