import type { Audience } from '../../../routes.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { StoryNote } from '../../components/cards/story-note.tsx';
import { TestimonialCard, type TestimonialCardProps } from '../../components/cards/testimonial-card.tsx';
import type { Html, Image, InLanguage } from '../../components/content-types.ts';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { HtmlBody } from '../../components/html.tsx';
import { Deferred } from '../../components/loading/deferred.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';
import { Badge } from '../../components/surfaces/badge.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import { Storyteller, type StorytellerProps } from './storyteller.tsx';
import styles from './testimonial.module.css';

type OtherStories = (TestimonialCardProps & InLanguage)[] | null;

export interface TestimonialProps extends StorytellerProps {
  title: string;
  quote: string;
  audience: Audience;
  image: Image | null;
  body: Html;
  breadcrumbs: Breadcrumb[];
  listPath: string;
  otherStories: OtherStories | Promise<OtherStories>;
}

/** The story of a client. */
export function TestimonialPage(props: TestimonialProps) {
  const { title, quote, audience, body, lang, breadcrumbs, listPath, otherStories } = props;
  const { testimonials, common } = useMessages();
  return (
    <PageFrame>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={title}
        longTitle
        lang={lang}
        eyebrow={
          <>
            <Badge tone="sun">{common.audiences[audience]}</Badge>
            <p className="eyebrow">{testimonials.kind}</p>
          </>
        }
      />
      <div className={`container ${styles.columns}`}>
        <Storyteller {...props} />
        <div>
          <div className={styles.story} lang={lang}>
            {quote && (
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
            )}
            <HtmlBody body={body} className="prose" />
          </div>
          <StoryNote />
          <p className="no-print">
            <ButtonLink look="text" href={listPath}>
              {testimonials.allStories}
            </ButtonLink>
          </p>
        </div>
      </div>
      <Deferred value={otherStories} fallback={<OtherStoriesSection stories={null} />}>
        {(stories) => <OtherStoriesSection stories={stories} />}
      </Deferred>
      <NextStep audience={audience} />
    </PageFrame>
  );
}

/** Null while the stories are on their way. */
function OtherStoriesSection({ stories }: { stories: OtherStories }) {
  const { testimonials } = useMessages();
  return (
    <Section tone="cream">
      <SectionHeading title={testimonials.others} />
      {stories ? (
        <ul className="grid shapes">
          {stories.map((story) => (
            <li key={story.href} lang={story.lang}>
              <TestimonialCard {...story} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton />
      )}
    </Section>
  );
}
