import { isbot, isbotMatch } from 'isbot';

/** The name a bot gives itself, or null for a person. */
export function botNameOf(userAgent: string | undefined): string | null {
  if (!userAgent || !isbot(userAgent)) return null;
  // What gave it away may be a part of its name: `Google` of `Googlebot`.
  const mark = isbotMatch(userAgent) ?? '';
  const end = userAgent.indexOf(mark) + mark.length;
  const start = userAgent.slice(0, end - mark.length).search(/[\w-]*$/);
  const word = /^[\w-]+/.exec(userAgent.slice(start).trimStart());
  return word?.[0] ?? 'bot';
}
