import type { Audience } from '../../../routes.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import type { Html, InLanguage } from '../../components/content-types.ts';
import { HtmlBody } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { Deferred } from '../../components/loading/deferred.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Badge } from '../../components/surfaces/badge.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './faq-entry.module.css';

type RelatedQuestions = ({ question: string; href: string } & InLanguage)[] | null;

export interface FaqEntryProps extends InLanguage {
  category: Audience;
  question: string;
  answer: Html;
  updatedOn: string | null;
  breadcrumbs: Breadcrumb[];
  /** All questions of the category. */
  listPath: string;
  relatedQuestions: RelatedQuestions | Promise<RelatedQuestions>;
}

/** One question with its answer. */
export function FaqEntryPage(props: FaqEntryProps) {
  const { category, question, answer, updatedOn, lang, breadcrumbs, listPath, relatedQuestions } = props;
  const { faq, common } = useMessages();
  const { date } = useFormats();
  return (
    <PageFrame>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={question}
        longTitle
        lang={lang}
        tone="cream"
        eyebrow={
          <>
            <Badge tone="sun">{common.audiences[category]}</Badge>
            <p className="eyebrow">{faq.question}</p>
          </>
        }
      />
      <div className={`container ${styles.columns}`}>
        <div className="stack">
          <div lang={lang}>
            <HtmlBody body={answer} className="prose" />
          </div>
          {updatedOn && (
            <p className="muted small">
              {faq.updated} <time dateTime={updatedOn}>{date(updatedOn)}</time>
            </p>
          )}
        </div>
        <aside className={`tone-teal padded no-print ${styles.related}`} aria-label={faq.related}>
          <Deferred value={relatedQuestions} fallback={<p className="muted">{common.loading}</p>}>
            {(questions) => <RelatedList questions={questions ?? []} />}
          </Deferred>
          <ButtonLink look="text" href={listPath}>
            {faq.allQuestions}
          </ButtonLink>
        </aside>
      </div>
      <NextStep audience={category} />
    </PageFrame>
  );
}

function RelatedList({ questions }: { questions: NonNullable<RelatedQuestions> }) {
  const { faq } = useMessages();
  return (
    <>
      <h2 className={styles.heading}>{faq.related}</h2>
      <ul className={styles.list}>
        {questions.map(({ question, href, lang }) => (
          <li key={href} lang={lang}>
            <a href={href} className={styles.link}>
              <span>{question}</span>
              <Icon path={icons.arrow} size={20} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
