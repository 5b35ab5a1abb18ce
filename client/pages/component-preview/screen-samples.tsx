import { Section, SectionHeading } from '../../components/section.tsx';
import { useViewport } from '../../viewport/use-viewport.ts';

/** What the page knows of its reader's screen. */
export function ScreenSamples() {
  const { viewport, isLessThan } = useViewport();
  return (
    <Section>
      <SectionHeading title="Écran" />
      <p className="needs-script">
        Point de rupture : <code>{viewport}</code>, {isLessThan('desktop') ? 'plus étroit qu’un ordinateur' : 'au moins un ordinateur'}.
      </p>
    </Section>
  );
}
