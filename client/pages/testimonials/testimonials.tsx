import type { Audience } from '../../../routes.ts';
import { StoryNote } from '../../components/cards/story-note.tsx';
import { TestimonialCard, type TestimonialCardProps } from '../../components/cards/testimonial-card.tsx';
import type { InLanguage } from '../../components/content-types.ts';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { type Choice, ChoiceLinks } from '../../components/navigation/choice-links.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';

export interface TestimonialsProps {
  title: string;
  breadcrumbs: Breadcrumb[];
  /** Null where the stories of all are shown. */
  audience: Audience | null;
  filters: Choice[];
  stories: (TestimonialCardProps & InLanguage)[];
}

/** The stories of clients, of all or of one audience. */
export function TestimonialsPage({ title, breadcrumbs, audience, filters, stories }: TestimonialsProps) {
  const { testimonials } = useMessages();
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={title} intro={testimonials.intro}>
        <ChoiceLinks label={testimonials.filter} choices={filters} />
      </PageHeader>
      <Section>
        <StoryNote />
        <h2 className="visually-hidden">{testimonials.list}</h2>
        {stories.length === 0 && <p className="lead">{testimonials.empty}</p>}
        <ul className="grid shapes">
          {stories.map((story) => (
            <li key={story.href} lang={story.lang}>
              <TestimonialCard {...story} />
            </li>
          ))}
        </ul>
      </Section>
      <NextStep audience={audience ?? 'famille'} />
    </PageFrame>
  );
}
