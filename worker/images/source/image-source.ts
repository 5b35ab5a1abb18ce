import { ImageError } from '../image-error.ts';

/** Where the original of a picture is; nothing but these is ever asked. */
export type ImageSource = { kind: 'own'; path: string } | { kind: 'upload' | 'bucket'; url: URL };

export interface AllowedSources {
  cmsOrigin: string;
  /** Host of the one bucket; null where there is none. */
  bucketHost: string | null;
}

const withScheme = /^[a-z][a-z0-9+.-]*:/i;
const uploadPath = /^\/uploads\/[\w-]+\.[a-z0-9]{1,5}$/i;
/** Own files that are pictures; a name says enough, since they are ours. */
const ownPath = /^\/[\w./-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The source an address names. Its query is dropped: it changes no picture, and would make endless many of one. */
export function resolveSource(id: string, allowed: AllowedSources): ImageSource {
  if (id.includes('\\')) throw new ImageError(400, 'IPX_INVALID_ID', 'The picture has a backslash in its name');
  if (withScheme.test(id)) return bucketSource(id, allowed);
  // What a browser would take for another host.
  if (id.startsWith('/')) throw forbiddenHost();
  const path = `/${id.split(/[?#]/, 1)[0]}`;
  if (path.split('/').some((part) => part === '..' || part === '.'))
    throw new ImageError(400, 'IPX_INVALID_ID', 'The path leaves its folder');
  if (path.startsWith('/uploads/')) {
    if (!uploadPath.test(path)) throw new ImageError(404, 'IPX_FILE_NOT_FOUND', 'There is no such picture');
    return { kind: 'upload', url: new URL(path, allowed.cmsOrigin) };
  }
  if (!ownPath.test(path)) throw new ImageError(415, 'IPX_UNSUPPORTED_SOURCE', 'This is no picture of this site');
  return { kind: 'own', path };
}

/** Where a redirect leads, held to the same rules as the source it came from. */
export function resolveRedirect(from: URL, location: string | null, allowed: AllowedSources): ImageSource {
  const target = location === null ? null : URL.parse(location, from);
  if (!target) throw new ImageError(502, 'IPX_BAD_REDIRECT', 'The source redirects to nowhere');
  const isUpload = target.origin === allowed.cmsOrigin && uploadPath.test(target.pathname) && !target.username && !target.password;
  return isUpload ? { kind: 'upload', url: withoutQuery(target) } : bucketSource(target.href, allowed);
}

function bucketSource(address: string, { bucketHost }: AllowedSources): ImageSource {
  // The parser restores the second slash of `https:/host`, which a proxy in front of us may have merged away.
  const url = URL.parse(address);
  if (!url) throw new ImageError(400, 'IPX_INVALID_ID', 'The address cannot be read');
  if (url.protocol !== 'https:') throw new ImageError(403, 'IPX_FORBIDDEN_PROTOCOL', 'Only https is allowed');
  // The whole host with its port, and nobody logged in: a prefix of it proves nothing.
  if (bucketHost === null || url.host !== bucketHost || url.username || url.password) throw forbiddenHost();
  if (url.pathname === '/') throw new ImageError(400, 'IPX_MISSING_ID', 'The picture is missing');
  return { kind: 'bucket', url: withoutQuery(url) };
}

function withoutQuery(url: URL): URL {
  const bare = new URL(url);
  bare.search = '';
  bare.hash = '';
  return bare;
}

function forbiddenHost(): ImageError {
  return new ImageError(403, 'IPX_FORBIDDEN_HOST', 'Pictures of this host are not served');
}
