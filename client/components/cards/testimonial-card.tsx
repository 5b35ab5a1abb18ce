import type { Audience } from '../../../routes.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import type { Image } from '../content-types.ts';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import { Picture } from '../picture.tsx';
import { Badge } from '../surfaces/badge.tsx';
import { Card } from '../surfaces/card.tsx';
import styles from './testimonial-card.module.css';

export interface TestimonialCardProps {
  href: string;
  title: string;
  quote: string;
  author: string;
  role: string;
  company: string | null;
  audience: Audience;
  image: Image | null;
}

/** The story of a client in a list: what they say, who they are, and the link to all of it. */
export function TestimonialCard({ href, title, quote, author, role, company, audience, image }: TestimonialCardProps) {
  const { common, stories } = useMessages();
  return (
    <Card as="article" linked className={styles.card}>
      <p className={styles.head}>
        <span className={styles.marks} aria-hidden="true" />
        <Badge tone="plain">{common.audiences[audience]}</Badge>
      </p>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <p className={styles.author}>
        {image && <Picture image={image} sizes="56px" className={styles.photo} />}
        <span>
          <strong>{author}</strong>
          <span className="muted small">
            {role}
            {company && `, ${company}`}
          </span>
        </span>
      </p>
      <a href={href} className={`${styles.more} stretched`}>
        {stories.read} <span className="visually-hidden">({title})</span>
        <Icon path={icons.arrow} size={20} />
      </a>
    </Card>
  );
}
