const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Rendered Markdown as plain text on one line; no-break spaces stay what they are. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \n\t]+/g, ' ')
    .replace(/ (?=[.,)…])/g, '')
    .trim();
}
