import type { LexiconProps } from '../../../client/pages/lexicon/lexicon.tsx';
import { isTerm } from '../../../client/pages/lexicon/lexicon-entries.ts';
import { plainTextOf } from '../../content/text/plain-text.ts';
import { type GraphPage, nodeId, referenceTo, type Subject } from './graph-page.ts';

/** The lexicon as a set of terms, each at its anchor. */
export function lexiconSubject({ groups }: LexiconProps, page: GraphPage): Subject {
  const terms = groups.flatMap(({ entries }) => entries).filter(isTerm);
  if (terms.length === 0) return {};
  const id = nodeId(page, 'defined-term-set');
  return {
    nodes: [
      {
        '@type': 'DefinedTermSet',
        '@id': id,
        name: page.title,
        inLanguage: page.language,
        hasDefinedTerm: terms.map(({ slug, term, aliases, definition }) => ({
          '@type': 'DefinedTerm',
          name: term,
          alternateName: aliases.length > 0 ? aliases : undefined,
          description: plainTextOf(definition.html),
          url: `${page.url}#${slug}`,
          inDefinedTermSet: referenceTo(id),
        })),
      },
    ],
    page: { mainEntity: referenceTo(id) },
  };
}
