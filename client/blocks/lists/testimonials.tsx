import { Suspense } from 'react';
import { StoryNote } from '../../components/cards/story-note.tsx';
import { TestimonialCard, type TestimonialCardProps } from '../../components/cards/testimonial-card.tsx';
import type { InLanguage } from '../../components/content-types.ts';
import { lazyComponent } from '../../components/loading/lazy-component.ts';
import { Section, SectionHeading } from '../../components/section.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';

export interface TestimonialsBlock {
  type: 'testimonials';
  title: string;
  intro: string | null;
  testimonials: (TestimonialCardProps & InLanguage)[];
}

/** Scrolls without its script, too. */
const Carousel = lazyComponent(async () => (await import('../../components/navigation/carousel.tsx')).Carousel);

/** Stories of clients: side by side while they fit, else in a row that scrolls. */
export function Testimonials({ block }: { block: TestimonialsBlock }) {
  const { blocks } = useMessages();
  if (block.testimonials.length === 0) return null;
  return (
    <Section tone="teal" corner>
      <SectionHeading title={block.title} intro={block.intro} />
      <Suspense>
        <Carousel
          label={blocks.carousel(block.title)}
          items={block.testimonials.map(({ lang, ...testimonial }) => ({
            key: testimonial.href,
            content: (
              <div lang={lang}>
                <TestimonialCard {...testimonial} />
              </div>
            ),
          }))}
        />
      </Suspense>
      <StoryNote />
    </Section>
  );
}
