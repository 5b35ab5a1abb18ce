import * as v from 'valibot';
import { isSigned } from './signature.ts';

/** Where the CMS sends an editor who wants to see an entry, and where a preview ends. */
export const previewPath = '/apercu';
export const previewEndPath = '/apercu/fin';

/** The version of an entry that is looked at: a tab of the CMS's preview. */
export type PreviewStatus = 'draft' | 'published';

export interface PreviewLink {
  uid: string;
  documentId: string;
  locale: string;
  status: PreviewStatus;
}

const linkSchema = v.object({
  uid: v.string(),
  documentId: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,64}$/i)),
  locale: v.string(),
  // Not part of what is signed: who may see the draft may see the published entry.
  status: v.fallback(v.picklist(['draft', 'published']), 'draft'),
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  signature: v.string(),
});

/** Reads the query of a link of the CMS (`cms/src/preview/preview-link.ts`); null where it is not signed, or not any more. */
export async function readPreviewLink(
  query: URLSearchParams,
  { secret, now }: { secret: string; now: number },
): Promise<PreviewLink | null> {
  const parsed = v.safeParse(linkSchema, Object.fromEntries(query));
  if (!parsed.success) return null;
  const { expires, signature, ...link } = parsed.output;
  const isOurs = await isSigned(`${link.uid}:${link.documentId}:${link.locale}:${expires}`, signature, secret);
  return isOurs && now < Number(expires) * 1000 ? link : null;
}
