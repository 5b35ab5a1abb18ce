import type { Html, Image } from '../content-types.ts';
import { HtmlBody } from '../html.tsx';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import { Picture } from '../picture.tsx';
import styles from './team-member.module.css';

export interface TeamMemberProps {
  name: string;
  role: string;
  biography: Html;
  image: Image | null;
}

/** A person of the team; inside a `.shapes` list each portrait takes another shape. */
export function TeamMember({ name, role, biography, image, level = 3 }: TeamMemberProps & { level?: 2 | 3 }) {
  const Name = `h${level}` as const;
  return (
    <article className={styles.member}>
      <div className={styles.frame}>
        {image ? <Picture image={image} sizes="176px" className={styles.photo} /> : <Icon path={icons.people} size={64} />}
      </div>
      <div className="stack">
        <div>
          <Name>{name}</Name>
          <p className="eyebrow">{role}</p>
        </div>
        <HtmlBody body={biography} className="prose small" />
      </div>
    </article>
  );
}
