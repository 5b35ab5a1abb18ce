import { escapeHtml } from '../../../domain/text/escape-html.ts';

/** Marks within a line that editors type, or that the editor's buttons write; each is kept without its attributes. */
const inlineTags = new Set('a abbr b br cite code del em i ins kbd mark q s small strong sub sup u wbr'.split(' '));
/** What stands by itself, as it is pasted from elsewhere. */
const blockTags = new Set(
  'blockquote caption dd details dl dt figcaption figure h2 h3 h4 h5 h6 hr li ol p pre summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Tags that say how something looks or where it stands: their content stays. */
const hollowTags = new Set(
  'address article aside body center col colgroup div font footer header html main o:p section span tt'.split(' '),
);
const otherNames: Record<string, string> = { h1: 'h2', strike: 's', big: 'span' };
const voidTags = new Set(['br', 'hr', 'img', 'wbr']);
const piece = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const tag = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;
/** An entity that was escaped once more. */
const escapedEntity = /&amp;(?=(?:[a-z]{2,31}|#\d{1,7}|#x[\da-f]{1,6});)/gi;

export interface RawParts {
  /** The opening tag of a link; empty where it leads nowhere. */
  linkTag(address: string): string;
  picture(address: string, alternativeText: string): string;
  tableLabel: string;
}

/** HTML within a text: harmless tags stay, without attributes; what may do more than mark a text is shown in letters. */
export function rawHtml(text: string, isBlock: boolean, parts: RawParts): string {
  return text.replace(piece, (whole: string, ...groups: string[]) => {
    const [slash = '', written = '', attributes = ''] = groups;
    if (whole.startsWith('<!--')) return '';
    if (!written) return escapeHtml(whole).replace(escapedEntity, '&');
    const lower = String(written).toLowerCase();
    const name = Object.hasOwn(otherNames, lower) ? (otherNames[lower] ?? lower) : lower;
    if (hollowTags.has(name) || (blockTags.has(name) && !isBlock)) return '';
    if (name === 'img') return parts.picture(attribute(attributes, 'src'), attribute(attributes, 'alt'));
    if (!inlineTags.has(name) && !blockTags.has(name)) return escapeHtml(whole);
    if (name === 'a' && !slash) return parts.linkTag(attribute(attributes, 'href'));
    if (name === 'table') {
      return slash
        ? '</table></div>'
        : `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeHtml(parts.tableLabel)}"><table>`;
    }
    return `<${slash}${name}>`;
  });
}

function attribute(attributes: string, name: string): string {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').replaceAll('&amp;', '&');
}

/** Closes what an editor left open and drops what closes nothing, so that a text never reaches into the page around it. */
export function balanceTags(html: string): string {
  const open: string[] = [];
  const balanced = html.replace(tag, (whole: string, slash: string, name: string) => {
    if (voidTags.has(name)) return slash ? '' : whole;
    if (!slash) {
      open.push(name);
      return whole;
    }
    const at = open.lastIndexOf(name);
    if (at < 0) return '';
    return closed(open.splice(at));
  });
  return balanced + closed(open);
}

function closed(names: string[]): string {
  return names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
}
