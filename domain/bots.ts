import { isbot, isbotMatch } from 'isbot';

const unknownBot = 'bot';
/** Names of bots go into logs and reports; in characters. */
const longestName = 40;

/** The name a bot gives itself, or null for a person. */
export function botNameOf(userAgent: string | undefined): string | null {
  if (!userAgent || !isbot(userAgent)) return null;
  // What gave it away may be a part of its name: `Google` of `Googlebot`.
  const mark = isbotMatch(userAgent) ?? '';
  const end = userAgent.indexOf(mark) + mark.length;
  const start = userAgent.slice(0, end - mark.length).search(/[\w-]*$/);
  const word = /^[\w-]+/.exec(userAgent.slice(start).trimStart())?.[0] ?? unknownBot;
  // The whole of an agent may give it away, which begins with a name that all have.
  const name = word === 'Mozilla' ? (/\bcompatible;\s*([\w-]+)/.exec(userAgent)?.[1] ?? unknownBot) : word;
  return name.slice(0, longestName);
}
