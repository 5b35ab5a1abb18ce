import { nearKilometres } from '../../../domain/distance.ts';
import { ArticleCard, type ArticleCardProps } from '../../components/cards/article-card.tsx';
import { type NurseryCardProps, NurseryCards } from '../../components/cards/nursery-card.tsx';
import { PlaceLinks } from '../../components/cards/place-links.tsx';
import type { Html, InLanguage } from '../../components/content-types.ts';
import { type Fact, Facts } from '../../components/facts.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { HtmlBody } from '../../components/html.tsx';
import { Deferred } from '../../components/loading/deferred.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { Pagination } from '../../components/navigation/pagination.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { Accordion } from '../../components/surfaces/accordion.tsx';
import { MapOnDemand } from '../../features/map/map-on-demand.tsx';
import type { MapSpot } from '../../features/map/map-point.ts';
import { saveAction } from '../../features/saved-nurseries/save-button.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';

type Articles = (ArticleCardProps & InLanguage)[] | null;

export interface CityProps extends InLanguage {
  breadcrumbs: Breadcrumb[];
  name: string;
  intro: string | null;
  /** What is known of it, in words: what is not is left out. */
  facts: Fact[];
  /** In the town itself: those of this page. */
  nurseries: NurseryCardProps[];
  /** Address of the first page. */
  path: string;
  page: number;
  pageCount: number;
  /** The nearest ones outside it; on the first page only, as are the texts. */
  around: NurseryCardProps[];
  /** Those on this page whose position is known. */
  points: MapSpot[];
  neighbours: { name: string; href: string; note: string }[];
  practicalText: Html | null;
  /** The day its texts were last changed; null where it shows none. */
  updatedOn: string | null;
  /** The middle half of what families have waited for the proposal of a place, in words; null where too few have to tell it. */
  delay: { title: string; range: string; from: string } | null;
  questions: { id: string; question: string; answer: Html }[];
  articles: Articles | Promise<Articles>;
}

/** A town: its nurseries, those around it, and what to know before asking for a place there. */
export function CityPage(props: CityProps) {
  const { breadcrumbs, name, nurseries, around, points, neighbours, questions, articles, lang, path, page, pageCount } = props;
  const { city, common } = useMessages();
  return (
    <PageFrame>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={city.title(name)}
        intro={city.intro(name)}
        eyebrow={page > 1 ? <p className="eyebrow">{common.pageOf(page, pageCount)}</p> : null}
      >
        <SearchField value={name} />
      </PageHeader>
      <Section>
        <SectionHeading title={nurseries.length ? city.nurseries(name) : city.none(name)} intro={nurseries.length ? null : city.noneHelp} />
        <div className="stack">
          <NurseryCards nurseries={nurseries} action={saveAction} />
          <Pagination page={page} pageCount={pageCount} hrefFor={(number) => (number > 1 ? `${path}?page=${number}` : path)} />
          {points.length > 0 && <MapOnDemand spots={points} cards={[...nurseries, ...around]} />}
        </div>
      </Section>
      {around.length > 0 && (
        <Section tone="cream">
          <SectionHeading title={city.around} intro={city.aroundIntro(name, nearKilometres)} />
          <NurseryCards nurseries={around} action={saveAction} />
        </Section>
      )}
      <About {...props} />
      {questions.length > 0 && (
        <Section tone="teal">
          <SectionHeading title={city.questions(name)} />
          <Accordion
            items={questions.map(({ id, question, answer }) => ({
              id,
              title: question,
              lang,
              content: <HtmlBody body={answer} className="prose" />,
            }))}
          />
        </Section>
      )}
      {neighbours.length > 0 && (
        <Section>
          <SectionHeading title={city.neighbours} />
          <PlaceLinks places={neighbours} />
        </Section>
      )}
      <Deferred value={articles} fallback={<ArticlesSection articles={null} />}>
        {(shown) => <ArticlesSection articles={shown} />}
      </Deferred>
      <NextStep audience="famille" />
    </PageFrame>
  );
}

function About({ intro, facts, practicalText, delay, updatedOn, lang }: CityProps) {
  const { city } = useMessages();
  const { date } = useFormats();
  return (
    <Section>
      <div className="split">
        <div>
          <SectionHeading title={city.facts} />
          <Facts facts={facts} />
        </div>
        <div className="stack">
          {intro && (
            <p className="lead" lang={lang}>
              {intro}
            </p>
          )}
          {delay && (
            <section className="surface padded stack" id="delais">
              <h3>{delay.title}</h3>
              <p className="lead">
                <strong>{delay.range}</strong>
              </p>
              <p className="muted small">{delay.from}</p>
            </section>
          )}
          {practicalText && (
            <>
              <h3>{city.practical}</h3>
              <div lang={lang}>
                <HtmlBody body={practicalText} className="prose" />
              </div>
              {updatedOn && (
                <p className="muted small">
                  {city.updated} <time dateTime={updatedOn}>{date(updatedOn)}</time>
                </p>
              )}
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Null while the articles are on their way. */
function ArticlesSection({ articles }: { articles: Articles }) {
  const { city } = useMessages();
  return (
    <Section tone="cream">
      <SectionHeading title={city.articles} />
      {articles ? (
        <ul className="grid shapes">
          {articles.map((article) => (
            <li key={article.href} lang={article.lang}>
              <ArticleCard {...article} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton />
      )}
    </Section>
  );
}
