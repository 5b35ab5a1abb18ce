import { pathTo } from '../../../domain/addresses/paths.ts';
import { type FaqEntry, faqEntriesQuery, faqEntryQuery } from '../../content/faq.ts';
import { allTranslations, languageMark, secondaryList, shownIn } from '../../content/lists.ts';
import { mapSecondary } from '../../content/secondary.ts';
import { excerptOf } from '../../content/text/excerpt.ts';
import { homeCrumb } from '../home-crumb.ts';
import { type Loader, type LoaderContext, notFound } from '../loader.ts';

const neighbourCount = 4;

export const loadFaqEntry: Loader<'faq-entry'> = async (context) => {
  const { content, locale, messages, params } = context;
  const key = { category: params.category, slug: params.slug };
  const document = await content.localized(locale, (language) => faqEntryQuery(key, language));
  if (!document) return notFound;
  const { question, answer, updatedOn, related, seo } = document.value;
  const questions = related.map((entry) => shownIn(locale, { item: entry, locale: document.locale }));
  const listPath = pathTo('faq-list', { category: key.category }, locale);
  return {
    kind: 'page',
    head: { title: seo.title ?? question, description: seo.description ?? excerptOf(answer.html), image: seo.image },
    props: {
      category: key.category,
      question,
      answer,
      lang: languageMark(locale, document.locale),
      updatedOn,
      breadcrumbs: [
        homeCrumb(messages, locale),
        { label: messages.head.faq.title[key.category], href: listPath },
        { label: question, href: null },
      ],
      listPath,
      relatedQuestions: questions.length ? questions : (await readNeighbours(document.value, context)).value,
    },
    languages: document.languages,
  };
};

/** Where no editor chose any: the entries under the same heading, then the others of the category. */
async function readNeighbours(entry: FaqEntry, { content, locale }: LoaderContext) {
  const list = await secondaryList(content, locale, {
    query: (language) => faqEntriesQuery({ category: entry.category, limit: allTranslations.pageSize }, language),
    identity: ({ documentId }) => documentId,
  });
  return mapSecondary(list, (entries) => {
    const others = (entries ?? []).filter(({ item }) => item.documentId !== entry.documentId);
    const near = others.toSorted((first, second) => Number(second.item.group === entry.group) - Number(first.item.group === entry.group));
    const links = near.slice(0, neighbourCount).map((other) => {
      const { question, href, lang } = shownIn(locale, other);
      return { question, href, lang };
    });
    return links.length ? links : null;
  });
}
