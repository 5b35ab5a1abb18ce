import type { Messages } from '../../fr.ts';

export const video: Messages['video'] = {
  play: 'Play the video',
  duration: (minutes, seconds) => (minutes > 0 ? `${minutes} min ${String(seconds).padStart(2, '0')} s` : `${seconds} s`),
  notes: {
    film: 'The video is loaded only after your click.',
    player: 'The video is loaded from its host only if you agree.',
    link: 'The video opens on the site of its host.',
  },
  ask: (host) => `This video is hosted by ${host}, which receives your IP address and may set trackers. Do you want to load it?`,
  agree: 'Load the video',
  elsewhere: 'Open it on the site of its host',
  transcript: 'Transcript of the video',
};
