import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Messages } from '../i18n/fr.ts';
import type { Payload } from '../payload/payload.ts';
import type { PageProps } from './page-props.ts';

export type PageComponents = { [Id in keyof PageProps]: ComponentType<PageProps[Id]> };

/** A page ready to be shown: its payload, its component with the payload's properties, the messages of its interface. */
export interface PageView {
  payload: Payload;
  page: ReactElement;
  messages: Messages;
}

/** Joins a payload and its component; the table they come from is typed by page id, which TypeScript cannot follow here. */
export function createPageView(payload: Payload, component: PageComponents[keyof PageProps], messages: Messages): PageView {
  const page = createElement<object>(component as ComponentType<object>, { ...payload.props, key: payload.path });
  return { payload, page, messages };
}
