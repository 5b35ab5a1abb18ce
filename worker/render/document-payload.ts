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
  const named = jsonForScript(withNamedTexts(props));
  const others = jsonForScript({ ...rest, shell: { menus, sections, contactEmail, contactPhone } });
  return `${others.slice(0, -1)},"props":${named}}`;
}

/**
 * A value with the names of its texts in place of these, copied only where it holds one: JSON that asks a function about each value takes twice
 * as long.
 */
function withNamedTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isHtml(value)) return { id: value.id, html: '' };
  if (Array.isArray(value)) {
    const parts = value.map(withNamedTexts);
    return parts.some((part, index) => part !== value[index]) ? parts : value;
  }
  let copy: Record<string, unknown> | null = null;
  for (const [name, part] of Object.entries(value)) {
    const named = withNamedTexts(part);
    if (named === part) continue;
    copy ??= { ...value };
    copy[name] = named;
  }
  return copy ?? value;
}

function isHtml(value: unknown): value is { id: string; html: string } {
  if (typeof value !== 'object' || value === null || !('html' in value) || !('id' in value)) return false;
  return typeof value.html === 'string' && typeof value.id === 'string' && Object.keys(value).length === 2;
}
