import type { Messages } from '../../fr.ts';

export const video: Messages['video'] = {
  play: 'Play the video',
  duration: (minutes, seconds) => (minutes > 0 ? `${minutes} min ${String(seconds).padStart(2, '0')} s` : `${seconds} s`),
  note: 'The video is loaded from its host only after your click.',
  transcript: 'Transcript of the video',
};
