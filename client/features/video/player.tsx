import { Button } from '../../components/actions/button.tsx';
import { useVideoMessages } from './use-video-messages.ts';
import styles from './video.module.css';

/** What plays a video; `href` is where it is seen without us. */
export type VideoSource =
  | { kind: 'film'; href: string }
  | { kind: 'player'; href: string; player: string; host: string }
  | { kind: 'link'; href: string };

/** What a reader has asked of a video so far. */
export type VideoStep = 'poster' | 'asked' | 'playing';

interface PlayerProps {
  source: Exclude<VideoSource, { kind: 'link' }>;
  title: string;
}

/** The film, or the player of its host. */
export function Player({ source, title }: PlayerProps) {
  if (source.kind === 'film') {
    // biome-ignore lint/a11y/useMediaCaption: the transcript stands below the video, editors have no caption files
    return <video className={styles.player} src={source.href} aria-label={title} controls autoPlay playsInline />;
  }
  return (
    <iframe
      className={styles.player}
      src={source.player}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      // Hosts want to know which site shows their player.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Says what a host will learn, and asks: its player is loaded by the second click only. */
export function PlayerQuestion({ source, onAgree }: { source: Extract<VideoSource, { kind: 'player' }>; onAgree: () => void }) {
  const messages = useVideoMessages();
  return (
    <div className={styles.question}>
      <p tabIndex={-1} ref={(question) => question?.focus()}>
        {messages.ask(source.host)}
      </p>
      <Button onClick={onAgree}>{messages.agree}</Button>
      <a href={source.href} rel="noopener noreferrer">
        {messages.elsewhere}
      </a>
    </div>
  );
}
