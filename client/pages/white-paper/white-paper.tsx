import { Suspense } from 'react';
import type { WhitePaperCategory } from '../../../routes.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { BookCover } from '../../components/cards/book-cover.tsx';
import { WhitePaperFacts } from '../../components/cards/white-paper-facts.tsx';
import type { Html, Image, InLanguage } from '../../components/content-types.ts';
import { HtmlBody } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { Badge } from '../../components/surfaces/badge.tsx';
import type { FormSetting } from '../../features/forms/form-setting.ts';
import { VisitorForm } from '../../features/forms/visitor-form.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './white-paper.module.css';

export interface WhitePaperProps extends InLanguage {
  category: WhitePaperCategory;
  slug: string;
  title: string;
  summary: string;
  cover: Image | null;
  /** Null where it is not known. */
  pageCount: number | null;
  publishedOn: string | null;
  keyPoints: string[];
  contents: Html;
  breadcrumbs: Breadcrumb[];
  /** Of the form that asks for it. */
  setting: FormSetting;
}

/** Where the request stands on the page. */
const requestId = 'recevoir';

/** A white paper: what is in it, and how to get it. */
export function WhitePaperPage(props: WhitePaperProps) {
  const { category, slug, title, summary, cover, pageCount, publishedOn, keyPoints, contents, lang, breadcrumbs, setting } = props;
  const { whitePapers, common } = useMessages();
  return (
    <PageFrame>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={title}
        longTitle
        intro={summary || null}
        lang={lang}
        tone="cream"
        eyebrow={
          <>
            <Badge tone="sun">{common.audiences[category]}</Badge>
            <p className="eyebrow">{whitePapers.kind}</p>
          </>
        }
        figure={
          <div className={styles.cover}>
            <BookCover
              image={cover}
              title={title}
              sizes="(min-width: 1280px) 32rem, (min-width: 1024px) 40vw, (min-width: 560px) 32rem, 92vw"
              lang={lang}
              priority
            />
          </div>
        }
      >
        <WhitePaperFacts pageCount={pageCount} publishedOn={publishedOn} />
        <ButtonLink href={`#${requestId}`}>{whitePapers.requestTitle}</ButtonLink>
      </PageHeader>
      <Section>
        <div className={styles.columns}>
          <div className={styles.text}>
            {keyPoints.length > 0 && <KeyPoints points={keyPoints} lang={lang} />}
            <div>
              <h2 className={styles.heading}>{whitePapers.contents}</h2>
              <div lang={lang}>
                <HtmlBody body={contents} className="prose" />
              </div>
            </div>
          </div>
          <RequestPanel setting={setting} slug={slug} title={title} lang={lang} />
        </div>
      </Section>
      <NextStep audience={category} />
    </PageFrame>
  );
}

function KeyPoints({ points, lang }: { points: string[] } & InLanguage) {
  const { whitePapers } = useMessages();
  return (
    <div>
      <h2 className={styles.heading}>{whitePapers.keyPoints}</h2>
      <ul className={styles.points} lang={lang}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <span className={`tile ${styles.check}`}>
              <Icon path={icons.check} size={20} />
            </span>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How it is asked for: the PDF comes by e-mail. */
function RequestPanel({ setting, slug, title, lang }: Pick<WhitePaperProps, 'setting' | 'slug' | 'title' | 'lang'>) {
  const { whitePapers } = useMessages();
  return (
    <section id={requestId} className={`surface padded stack ${styles.request}`} aria-labelledby={`${requestId}-title`}>
      <h2 id={`${requestId}-title`} className={styles.heading}>
        {whitePapers.requestTitle}
      </h2>
      <p>{whitePapers.requestText}</p>
      <Suspense>
        <VisitorForm name="white-paper" setting={setting} whitePapers={[{ slug, title, lang }]} />
      </Suspense>
    </section>
  );
}
