import { imageWidths } from '../../client/components/image-address.ts';
import { digest } from '../digest.ts';
import { canonicalOf, type ImageRequest } from '../images/grammar/image-request.ts';
import type { DailyAllowance } from './daily-allowance.ts';

/** Pictures that are made in a day of one original, and of all, beyond those the site itself asks for. */
export const mostOfOriginal = 100;
const mostOfAll = 5000;

/** Whether a picture may be made that is not kept yet: each is paid for, and anybody may write addresses. */
export type PictureAllowance = (original: string, request: ImageRequest) => Promise<boolean>;

export function createPictureAllowance(allowance: DailyAllowance): PictureAllowance {
  return async (original, request) => {
    if (isOfTheSite(request)) return true;
    const name = `picture:${(await digest(original)).slice(0, 24)}`;
    return (await allowance.take(name, mostOfOriginal)) && allowance.take('pictures', mostOfAll);
  };
}

/** WebP in a width of the site, or in that of the original: what its pages ask for, and so few that they need no counting. */
function isOfTheSite(request: ImageRequest): boolean {
  const { width } = request;
  const plain: ImageRequest = {
    width,
    format: 'webp',
    fit: 'cover',
    flatten: false,
    enlarge: false,
    animated: false,
    effects: {},
    ignored: [],
  };
  return (
    request.format === 'webp' &&
    (width === undefined || imageWidths.includes(width)) &&
    canonicalOf(request, 'webp') === canonicalOf(plain, 'webp')
  );
}
