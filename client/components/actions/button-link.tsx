import type { AnchorHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import type { Link } from '../content-types.ts';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import styles from './button.module.css';

export type ButtonLook = Link['style'];
export const looks: Record<ButtonLook, string | undefined> = { primary: styles.primary, secondary: styles.secondary, text: styles.text };

interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  href: string;
  look?: ButtonLook;
  compact?: boolean;
}

/** A link that looks like a button, or like a text link with an arrow. */
export function ButtonLink({ look = 'primary', compact = false, className, children, href, ...rest }: ButtonLinkProps) {
  const external = /^https?:/.test(href);
  return (
    <a
      {...rest}
      href={href}
      rel={external ? 'noopener noreferrer' : rest.rel}
      className={classNames(styles.button, looks[look], compact && styles.compact, className)}
    >
      {children}
      {look === 'text' && <Icon path={external ? icons.external : icons.arrow} size={20} />}
    </a>
  );
}

/** The links of a block, as editors chose their looks. */
export function Links({ links, className }: { links: Link[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <p className={classNames('cluster', styles.links, className)}>
      {links.map((link) => (
        <ButtonLink key={link.href + link.label} href={link.href} look={link.style}>
          {link.label}
        </ButtonLink>
      ))}
    </p>
  );
}
