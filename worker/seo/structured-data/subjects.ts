import type { PageProps } from '../../../client/pages/all-pages.ts';
import type { CityProps } from '../../../client/pages/city/city.tsx';
import type { FaqEntryProps } from '../../../client/pages/faq-entry/faq-entry.tsx';
import type { FaqListProps } from '../../../client/pages/faq-list/faq-list.tsx';
import type { PageId } from '../../../client/payload/payload.ts';
import { articleSubject, whitePaperSubject } from './article-nodes.ts';
import type { GraphPage, Subject } from './graph-page.ts';
import { lexiconSubject } from './lexicon-nodes.ts';
import { pageListSubject, peopleSubject } from './list-nodes.ts';
import { nurserySubject } from './nursery-nodes.ts';
import { questionNodes, questionParts, questionsIn } from './question-nodes.ts';
import { storySubject } from './story-nodes.ts';

export type SubjectOf<Id extends PageId> = (props: PageProps[Id], page: GraphPage) => Subject;

const titled = ({ href, title: name }: { href: string; title: string }) => ({ href, name });

const blocksSubject: SubjectOf<'home' | 'terms' | 'legal-notices' | 'content-page'> = ({ blocks }, page) => ({
  page: questionParts(page, questionsIn(blocks)),
});

function citySubject({ nurseries, around, questions }: CityProps, page: GraphPage): Subject {
  const list = pageListSubject(page, nurseries.length > 0 ? nurseries : around);
  return { ...list, page: { ...list.page, ...questionParts(page, questions) } };
}

function faqEntrySubject(entry: FaqEntryProps, page: GraphPage): Subject {
  return { page: { mainEntity: questionNodes(page, [entry]), dateModified: entry.updatedOn ?? undefined } };
}

function faqListSubject({ groups }: FaqListProps, page: GraphPage): Subject {
  const questions = groups.flatMap(({ entries }) => entries);
  return questions.length > 0 ? { page: { mainEntity: questionNodes(page, questions) } } : {};
}

/** What pages are about that are about something, made of what they show and of nothing else. */
export const subjects: { [Id in PageId]?: SubjectOf<Id> } = {
  home: blocksSubject,
  terms: blocksSubject,
  'legal-notices': blocksSubject,
  'content-page': blocksSubject,
  team: ({ members }, page) => peopleSubject(page, members),
  lexicon: lexiconSubject,
  cities: ({ regions }, page) =>
    pageListSubject(
      page,
      regions.flatMap(({ departments }) => departments.flatMap(({ cities }) => cities)),
    ),
  city: citySubject,
  'nursery-finder': ({ towns }, page) => pageListSubject(page, towns && 'cities' in towns ? towns.cities : []),
  'nursery-search': ({ results }, page) => pageListSubject(page, results?.nurseries ?? []),
  nursery: nurserySubject,
  testimonials: ({ stories }, page) => pageListSubject(page, stories.map(titled)),
  testimonial: storySubject,
  'faq-list': faqListSubject,
  'faq-entry': faqEntrySubject,
  'blog-list': ({ featured, articles }, page) => pageListSubject(page, [...(featured ? [featured] : []), ...articles].map(titled)),
  article: articleSubject,
  'white-paper-list': ({ whitePapers }, page) => pageListSubject(page, whitePapers.map(titled)),
  'white-paper': whitePaperSubject,
};
