import * as v from 'valibot';
import type { Image } from '../../../client/components/content-types.ts';
import type { StrapiClient } from '../strapi/strapi-client.ts';
import { strapiMedia, toImage } from '../strapi/strapi-schemas.ts';
import type { LibraryPictures } from '../text/text-context.ts';

/** Asked for at once; a text with more of them keeps the rest without a size. */
const mostAsked = 100;
const fields = ['url', 'alternativeText', 'width', 'height', 'updatedAt', 'formats'];

/** What the media library knows of the pictures in texts, which Markdown itself cannot say: one question for all of them. */
export async function findPictures(client: StrapiClient, urls: Iterable<string>): Promise<LibraryPictures> {
  const addresses = [...urls].slice(0, mostAsked);
  const answer = await client.get('/upload/files', { filters: { url: { $in: addresses } }, fields });
  const files = v.parse(v.array(v.unknown()), answer).flatMap((raw) => {
    const parsed = v.safeParse(strapiMedia, raw);
    return parsed.success ? [parsed.output] : [];
  });
  const pictures = files.flatMap((file): [string, Image][] => {
    const image = toImage(file);
    return image ? [[file.url, image]] : [];
  });
  return new Map(pictures);
}
