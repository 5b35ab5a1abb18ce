import { type MouseEvent, useState } from 'react';
import type { VideoBlock } from '../../blocks/block.ts';
import { HtmlBody } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { Picture } from '../../components/picture.tsx';
import { Scene } from '../../components/shapes.tsx';
import { useVideoMessages } from './use-video-messages.ts';
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
export function VideoFeature({ block }: { block: VideoBlock }) {
  const messages = useVideoMessages();
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };
  const { poster, durationSeconds, transcript } = block;
  return (
    <>
      <div className={styles.video}>
        {isPlaying ? (
          <Player block={block} />
        ) : (
          <a className={styles.poster} href={block.url} onClick={play}>
            {poster ? (
              <Picture image={poster} sizes="(min-width: 1024px) 60rem, 100vw" className={styles.cover} />
            ) : (
              <Scene className={styles.cover} />
            )}
            <span className={styles.play}>
              <Icon path={icons.play} />
              {messages.play}
              {durationSeconds !== null && ` · ${messages.duration(Math.floor(durationSeconds / 60), durationSeconds % 60)}`}
            </span>
          </a>
        )}
      </div>
      <p className={`muted small ${styles.note}`}>{messages.note}</p>
      {transcript && (
        <details className={styles.note}>
          <summary className={styles.transcript}>
            {messages.transcript}
            <Icon path={icons.chevron} size={20} />
          </summary>
          <HtmlBody body={transcript} className="prose" />
        </details>
      )}
    </>
  );
}
