import { dropConditionalLines } from './true-lines.ts';

/** What Markdown says, without its marks and on one line: for searching, where rendering it would cost too much. */
export function markdownText(markdown: string): string {
  return dropConditionalLines(markdown)
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/^\s*>\s*(?:\[!\w+\])?/gm, ' ')
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.)\s+/gm, ' ')
    .replace(/^[\s|:-]+$/gm, ' ')
    .replace(/[*_`|~]+/g, ' ')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/ (?=[.,)…])/g, '')
    .trim();
}
