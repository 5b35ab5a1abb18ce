import { Links } from '../components/actions/button-link.tsx';
import type { Link } from '../components/content-types.ts';
import { Section, SectionHeading } from '../components/section.tsx';
import styles from './blocks.module.css';

export interface StepsBlock {
  type: 'steps';
  title: string;
  intro: string | null;
  steps: { title: string; text: string }[];
  links: Link[];
}

/** What happens, in order: each number on a block. */
export function Steps({ block }: { block: StepsBlock }) {
  return (
    <Section>
      <SectionHeading title={block.title} intro={block.intro} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className={`phone-row shapes ${styles.steps}`} aria-label={block.title} tabIndex={0}>
        {block.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={`tile ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <div className="stack">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Links links={block.links} className={styles.after} />
    </Section>
  );
}
