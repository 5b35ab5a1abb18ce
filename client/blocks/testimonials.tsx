import { Carousel } from '../components/navigation/carousel.tsx';
import { Section, SectionHeading } from '../components/section.tsx';
import { TestimonialCard } from '../components/testimonial-card.tsx';
import { useMessages } from '../i18n/locale-context.tsx';
import type { TestimonialsBlock } from './block.ts';
import styles from './blocks.module.css';

/** Stories of clients: side by side while they fit, else in a row that scrolls. */
export function Testimonials({ block }: { block: TestimonialsBlock }) {
  const { blocks } = useMessages();
  if (block.testimonials.length === 0) return null;
  return (
    <Section tone="teal" corner>
      <SectionHeading title={block.title} intro={block.intro} />
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
      <p className={`muted small ${styles.note}`}>{blocks.testimonialNote}</p>
    </Section>
  );
}
