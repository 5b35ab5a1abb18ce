import { CountUp } from '../components/motion/count-up.tsx';
import { Section, SectionHeading } from '../components/section.tsx';
import { useMessages } from '../i18n/locale-context.tsx';
import styles from './blocks.module.css';

export interface KeyFiguresBlock {
  type: 'key-figures';
  title: string;
  intro: string | null;
  figures: { value: number; prefix: string | null; suffix: string | null; label: string; source: string | null }[];
}

/** Figures that count up, each with what it counts and where it comes from. */
export function KeyFigures({ block }: { block: KeyFiguresBlock }) {
  const { blocks } = useMessages();
  return (
    <Section tone="cream" corner>
      <SectionHeading title={block.title} intro={block.intro} />
      <ul className={`${styles.figures} shapes`}>
        {block.figures.map(({ value, prefix, suffix, label, source }) => (
          <li key={label} className={styles.figure}>
            <p className={styles.value}>
              {prefix}
              <CountUp value={value} />
              {suffix}
            </p>
            <p className={styles.label}>{label}</p>
            {source && <p className="muted small">{blocks.source(source)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
