import { type MouseEvent, useState } from 'react';
import type { Html, Image } from '../../components/content-types.ts';
import { HtmlBody } from '../../components/html.tsx';
import { Icon } from '../../components/icon.tsx';
import * as icons from '../../components/icon-paths.ts';
import { Picture } from '../../components/picture.tsx';
import { Scene } from '../../components/shapes.tsx';
import { Player, PlayerQuestion, type VideoSource, type VideoStep } from './player.tsx';
import { useVideoMessages } from './use-video-messages.ts';
import styles from './video.module.css';

export interface VideoBlock {
  type: 'video';
  title: string;
  text: string | null;
  source: VideoSource;
  poster: Image | null;
  durationSeconds: number | null;
  transcript: Html | null;
}

function Poster({ block, onPlay }: { block: VideoBlock; onPlay: (event: MouseEvent) => void }) {
  const messages = useVideoMessages();
  const { source, poster, durationSeconds } = block;
  return (
    <a className={styles.poster} href={source.href} onClick={onPlay}>
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
  );
}

/**
 * A video behind its poster: nothing is asked of its host before the reader agrees. Without JavaScript, and for a host that no
 * player is allowed of, the poster is a link to it.
 */
export function VideoFeature({ block }: { block: VideoBlock }) {
  const messages = useVideoMessages();
  const [step, setStep] = useState<VideoStep>('poster');
  const { source, title, transcript } = block;
  const play = (event: MouseEvent) => {
    if (source.kind === 'link' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setStep(source.kind === 'film' ? 'playing' : 'asked');
  };
  return (
    <>
      <div className={styles.video}>
        {step === 'poster' && <Poster block={block} onPlay={play} />}
        {step === 'asked' && source.kind === 'player' && <PlayerQuestion source={source} onAgree={() => setStep('playing')} />}
        {step === 'playing' && source.kind !== 'link' && <Player source={source} title={title} />}
      </div>
      <p className={`muted small ${styles.note}`}>{messages.notes[source.kind]}</p>
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
