import type { Payload } from '../../client/payload/payload.ts';
import { jsonForScript } from './html-json.ts';

/** True where something among the properties of a page, or in one of their lists, is still on its way. */
export function isWaiting(props: object): boolean {
  return Object.values(props).some((value) => [value].flat().some((item) => item instanceof Promise));
}

/** Waits for the promises among the properties of a page and in their lists; a failed one is null. */
export async function settleProps<Props extends object>(props: Props): Promise<Props> {
  if (!isWaiting(props)) return props;
  const settled = async (value: unknown) => (Array.isArray(value) ? Promise.all(value) : value);
  const entries = Object.entries(props).map(async ([name, value]) => [name, await settled(value)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Props;
}

/** The payload in the document: texts that the document holds already are named, not repeated, and adopted from there. */
export function inlinePayload({ shell, props, ...rest }: Payload): string {
  const { menus, sections, contactEmail, contactPhone } = shell;
  // Texts stand among the properties alone: to look for them everywhere would cost more than all of the JSON.
  const named = jsonForScript(props, (_, value) => (isHtml(value) ? { id: value.id, html: '' } : value));
  const others = jsonForScript({ ...rest, shell: { menus, sections, contactEmail, contactPhone } });
  return `${others.slice(0, -1)},"props":${named}}`;
}

function isHtml(value: unknown): value is { id: string; html: string } {
  if (typeof value !== 'object' || value === null || !('html' in value) || !('id' in value)) return false;
  return typeof value.html === 'string' && typeof value.id === 'string' && Object.keys(value).length === 2;
}
