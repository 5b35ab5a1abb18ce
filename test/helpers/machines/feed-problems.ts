import { childrenOf, childText, readXml, type XmlElement } from './read-xml.ts';

const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/;
const channelElements = ['title', 'link', 'description', 'language', 'atom:link', 'item'];
const itemElements = ['title', 'link', 'guid', 'description', 'pubDate'];

const isAddress = (text: string | undefined) => text !== undefined && /^https?:/.test(text) && URL.canParse(text);
const isDate = (text: string) => rfc822.test(text) && new Date(text).toUTCString() === text;

/** What is wrong with a feed by RSS 2.0 and the best practices of the RSS Advisory Board; empty where nothing is. */
export function feedProblems(source: string, self: string): string[] {
  const rss = readXml(source);
  const [channel, ...others] = childrenOf(rss, 'channel');
  if (rss.name !== 'rss' || rss.attributes.version !== '2.0' || !channel || others.length > 0) return ['no channel of RSS 2.0'];
  const problems: string[] = [];
  const check = (isRight: boolean | undefined, problem: string) => {
    if (!isRight) problems.push(problem);
  };
  for (const { name } of channel.children) check(channelElements.includes(name), `channel has ${name}`);
  for (const name of ['title', 'description'])
    check(childText(channel, name)?.trim() !== '' && childText(channel, name) !== undefined, `channel has no ${name}`);
  check(isAddress(childText(channel, 'link')), 'channel has no link');
  check(/^[a-z]{2}(?:-[a-z]{2})?$/i.test(childText(channel, 'language') ?? ''), 'no language');
  const [atom] = childrenOf(channel, 'atom:link');
  check(rss.attributes['xmlns:atom'] === 'http://www.w3.org/2005/Atom', 'the namespace of atom is missing');
  check(
    atom?.attributes.rel === 'self' && atom.attributes.type === 'application/rss+xml' && atom.attributes.href === self,
    'no link to itself',
  );
  const items = childrenOf(channel, 'item');
  for (const [index, item] of items.entries()) problems.push(...itemProblems(item).map((problem) => `item ${index + 1}: ${problem}`));
  const guids = items.map((item) => childText(item, 'guid'));
  check(new Set(guids).size === guids.length, 'a guid is there twice');
  return problems;
}

function itemProblems(item: XmlElement): string[] {
  const problems = item.children.flatMap(({ name }) => (itemElements.includes(name) ? [] : [`has ${name}`]));
  if (!childText(item, 'title')?.trim() && !childText(item, 'description')?.trim()) problems.push('neither title nor description');
  const [guid] = childrenOf(item, 'guid');
  const isPermanent = guid?.attributes.isPermaLink !== 'false';
  if (!guid?.text || (isPermanent && !isAddress(guid.text))) problems.push('no guid');
  if (!isAddress(childText(item, 'link'))) problems.push('no link');
  const date = childText(item, 'pubDate');
  if (date !== undefined && !isDate(date)) problems.push(`pubDate ${date}`);
  return problems;
}
