import { escapeHtml } from './escape-html.ts';

/** What XML 1.0 cannot hold in any spelling: control characters, two that are none, and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu;

/** Text made safe for the content and the attributes of XML. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(impossible, ''));
}
