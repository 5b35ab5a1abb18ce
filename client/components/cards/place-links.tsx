import styles from './place-links.module.css';

interface PlaceLinksProps {
  places: { name: string; href: string; note: string }[];
}

/** Links to towns, each with a figure: how many nurseries, or how far. */
export function PlaceLinks({ places }: PlaceLinksProps) {
  return (
    <ul className={styles.places}>
      {places.map(({ name, href, note }) => (
        <li key={href}>
          <a className={styles.place} href={href}>
            <span className={styles.name}>{name}</span> <span className="muted small nowrap">{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
