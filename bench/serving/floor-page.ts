import type { Context } from 'hono';
import { createElement, type ReactNode } from 'react';
import type { Payload } from '../../client/payload/payload.ts';
import type { ClientBuild } from '../../worker/dependencies.ts';
import { siteDocument } from '../../worker/render/site-document.tsx';

/** What the floors render, whole, in one KV value. */
export interface FloorPage {
  payload: Payload;
  /** The footer as the site writes it: the data it is made of stay with the worker. */
  footer: { className: string; html: string };
  nonce: string;
}

/** Of the path, in characters: a key of KV has at most 512 bytes. */
const longestKey = 400;

export interface FloorEnvironment {
  Bindings: { CACHE: { get(key: string, type: 'json'): Promise<FloorPage | null> } };
}

/** What a request asks for, by one KV read. */
export const readFloorPage = (c: Context<FloorEnvironment>): Promise<FloorPage | null> =>
  c.env.CACHE.get(`floor-page:${c.req.path.slice(-longestKey)}`, 'json');

/** The site's own document. What changes in the document changes here. */
export function floorDocument({ payload, footer: { className, html } }: FloorPage, build: ClientBuild): Promise<ReactNode> {
  const footer = createElement('footer', { className, dangerouslySetInnerHTML: { __html: html } });
  return siteDocument(payload, build, { isWhole: true, footer });
}
