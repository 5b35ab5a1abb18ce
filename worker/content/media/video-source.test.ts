import { expect, test } from 'vitest';
import { testHosts } from '../../../test/app/read-context.ts';
import { videoSource } from './video-source.ts';

const bucket = 'https://photos.s3.eu-west-3.amazonaws.com';
const sourceOf = (written: string) => videoSource(written, testHosts, 'fr');

test.each([
  ['/uploads/visite_1.mp4', '/uploads/visite_1.mp4'],
  ['https://panel.example/uploads/visite_1.webm?x=1', '/uploads/visite_1.webm'],
  [`${bucket}/films/visite.mov`, '/uploads/bucket/films/visite.mov'],
])('%s is a film of ours', (written, href) => {
  expect(sourceOf(written)).toEqual({ kind: 'film', href });
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=4', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/ab12cd34ef', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd34ef'],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd34ef'],
  ['https://films.example/play/1', 'https://films.example/play/1'],
])('%s is played by the player of its host', (written, player) => {
  expect(sourceOf(written)).toMatchObject({ kind: 'player', player, host: new URL(player).host });
});

test.each([
  ['https://www.dailymotion.com/video/x8abcde', 'https://www.dailymotion.com/video/x8abcde'],
  ['https://elsewhere.example/visite.mp4', 'https://elsewhere.example/visite.mp4'],
  ['http://films.example/play/1', 'http://films.example/play/1'],
  ['https://films.example.evil.example/1', 'https://films.example.evil.example/1'],
  ['/contact', '/contact'],
])('%s is a link: its host is not allowed', (written, href) => {
  expect(sourceOf(written)).toEqual({ kind: 'link', href });
});

test('an address that leads nowhere is no video', () => {
  expect(sourceOf('javascript:alert(1)')).toBeNull();
});
