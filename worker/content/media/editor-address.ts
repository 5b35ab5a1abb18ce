import { type Locale, localizePath, splitLocale } from '../../../domain/locale.ts';
import type { ServiceName } from '../text/true-lines.ts';

/** The hosts that editors copy addresses from, and that are ours. */
export interface KnownHosts {
  siteOrigin: string;
  /** The CMS as the worker reaches it, and as editors see it. */
  cmsOrigins: string[];
  /** Host of the bucket the media library is kept in; null where the CMS keeps it. */
  bucketHost: string | null;
  /** Hosts whose players may stand in our pages. */
  videoHosts: string[];
  /** What else this instance uses of others, as far as texts speak of it. */
  services: ReadonlySet<ServiceName>;
}

/** A file of the media library: its address there, and the one that this site serves it under. */
export interface LibraryFile {
  url: string;
  path: string;
}

/** Where files of the bucket are that are passed on as they are. */
export const bucketPath = '/uploads/bucket';

const uploadPath = /^\/uploads\/[\w-]+\.[a-z0-9]+$/i;
/** Pictures that are resized: the address of their original stays what it is. */
const resized = /\.(?:avif|jpe?g|png|webp)$/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const webScheme = /^https?:/i;
const mailbox = /^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i;
const telephone = /^\+?[\d\s().-]{6,24}$/;
/** `www.caf.fr/aides`, `crèche.fr:8080`: a name with a top-level domain that is not the ending of a file. */
const hostName =
  /^(?:[\p{L}\p{N}-]+\.)+(?!(?:html?|php|pdf|docx?|xlsx?|pptx?|jpe?g|png|webp|gif|svg|zip|mp4)\b)\p{L}{2,}(?::\d+)?(?=[/?#]|$)/iu;
/** What the editor's button for links leaves where nobody has typed an address. */
const placeholder = 'link';
/** Files are the same in every language. */
const filePath = /^\/(?:uploads|_ipx|og)\/|\.[a-z0-9]{1,5}$/i;

/** The file of the media library that an address names, however it was copied; null where it names none. */
export function libraryFile(address: string, { cmsOrigins, bucketHost }: KnownHosts): LibraryFile | null {
  const [path = ''] = address.trim().split(/[?#]/, 1);
  if (path.startsWith('/') && !path.startsWith('//')) return uploadPath.test(path) ? { url: path, path } : null;
  const url = URL.parse(path.startsWith('//') ? `https:${path}` : path);
  if (!url || !webScheme.test(url.protocol) || url.username) return null;
  if (cmsOrigins.some((origin) => hostOf(origin) === url.host)) {
    return uploadPath.test(url.pathname) ? { url: url.pathname, path: url.pathname } : null;
  }
  return url.host === bucketHost && url.pathname.length > 1 ? { url: url.href, path: servedAddress(url.href) } : null;
}

/** The address that this site serves a file of the library under. */
export function servedAddress(libraryUrl: string): string {
  if (libraryUrl.startsWith('/') || resized.test(libraryUrl)) return libraryUrl;
  return bucketPath + (URL.parse(libraryUrl)?.pathname ?? '');
}

/**
 * Where a link of an editor leads: what is missing is put right, our own pages are addressed without a host and in the language of
 * the page, files of the library as this site serves them. Null where it leads nowhere, or where it would run something.
 */
export function linkAddress(written: string, hosts: KnownHosts, locale: Locale): string | null {
  // What cannot be seen is pasted along with an address, and hides what follows it.
  const address = written.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  if (address === '' || address === '#' || address === placeholder) return null;
  if (address.startsWith('#')) return address;
  if (address.startsWith('//')) return webAddress(`https:${address}`, hosts, locale);
  if (address.startsWith('/')) return inLanguage(address, locale);
  if (hostName.test(address)) return webAddress(`https://${address}`, hosts, locale);
  if (webScheme.test(address)) return webAddress(address, hosts, locale);
  if (/^(?:mailto|tel):/i.test(address)) return address;
  if (scheme.test(address)) return null;
  if (mailbox.test(address)) return `mailto:${address}`;
  if (telephone.test(address) && address.replace(/\D/g, '').length >= 8) return `tel:${address.replace(/[^\d+]/g, '')}`;
  // A path whose first slash was forgotten.
  return inLanguage(`/${address.replace(/^(?:\.{1,2}\/)+/, '')}`, locale);
}

function webAddress(address: string, hosts: KnownHosts, locale: Locale): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const file = libraryFile(address, hosts);
  if (file) return file.path.startsWith('/') ? file.path : `/_ipx/_/${file.path}`;
  if (withoutWww(url.host) === withoutWww(hostOf(hosts.siteOrigin))) return inLanguage(url.pathname + url.search + url.hash, locale);
  return address;
}

function inLanguage(path: string, locale: Locale): string {
  const [name = ''] = path.split(/[?#]/, 1);
  return filePath.test(name) || splitLocale(name).locale !== 'fr' ? path : localizePath(path, locale);
}

function hostOf(origin: string): string {
  return URL.parse(origin)?.host ?? '';
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
