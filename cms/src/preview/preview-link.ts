import { shownTypes } from '../editorial/editorial-types';
import { signatureOf } from '../links/signed-link';

const linkLifetimeSeconds = 30 * 60;

const previewedTypes: readonly string[] = shownTypes;

export interface PreviewSettings {
  siteUrl: string;
  secret: string;
}

interface PreviewTarget {
  uid: string;
  documentId: string;
  locale: string;
  status: string;
  /** Seconds since 1970. */
  expires: number;
}

/** The address on which the worker shows a draft; it checks the signature and the end date before it reads anything. */
export function buildPreviewLink(target: PreviewTarget, { siteUrl, secret }: PreviewSettings): string {
  const { uid, documentId, locale, status, expires } = target;
  const signature = signatureOf(`${uid}:${documentId}:${locale}:${expires}`, secret);
  const query = new URLSearchParams({ uid, documentId, locale, status, expires: String(expires), signature });
  return `${siteUrl}/apercu?${query}`;
}

/** Answers Strapi's "where is the preview of this entry?"; undefined hides the button. */
export function createPreviewHandler(settings: PreviewSettings) {
  return (uid: string, params: { documentId?: string; locale?: string; status?: string }): string | undefined => {
    const name = /^api::(.+)\.\1$/.exec(uid)?.[1];
    if (!params.documentId || !name || !previewedTypes.includes(name)) return undefined;
    const expires = Math.floor(Date.now() / 1000) + linkLifetimeSeconds;
    const { documentId, locale, status } = params;
    return buildPreviewLink({ uid, documentId, locale: locale ?? 'fr', status: status ?? 'draft', expires }, settings);
  };
}
