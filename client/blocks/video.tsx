import { type MouseEvent, useState } from 'react';
import { HtmlBody } from '../components/html.tsx';
import { Icon } from '../components/icon.tsx';
import * as icons from '../components/icon-paths.ts';
import { Picture } from '../components/picture.tsx';
import { Section, SectionHeading } from '../components/section.tsx';
import { Scene } from '../components/shapes.tsx';
import { useMessages } from '../i18n/locale-context.tsx';
import type { VideoBlock } from './block.ts';
import blockStyles from './blocks.module.css';
import styles from './video.module.css';

const isFile = (url: string) => /\.(?:mp4|webm)(?:$|\?)/.test(url);

function Player({ block }: { block: VideoBlock }) {
  if (isFile(block.url)) {
    // biome-ignore lint/a11y/useMediaCaption: the transcript stands below the video, editors have no caption files
    return <video className={styles.player} src={block.url} controls autoPlay playsInline />;
  }
  return <iframe className={styles.player} src={block.url} title={block.title} allow="autoplay; fullscreen; picture-in-picture" />;
}

/** A video behind its poster: nothing is asked of its host before the click. Without JavaScript the poster is a link to it. */
export function Video({ block }: { block: VideoBlock }) {
  const { blocks } = useMessages();
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  const { title, text, poster, durationSeconds, transcript } = block;
  return (
    <Section tone="cream">
      <SectionHeading title={title} intro={text} />
      <div className={styles.video}>
        {isPlaying ? (
          <Player block={block} />
        ) : (
          <a className={styles.poster} href={block.url} onClick={play}>
            {poster ? (
              <Picture image={poster} sizes="(min-width: 1024px) 60rem, 100vw" className={blockStyles.cover} />
            ) : (
              <Scene className={blockStyles.cover} />
            )}
            <span className={styles.play}>
              <Icon path={icons.play} />
              {blocks.playVideo}
              {durationSeconds !== null && ` · ${blocks.videoDuration(Math.floor(durationSeconds / 60), durationSeconds % 60)}`}
            </span>
          </a>
        )}
      </div>
      <p className={`muted small ${blockStyles.note}`}>{blocks.videoNote}</p>
      {transcript && (
        <details className={blockStyles.note}>
          <summary className={styles.transcript}>
            {blocks.transcript}
            <Icon path={icons.chevron} size={20} />
          </summary>
          <HtmlBody body={transcript} className="prose" />
        </details>
      )}
    </Section>
  );
}
