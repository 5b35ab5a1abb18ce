import * as v from 'valibot';
import type { VideoBlock } from '../../../client/features/video/video.tsx';
import { videoSource } from '../media/video-source.ts';
import { optionalMedia, optionalNumber, optionalText, requiredText, toImage } from '../strapi/strapi-schemas.ts';
import { toHtml } from '../text/markdown.ts';
import { defineBlock } from './kit/define-block.ts';
import { sampleHtml, sampleText } from './kit/sample-words.ts';

export const video = defineBlock('video', {
  schema: v.object({
    title: requiredText,
    text: optionalText,
    url: requiredText,
    poster: optionalMedia,
    durationSeconds: optionalNumber,
    transcript: optionalText,
  }),
  populate: { populate: { poster: true } },
  toBlock({ url, ...raw }, options): VideoBlock | string {
    const source = videoSource(url, options.context.hosts, options.locale);
    if (!source) return `url ${url} leads nowhere`;
    const transcript = raw.transcript ? toHtml(raw.transcript, options) : null;
    return { type: 'video', ...raw, source, poster: toImage(raw.poster), transcript };
  },
  text: ({ title, text, transcript }) => [title, text, transcript],
  samples: [
    {
      type: 'video',
      title: 'Vidéo',
      text: sampleText,
      source: { kind: 'film', href: '/uploads/creche.mp4' },
      poster: null,
      durationSeconds: 95,
      transcript: sampleHtml('transcription'),
    },
    {
      type: 'video',
      title: 'Vidéo d’un hébergeur',
      text: null,
      source: {
        kind: 'player',
        href: 'https://www.youtube.com/watch?v=exemple',
        player: 'https://www.youtube-nocookie.com/embed/exemple?autoplay=1',
        host: 'www.youtube-nocookie.com',
      },
      poster: null,
      durationSeconds: null,
      transcript: null,
    },
  ],
});
