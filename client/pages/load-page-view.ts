import type { ComponentType } from 'react';
import { throwChunkError } from '../deploys/chunk-errors.ts';
import type { Messages } from '../i18n/fr.ts';
import type { Payload } from '../payload/payload.ts';
import { loadPageStyles } from './page-styles.ts';
import { createPageView, type PageView } from './page-view.ts';

/** Loads what a payload needs to be shown: its component, the messages and the stylesheet it names, all at once. */
export async function loadPageView(payload: Payload): Promise<PageView> {
  const { page, messages, styles } = payload.code;
  const scripts = [page.module, ...messages].map((address) => import(/* @vite-ignore */ address));
  const loads = [...scripts, ...(styles ? [loadPageStyles(styles)] : [])];
  const [pageModule, ...areas] = await Promise.all(loads.map((load) => load.catch(throwChunkError)));
  const component: ComponentType<never> = pageModule[page.name];
  // The payload names every area that the page's modules use; no other is read.
  const texts: Messages = Object.assign({}, ...areas);
  return createPageView(payload, component, texts);
}
