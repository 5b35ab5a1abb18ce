import type { Payload } from '../payload/payload.ts';
import type { ShellProps } from '../shell/shell-props.ts';
import type { PageProps } from './all-pages.ts';

/** The payload of a page as the worker has it, with the properties of its component, and with what the footer says. */
export interface PagePayload<Id extends keyof PageProps = keyof PageProps> extends Payload {
  pageId: Id;
  props: PageProps[Id];
  shell: ShellProps;
}
