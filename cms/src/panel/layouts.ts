import { blockFolder } from '../editorial/block-zones';
import { uidOf } from '../editorial/editorial-types';
import { submissions } from '../submissions/submissions';
import { layoutOfSchema, type PanelAttributes, type TypeLayout } from './type-layout';
import { article, articleCategory, faqEntry, lexiconTerm, whitePaper } from './types/blog';
import { city, nursery, teamMember, testimonial } from './types/directory';
import { importRow, importRun, nurseryCandidate } from './types/imports';
import { home, navigation, page, redirect, siteSetting } from './types/pages';
import { parts } from './types/parts';
import { managerLink, place } from './types/place';
import { employer, proposal, requestEvent, requestNote } from './types/placement';

const types = {
  ...Object.fromEntries(Object.entries(submissions).map(([name, { layout }]) => [name, layout])),
  article,
  'article-category': articleCategory,
  city,
  employer,
  'faq-entry': faqEntry,
  home,
  'import-row': importRow,
  'import-run': importRun,
  'lexicon-term': lexiconTerm,
  'manager-link': managerLink,
  navigation,
  nursery,
  'nursery-candidate': nurseryCandidate,
  page,
  place,
  proposal,
  redirect,
  'request-event': requestEvent,
  'request-note': requestNote,
  'site-setting': siteSetting,
  'team-member': teamMember,
  testimonial,
  'white-paper': whitePaper,
};

/** How the panel shows each type, by its uid. */
export const typeLayouts: Readonly<Record<string, TypeLayout>> = Object.fromEntries(
  Object.entries(types).map(([name, layout]) => [uidOf(name), layout]),
);

/** How the panel shows each component, by its uid: a block as its schema says. */
export function componentLayouts(components: Readonly<Record<string, { attributes: PanelAttributes }>>): Record<string, TypeLayout> {
  const blocks = Object.entries(components).filter(([uid]) => uid.startsWith(blockFolder));
  return { ...parts, ...Object.fromEntries(blocks.map(([uid, { attributes }]) => [uid, layoutOfSchema(attributes)])) };
}
