import type { DocumentPayload } from '../../client/payload/document-payload.ts';
import type { Payload } from '../../client/payload/payload.ts';
import { listMenus } from '../../client/shell/document-menus.ts';
import type { BrowserShell } from '../../client/shell/shell-props.ts';
import { jsonForScript } from './html-json.ts';

/** True where something among the properties of a page, or in one of their lists, is still on its way. */
export function isWaiting(props: object): boolean {
  const isPromise = (value: unknown) => value instanceof Promise;
  return Object.values(props).some((value) => (Array.isArray(value) ? value.some(isPromise) : isPromise(value)));
}

/** Waits for the promises among the properties of a page and in their lists; a failed one is null. */
export async function settleProps<Props extends object>(props: Props): Promise<Props> {
  if (!isWaiting(props)) return props;
  const settled = async (value: unknown) => (Array.isArray(value) ? Promise.all(value) : value);
  const entries = Object.entries(props).map(async ([name, value]) => [name, await settled(value)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Props;
}

/**
 * The payload in the document, a {@link DocumentPayload}: texts and links of menus that the document holds already are named, not repeated, and adopted
 * from there. Its scripts the document lists for itself (`data-modules`).
 */
export function inlinePayload({ shell, props, code: { preload: _listed, ...code }, ...others }: Payload): string {
  const rest = { ...others, code };
  // Texts stand among the properties alone: to look for them everywhere would cost more than all of the JSON.
  const named = jsonForScript(withNamedTexts(props));
  return `${jsonForScript(rest).slice(0, -1)},"shell":${shellJson(shell)},"props":${named}}`;
}

interface ShellText extends Pick<BrowserShell, 'sections' | 'contactEmail' | 'contactPhone'> {
  json: string;
}

/** By the menus, which stay the same value for as long as the CMS has the same version. */
const shellTexts = new WeakMap<object, ShellText>();

/** What the browser needs of a shell, written once for all pages that have it. */
function shellJson({ menus, sections, contactEmail, contactPhone }: BrowserShell): string {
  const written = shellTexts.get(menus);
  const isSame = written?.sections === sections && written.contactEmail === contactEmail && written.contactPhone === contactPhone;
  if (written && isSame) return written.json;
  const shell: DocumentPayload['shell'] = { menus: listMenus(menus), sections, contactEmail, contactPhone };
  const json = jsonForScript(shell);
  shellTexts.set(menus, { sections, contactEmail, contactPhone, json });
  return json;
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
