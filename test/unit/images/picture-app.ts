import { createTestApp } from '../../app/test-app.ts';
import { pngHeader } from '../../helpers/sample-pictures.ts';

export const modified = 'Wed, 25 Nov 2026 10:00:00 GMT';
export const upload = '/_ipx/w_320/uploads/photo.png';
export const photo = pngHeader(1600, 1200);
export const headers = { 'content-type': 'image/png', 'last-modified': modified, 'cache-control': 'max-age=60' };

export type Answers = Record<string, () => Response>;

/** The app with sources by their whole address. */
export function startApp(answers: Answers, hasImages = true) {
  const sources: Answers = { 'http://cms.example/uploads/photo.png': () => new Response(photo, { headers }), ...answers };
  return createTestApp((url) => sources[url.href]?.() ?? new Response('gone', { status: 404 }), undefined, { hasImages });
}
