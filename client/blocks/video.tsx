import { lazy, Suspense } from 'react';
import { Section, SectionHeading } from '../components/section.tsx';
import type { VideoBlock } from '../features/video/video.tsx';

const load = () => import('../features/video/video.tsx').then((module) => ({ default: module.VideoFeature }));
/** In the worker it is there from the start; in the browser its chunk comes on the pages that have one, and hydrates what stands there. */
const VideoFeature = import.meta.env.SSR ? (await load()).default : lazy(load);

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
