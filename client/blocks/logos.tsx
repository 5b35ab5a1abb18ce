import type { Image } from '../components/content-types.ts';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import styles from './blocks.module.css';

export interface LogosBlock {
  type: 'logos';
  title: string;
  logos: { name: string; href: string | null; image: Image | null }[];
}

type Logo = LogosBlock['logos'][number];

function LogoMark({ logo }: { logo: Logo }) {
  return logo.image ? <Picture image={logo.image} sizes="12rem" className={styles.logo} /> : <strong>{logo.name}</strong>;
}

/** Who works with the site. */
export function Logos({ block }: { block: LogosBlock }) {
  return (
    <Section tone="cream">
      <h2 className={styles.quietTitle}>{block.title}</h2>
      <ul className={styles.logos}>
        {block.logos.map((logo) => (
          <li key={logo.name}>
            {logo.href ? (
              <a className={styles.logoFrame} href={logo.href}>
                <LogoMark logo={logo} />
              </a>
            ) : (
              <span className={styles.logoFrame}>
                <LogoMark logo={logo} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
