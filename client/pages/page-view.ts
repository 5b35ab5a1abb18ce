import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Messages } from '../i18n/fr.ts';
import type { Payload } from '../payload/payload.ts';

/** A page ready to be shown: its payload, its component with the payload's properties, the messages of its interface. */
export interface PageView {
  payload: Payload;
  page: ReactElement;
  messages: Messages;
}

/** Joins a payload and the component that it names: the properties of one are those that the other takes. */
export function createPageView(payload: Payload, component: ComponentType<never>, messages: Messages): PageView {
  const page = createElement<object>(component as ComponentType<object>, { ...payload.props, key: payload.path });
  return { payload, page, messages };
}
