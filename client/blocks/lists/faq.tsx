import { ButtonLink } from '../../components/actions/button-link.tsx';
import type { Html, InLanguage } from '../../components/content-types.ts';
import { HtmlBody } from '../../components/html.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { Accordion } from '../../components/surfaces/accordion.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from '../blocks.module.css';

export interface FaqBlock {
  type: 'faq';
  title: string;
  intro: string | null;
  questions: ({ id: string; question: string; answer: Html; href: string | null } & InLanguage)[];
  moreHref: string | null;
}

/** Questions and answers beside their title. */
export function Faq({ block }: { block: FaqBlock }) {
  const { blocks } = useMessages();
  if (block.questions.length === 0) return null;
  const items = block.questions.map(({ id, question, answer, href, lang }) => ({
    id,
    lang,
    title: question,
    content: (
      <div className="stack">
        <HtmlBody body={answer} className="prose" />
        {href && (
          <p className="cluster">
            <a href={href}>
              {blocks.readAnswer}
              <span className="visually-hidden"> ({question})</span>
            </a>
          </p>
        )}
      </div>
    ),
  }));
  return (
    <Section>
      <div className={`split ${styles.faq}`}>
        <SectionHeading title={block.title} intro={block.intro} />
        <Accordion items={items} />
        {block.moreHref && (
          <p>
            <ButtonLink look="secondary" href={block.moreHref}>
              {blocks.allQuestions}
            </ButtonLink>
          </p>
        )}
      </div>
    </Section>
  );
}
