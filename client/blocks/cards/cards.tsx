import { ButtonLink } from '../../components/actions/button-link.tsx';
import { classNames } from '../../components/class-names.ts';
import type { Image } from '../../components/content-types.ts';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import styles from './cards.module.css';

export interface CardsBlock {
  type: 'cards';
  title: string | null;
  intro: string | null;
  layout: 'doors' | 'grid';
  /** `icon` is what it draws, see `card-icons.ts`: the browser need not carry all there are to choose from. */
  cards: { title: string; text: string; href: string | null; linkLabel: string | null; icon: string | null; image: Image | null }[];
}

type Card = CardsBlock['cards'][number];

/** The title is the link where the card has no words for one. */
function CardText({ card, level }: { card: Card; level: 2 | 3 }) {
  const { title, text, href, linkLabel } = card;
  const Title = `h${level}` as const;
  return (
    <div className={styles.cardText}>
      <Title className={styles.cardTitle}>
        {href && !linkLabel ? (
          <a className="stretched" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </Title>
      <p>{text}</p>
      {href && linkLabel && (
        <ButtonLink look="text" href={href} className={`stretched ${styles.cardLink}`}>
          {linkLabel}
        </ButtonLink>
      )}
    </div>
  );
}

/** A door for each audience: an arch with what stands behind it. */
function Door({ card, level }: { card: Card; level: 2 | 3 }) {
  return (
    <li className={styles.door}>
      <div className={styles.doorway}>
        {card.image ? (
          <Picture image={card.image} sizes="(min-width: 1280px) 38rem, (min-width: 768px) 46vw, 13rem" className={styles.cover} />
        ) : (
          card.icon && <Icon path={card.icon} size={64} />
        )}
      </div>
      <CardText card={card} level={level} />
    </li>
  );
}

function GridCard({ card, level }: { card: Card; level: 2 | 3 }) {
  return (
    <li className={classNames('surface padded', styles.gridCard)}>
      {card.image ? (
        <Picture image={card.image} sizes="(min-width: 768px) 24rem, 100vw" className={styles.gridPicture} />
      ) : (
        card.icon && (
          <span className="tile">
            <Icon path={card.icon} size={32} />
          </span>
        )
      )}
      <CardText card={card} level={level} />
    </li>
  );
}

/** Cards as doors to the three audiences, or as a plain grid. */
export function Cards({ block }: { block: CardsBlock }) {
  const { title, intro, layout, cards } = block;
  const level = title ? 3 : 2;
  const isDoors = layout === 'doors';
  return (
    <Section tone={isDoors ? 'white' : 'teal'} corner={!isDoors}>
      {title && <SectionHeading title={title} intro={intro} />}
      <ul className={classNames('shapes', isDoors ? styles.doors : 'grid')}>
        {cards.map((card) =>
          isDoors ? <Door key={card.title} card={card} level={level} /> : <GridCard key={card.title} card={card} level={level} />,
        )}
      </ul>
    </Section>
  );
}
