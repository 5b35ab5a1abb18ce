/** A service of others that an instance of the site may use, by the name that editors know it by. */
export const serviceNames = ['carte', 'mesure', 'erreurs', 'anti-robots', 'vidéos', 'adresses', 'connexion', 'e-mails'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A mark at the beginning of a line, after the sign of a list, a quote or a table. */
const mark = /^(\s*(?:(?:[-*+]|\d+\.|>|\|)\s+)?)\{(si|sauf) ([^{}]+)\}\s*/;

/**
 * The lines of a text that are true of this instance: one that begins with `{si carte}` is only kept where the map comes from a
 * server of others, one with `{sauf carte}` where it does not. A mark that names no service is left out, its line stays.
 */
export function keepTrueLines(markdown: string, services: ReadonlySet<ServiceName>, onUnknown: (name: string) => void): string {
  if (!/\{(?:si|sauf) /.test(markdown)) return markdown;
  return markdown
    .split('\n')
    .flatMap((line) => {
      const [whole = '', start = '', word, name = ''] = mark.exec(line) ?? [];
      if (!whole) return [line];
      const service = serviceNames.find((serviceName) => serviceName === name.trim());
      if (!service) onUnknown(name);
      const isKept = !service || services.has(service) === (word === 'si');
      return isKept ? [start + line.slice(whole.length)] : [];
    })
    .join('\n');
}

/** The lines of a text that are true everywhere. */
export function dropConditionalLines(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !mark.test(line))
    .join('\n');
}
