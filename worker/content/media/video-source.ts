import type { VideoSource } from '../../../client/features/video/player.tsx';
import type { Locale } from '../../../domain/locale.ts';
import { type KnownHosts, libraryFile, linkAddress } from './editor-address.ts';

const film = /\.(?:m4v|mov|mp4|ogv|webm)$/i;

/** What editors copy from the pages of the great hosts, and the player that belongs to it. */
const players: { page: RegExp; player(id: string, rest: string): string }[] = [
  {
    page: /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    page: /^(?:(?:www\.)?vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{5,12})(?:\/|\?(?:[^#]*&)?h=)?([\da-f]{6,20})?/,
    player: (id, hash) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash && `&h=${hash}`}`,
  },
  {
    page: /^(?:(?:www\.)?dailymotion\.com\/(?:embed\/)?video\/|dai\.ly\/)([a-z0-9]{5,10})/i,
    player: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  },
];

/**
 * What plays the video an editor names: a film of the library by ourselves, a page of a host by its player, where the configuration
 * allows that host; anything else is a link. Null where the address leads nowhere.
 */
export function videoSource(written: string, hosts: KnownHosts, locale: Locale): VideoSource | null {
  const file = libraryFile(written, hosts);
  if (file && film.test(file.path)) return { kind: 'film', href: file.path };
  const href = linkAddress(written, hosts, locale);
  if (href === null) return null;
  const url = URL.parse(playerAddress(href));
  const isAllowed = url?.protocol === 'https:' && hosts.videoHosts.includes(url.host);
  return isAllowed ? { kind: 'player', href, player: url.href, host: url.host } : { kind: 'link', href };
}

function playerAddress(address: string): string {
  const place = address.replace(/^https?:\/\//i, '');
  for (const { page, player } of players) {
    const [match, id = '', rest = ''] = page.exec(place) ?? [];
    if (match) return player(id, rest);
  }
  return address;
}
