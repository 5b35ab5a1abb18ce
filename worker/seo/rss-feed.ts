import { escapeXml } from '../../domain/text/escape-xml.ts';

interface FeedItem {
  title: string;
  address: string;
  description: string;
  /** Plain date. */
  publishedOn: string;
}

export interface Feed {
  title: string;
  description: string;
  /** Of the list the feed belongs to, absolute. */
  address: string;
  /** Of the feed itself, absolute. */
  self: string;
  language: string;
  items: FeedItem[];
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** A feed by the rules of RSS 2.0, with the `atom:link` to itself that readers ask for. */
export function renderFeed(feed: Feed): string {
  const items = feed.items.map((item) =>
    [
      '<item>',
      element('title', item.title),
      element('link', item.address),
      `<guid isPermaLink="true">${escapeXml(item.address)}</guid>`,
      element('description', item.description),
      item.publishedOn && element('pubDate', new Date(`${item.publishedOn}T06:00:00Z`).toUTCString()),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feed.title),
    element('link', feed.address),
    element('description', feed.description),
    element('language', feed.language),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}
