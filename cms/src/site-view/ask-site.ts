import type { Core } from '@strapi/strapi';
import { labelOf } from '../panel/field-labels';
import { productConfig } from '../setup/product-config';

export interface ViewedEntry {
  uid: string;
  documentId: string;
  locale: 'fr' | 'en';
}

interface Rejection {
  type?: string;
  id?: string;
  field?: string;
  reason?: string;
}

interface SiteAnswer {
  /** With the prefix of the language; null where the site does not say. */
  address: string | null;
  rejections: string[];
}

const silent: SiteAnswer = { address: null, rejections: [] };
const mostMilliseconds = 5000;

/** Asks the worker, which alone knows how it reads an entry; nothing is told where it does not answer. */
export async function askSite(strapi: Core.Strapi, { uid, documentId, locale }: ViewedEntry): Promise<SiteAnswer> {
  const { url, secret } = productConfig(strapi).webhook;
  if (!url) return silent;
  try {
    const address = new URL('entry', url);
    address.search = new URLSearchParams({ uid, documentId, locale }).toString();
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(mostMilliseconds),
    });
    if (!response.ok) throw new Error(`${response.status}`);
    const { path, isShown, rejections } = (await response.json()) as { path: string | null; isShown: boolean; rejections: Rejection[] };
    const lines = rejections.map(sentenceOf);
    if (!isShown) lines.unshift('Cette page : le site ne la montre pas.');
    return { address: path, rejections: [...new Set(lines)] };
  } catch (error) {
    strapi.log.warn(`The site does not say how it shows ${uid} ${documentId}: ${error instanceof Error ? error.message : error}`);
    return silent;
  }
}

/** Reasons of the site that editors can do something about; another one is for who looks after the site. */
const reasons: [RegExp, string][] = [
  [/^(.+) leads nowhere$/, 'le lien « $1 » ne mène nulle part'],
  [/^(.+) is not shown$/, 'l’image « $1 » n’est pas montrée'],
  [/^(.+)$/, 'ce que le site y lit ne convient pas ($1)'],
  [/^$/, 'ce que le site y lit ne convient pas'],
];

function inFrench(reason: string): string {
  const [pattern = /^/, words = ''] = reasons.find(([one]) => one.test(reason)) ?? [];
  return reason.replace(pattern, words);
}

export function sentenceOf({ type = '', id = '', field = '', reason = '' }: Rejection): string {
  // Of a block the reason begins with the field.
  const [, first = '', rest = reason] = type.startsWith('blocks.') ? (/^([a-zA-Z0-9.]+) (.+)$/.exec(reason) ?? []) : [];
  const words = (field || first).split('.').map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : labelOf(part)));
  const place = [type.startsWith('blocks.') ? `Bloc ${Number(id) + 1}` : '', ...words].filter(Boolean).join(', ');
  return `${place}${place && ' : '}${inFrench(rest)}.`;
}
