/** What stands for the path of the home page; no slug has an underscore. */
const home = '/_home';
const prefix = '/og';
const suffix = '.png';

/** The size of the pictures that stand for a page where it is shared, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 };

/** The address of the picture that stands for a page where it is shared: `/en/equipe` → `/og/en/equipe.png`. */
export function sharePicturePath(path: string): string {
  return prefix + (path === '/' ? home : path) + suffix;
}

/** The page that such a picture stands for; null where the address is none. */
export function pathOfSharePicture(address: string): string | null {
  if (!address.startsWith(`${prefix}/`) || !address.endsWith(suffix)) return null;
  const path = address.slice(prefix.length, -suffix.length);
  return path === home ? '/' : path.length > 1 ? path : null;
}
