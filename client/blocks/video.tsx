import { Suspense } from 'react';
import { lazyComponent } from '../components/loading/lazy-component.ts';
import { Section, SectionHeading } from '../components/section.tsx';
import type { VideoBlock } from '../features/video/video.tsx';

const VideoFeature = lazyComponent(async () => (await import('../features/video/video.tsx')).VideoFeature);

/** A video with its title. */
export function Video({ block }: { block: VideoBlock }) {
  return (
    <Section tone="cream">
      <SectionHeading title={block.title} intro={block.text} />
      <Suspense>
        <VideoFeature block={block} />
      </Suspense>
    </Section>
  );
}
