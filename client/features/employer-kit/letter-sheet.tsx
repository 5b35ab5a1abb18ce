import type { ReactNode } from 'react';
import type { Locale } from '../../../domain/locale.ts';
import { Button } from '../../components/actions/button.tsx';
import { useCopying } from '../../components/actions/use-copying.ts';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './employer-kit.module.css';
import { type Letter, letterText } from './write-letter.ts';

interface LetterSheetProps {
  letter: Letter;
  language: Locale;
  /** What makes a file of it. */
  children: ReactNode;
}

/** The letter as it will be sent, with what takes it along. */
export function LetterSheet({ letter, language, children }: LetterSheetProps) {
  const { employerKit: words } = useMessages();
  const { isCopied, copy } = useCopying(() => letterText(letter));
  return (
    <section className={`surface padded ${styles.letter}`} aria-labelledby="lettre-titre">
      <h2 id="lettre-titre">{words.letter}</h2>
      <div className="cluster">
        {children}
        <span className={styles.scripted}>
          <Button look="secondary" onClick={copy}>
            {words.copy}
          </Button>
        </span>
        <span role="status">{isCopied && words.copied}</span>
      </div>
      <div className={styles.paper} lang={language}>
        <h3>{letter.subject}</h3>
        {letter.opening.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {letter.sections.map(({ title, paragraphs, isList }) => (
          <div key={title}>
            <h4>{title}</h4>
            {isList ? (
              <ul>
                {paragraphs.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            ) : (
              paragraphs.map((text) => <p key={text}>{text}</p>)
            )}
          </div>
        ))}
        {letter.closing.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}
