import type { SiteMapLink, SiteMapSection } from '../../../client/pages/site-map/site-map.tsx';
import { pathTo } from '../../../domain/addresses/paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import { audiences, whitePaperCategories } from '../../../routes.ts';
import { articlesQuery } from '../../content/articles.ts';
import { faqEntriesQuery } from '../../content/faq.ts';
import { allTranslations, localizedList, mergeTranslations, shownIn, type Translated } from '../../content/lists.ts';
import { testimonialsQuery } from '../../content/testimonials.ts';
import { whitePapersQuery } from '../../content/white-papers/white-papers.ts';
import { readWholeList } from '../../content/whole-list.ts';
import type { LoaderContext } from '../loader.ts';

const limit = allTranslations.pageSize;
/** Names in the order of a French dictionary; the CMS puts capitals first and accents last. */
const frenchOrder = new Intl.Collator('fr');

/** Entries as links of the site map, each in the language it exists in; the address is at first of that language too. */
export function listLinks<Item>(
  items: Translated<Item>[],
  locale: Locale,
  toLink: (item: Item, language: Locale) => SiteMapLink,
): SiteMapLink[] {
  return items.map(({ item, locale: language }) => shownIn(locale, { item: toLink(item, language), locale: language }));
}

export function byLabel(one: SiteMapLink, other: SiteMapLink): number {
  return frenchOrder.compare(one.label, other.label);
}

/** The blogs with all their articles, newest first. */
export async function readBlogSection({ content, locale, messages }: LoaderContext): Promise<SiteMapSection> {
  const read = (language: Locale) => readWholeList(content, (page) => articlesQuery({ category: null, page, pageSize: limit }, language));
  const [originals, translations] = await Promise.all([read('fr'), locale === 'fr' ? [] : read(locale)]);
  const articles = mergeTranslations(originals, translations, { locale, identity: ({ documentId }) => documentId });
  return {
    id: 'blogs',
    title: messages.head.siteMap.blogs,
    groups: audiences.map((category) => ({
      title: messages.head.blog.title[category],
      href: pathTo('blog-list', { category }, locale),
      links: listLinks(
        articles.filter(({ item }) => item.category === category),
        locale,
        ({ title, href }) => ({ label: title, href }),
      ),
    })),
  };
}

export async function readFaqSection({ content, locale, messages }: LoaderContext): Promise<SiteMapSection> {
  const groups = audiences.map(async (category) => {
    const { items } = await localizedList(content, locale, {
      query: (language) => faqEntriesQuery({ category, limit }, language),
      identity: ({ documentId }) => documentId,
    });
    return {
      title: messages.head.faq.title[category],
      href: pathTo('faq-list', { category }, locale),
      links: listLinks(items, locale, ({ question, href }) => ({ label: question, href })),
    };
  });
  return { id: 'faq', title: messages.head.siteMap.faq, groups: await Promise.all(groups) };
}

export async function readWhitePaperSection({ content, locale, messages }: LoaderContext): Promise<SiteMapSection> {
  const groups = whitePaperCategories.map(async (category) => {
    const { items } = await localizedList(content, locale, {
      query: (language) => whitePapersQuery({ category, limit }, language),
      identity: ({ documentId }) => documentId,
    });
    return {
      title: messages.head.whitePapers.title[category],
      href: pathTo('white-paper-list', { category }, locale),
      links: listLinks(items, locale, ({ title, href }) => ({ label: title, href })),
    };
  });
  return { id: 'white-papers', title: messages.head.siteMap.whitePapers, groups: await Promise.all(groups) };
}

export async function readTestimonialSection({ content, locale, messages }: LoaderContext): Promise<SiteMapSection> {
  const { items } = await localizedList(content, locale, {
    query: (language) => testimonialsQuery({ audience: null, limit }, language),
    identity: ({ documentId }) => documentId,
  });
  const groups = audiences.map((audience) => ({
    title: messages.common.audiences[audience],
    links: listLinks(
      items.filter(({ item }) => item.card.audience === audience),
      locale,
      ({ card }) => ({ label: card.title, href: card.href }),
    ),
  }));
  return { id: 'stories', title: messages.head.testimonials.title.all, groups: groups.filter(({ links }) => links.length > 0) };
}
