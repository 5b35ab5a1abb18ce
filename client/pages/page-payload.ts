import type { Payload } from '../payload/payload.ts';
import type { PageProps } from './all-pages.ts';

/** The payload of a page, with the properties of its component. */
export interface PagePayload<Id extends keyof PageProps = keyof PageProps> extends Payload {
  pageId: Id;
  props: PageProps[Id];
}
