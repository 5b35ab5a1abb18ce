import type { Image, InLanguage } from '../../components/content-types.ts';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { Picture } from '../../components/picture.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './testimonial.module.css';

export interface StorytellerProps extends InLanguage {
  author: string;
  role: string;
  company: string | null;
  image: Image | null;
  /** 1 to 5, null where none was given. */
  rating: number | null;
  experienceOn: string | null;
  publishedOn: string | null;
}

/** Who tells the story, when it happened and when it was published. */
export function Storyteller({ author, role, company, image, rating, experienceOn, publishedOn, lang }: StorytellerProps) {
  const { testimonials } = useMessages();
  const { date, month } = useFormats();
  return (
    <aside className={styles.teller} aria-label={author}>
      <div className={styles.portrait}>
        {image ? (
          <Picture image={image} sizes="(min-width: 1024px) 14rem, 8rem" priority className={styles.photo} />
        ) : (
          <Icon path={icons.people} size={64} />
        )}
      </div>
      <div>
        <p className={styles.name}>{author}</p>
        {role && (
          <p lang={lang} className="muted">
            {role}
          </p>
        )}
        {company && <p className="muted">{company}</p>}
      </div>
      <dl className={styles.facts}>
        {experienceOn && (
          <div>
            <dt>{testimonials.experience}</dt>
            <dd>
              <time dateTime={experienceOn}>{month(experienceOn)}</time>
            </dd>
          </div>
        )}
        {publishedOn && (
          <div>
            <dt>{testimonials.published}</dt>
            <dd>
              <time dateTime={publishedOn}>{date(publishedOn)}</time>
            </dd>
          </div>
        )}
        {rating !== null && (
          <div>
            <dt>{testimonials.rating}</dt>
            <dd>{testimonials.ratingValue(rating)}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
