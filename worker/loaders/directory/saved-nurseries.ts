import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { type PlainDate, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { locales } from '../../../domain/locale.ts';
import { vacancyOf } from '../../../domain/nursery-places/vacancy.ts';
import { noCriteria, readCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { pageNames } from '../../../routes.ts';
import type { FoundNursery } from '../../search/found-nursery.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { foundNurseryCard } from '../nurseries/found-nursery-card.ts';
import { nurseryComparison } from '../nurseries/nursery-comparison.ts';
import { requestHref } from '../nurseries/nursery-hrefs.ts';

const mostCompared = 4;

/** The nurseries an address names, in the order that helps: free places first, then the nearest, then as they were saved. */
export const loadSavedNurseries: Loader<'saved-nurseries'> = async (context) => {
  const { locale, messages, query, search } = context;
  const { selection, place, work } = readCriteria(query).criteria;
  const { matches } = selection.length ? await search.findNurseries({ ...noCriteria, selection, place, work }) : { matches: null };
  const { title } = messages.savedList;
  const cards = (matches?.nurseries ?? []).map((nursery) => ({ nursery, card: foundNurseryCard(nursery, null, context) }));
  const today = todayInParis(context.now);
  const free = ({ nursery }: (typeof cards)[number]) => freeRank(nursery, today);
  // Where it is not known how far one is, others are nearer.
  const distance = ({ nursery }: (typeof cards)[number]) => nursery.kilometres ?? Number.MAX_SAFE_INTEGER;
  const sorted = cards.toSorted((one, other) => free(other) - free(one) || distance(one) - distance(other));
  const nurseries = sorted.map(({ nursery }) => nursery);
  return {
    kind: 'page',
    head: { title, description: messages.savedList.empty },
    props: {
      breadcrumbs: [
        homeCrumb(messages, locale),
        { label: pageNames['nursery-finder'][locale].title, href: fixedPath('/trouver-une-creche', locale) },
        { label: title, href: null },
      ],
      notes: matches ? notesOf(selection.length, matches.total, context) : [],
      nurseries: sorted.map(({ card }) => card),
      comparison: nurseries.length > 1 && nurseries.length <= mostCompared ? nurseryComparison(nurseries, context) : null,
      place,
      requestHref: requestHref(
        nurseries.map(({ place: { slug } }) => slug),
        locale,
      ),
    },
    languages: locales,
  };
};

/** Free places that were confirmed come before those that are to be confirmed, and these before everything else. */
function freeRank({ place }: FoundNursery, today: PlainDate): number {
  const vacancy = vacancyOf(place.reportedPlaces, today);
  if (vacancy.state !== 'available') return 0;
  return vacancy.freshness === 'confirmed' ? 2 : 1;
}

function notesOf(selected: number, total: number, { messages: { finderWords } }: LoaderContext): string[] {
  const gone = selected - total;
  return [...(gone > 0 ? [finderWords.selectionGone(gone)] : []), finderWords.selectionHelp];
}
