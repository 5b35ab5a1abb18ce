import type { Html } from '../../../client/components/content-types.ts';
import { formatsOf } from '../../../client/i18n/format.ts';
import type { NurseryDetails } from '../../../client/pages/nursery/nursery-details.ts';
import { estimateBasis } from '../../../domain/childcare/costs/nursery-estimate.ts';
import { type Answer, items } from '../../../domain/childcare/items.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import type { Nursery } from '../../content/directory/nurseries.ts';
import type { LoaderContext } from '../loader.ts';
import { ageWords } from './age-words.ts';
import { hoursWords } from './hours-words.ts';
import { estimateHref } from './nursery-hrefs.ts';
import { vacancyWords } from './vacancy-words.ts';

type WordsContext = Pick<LoaderContext, 'locale' | 'messages' | 'now'>;

/** The facts of a nursery as HTML: made here they take nothing of what the browser loads. */
export interface WrittenFacts {
  /** What decides first: price, hours, places. */
  key: Html;
  all: Html;
  items: Html;
  /** What to ask on a visit, for the page on paper. */
  visit: Html;
}

/** A fact: what, how much of it, and what else there is to say; all of it HTML. */
interface Fact {
  label: string;
  value: string | null;
  details?: (string | null)[];
}

/** Writes the facts of a nursery; `lang` is the language of its editors, where it is not the reader's. */
export function writeNurseryFacts(nursery: Nursery, lang: string | undefined, context: WordsContext): WrittenFacts {
  const { title, questions, notes } = context.messages.nurseryFacts.visit;
  const lines = questions.map((question) => `<li>${escapeHtml(question)}</li>`);
  return {
    key: { id: 'essentiel', html: listHtml(keyFacts(nursery, context), context) },
    all: { id: 'faits', html: listHtml(allFacts(nursery, lang, context), context) },
    items: { id: 'fournitures', html: listHtml(itemFacts(nursery.details, context), context) },
    visit: { id: 'visite', html: `<h2>${escapeHtml(title)}</h2><ul>${lines.join('')}</ul><h3>${escapeHtml(notes)}</h3>` },
  };
}

function keyFacts({ summary, details, hourlyPrice }: Nursery, context: WordsContext): Fact[] {
  const { locale, messages } = context;
  const { nurseryFacts, nurseryCard, nursery } = messages;
  const { key } = nurseryFacts;
  const tariff = escapeHtml(nurseryCard.tariff[summary.tariffMode ?? 'none']);
  const price = hourlyPrice ? escapeHtml(nurseryCard.hourlyPrice(formatsOf(locale).price(hourlyPrice))) : null;
  const basis = estimateBasis(summary.tariffMode, hourlyPrice);
  const figure = basis ? `<span class="no-print" data-estimate="${escapeHtml(basis)}"></span> ` : '';
  const [hours = null, ...otherHours] = hoursWords(details.hours, nursery.hours).map(escapeHtml);
  const vacancy = vacancyWords(summary.reportedPlaces, context);
  const inAll = summary.places && escapeHtml(key.inAll(nurseryCard.places(summary.places)));
  return [
    {
      label: key.price,
      value: price ?? tariff,
      details: [
        price && tariff,
        `${figure}<a class="no-print" href="${escapeHtml(estimateHref(summary.slug, locale))}">${escapeHtml(key.estimate)}</a>`,
      ],
    },
    { label: key.hours, value: hours, details: otherHours },
    { label: key.places, value: escapeHtml(vacancy.label), details: [vacancy.note && escapeHtml(vacancy.note), inAll || null] },
  ];
}

function allFacts({ summary, details }: Nursery, lang: string | undefined, { locale, messages }: WordsContext): Fact[] {
  const { nurseryCard, nurseryFacts } = messages;
  const { facts, answers } = nurseryFacts;
  const { closingWeeks, closingText, authorisation } = details;
  const text = (value: string | null) => value && escapeHtml(value);
  // An unknown answer is as unknown as a missing value.
  const answer = (value: Answer) => (value === 'unknown' ? null : answers[value]);
  // Languages and names are the same text in every language of the site: that of editors.
  const french = (value: string | null) => value && markedHtml(value, locale === 'fr' ? undefined : 'fr');
  const weeks = closingWeeks === 0 ? facts.neverCloses : closingWeeks && facts.closingWeeks(closingWeeks);
  const closing = closingText && markedHtml(closingText, lang);
  return [
    { label: facts.ages, value: text(ageWords(summary.ages, nurseryCard.age)) },
    { label: facts.places, value: summary.places ? nurseryCard.places(summary.places) : null },
    { label: facts.closing, value: weeks || closing, details: [weeks ? closing : null] },
    { label: facts.outdoorSpace, value: answer(details.outdoorSpace) },
    { label: facts.wheelchairAccess, value: answer(details.wheelchairAccess) },
    { label: facts.disabilityWelcome, value: answer(details.disabilityWelcome) },
    { label: facts.languages, value: french(details.languages.join(', ')) || null },
    { label: facts.avip, value: answer(details.avip) },
    { label: facts.authorisation, ...authorisationFact(authorisation, { locale, messages }), details: [french(authorisation.by)] },
    { label: facts.manager, value: french(details.manager) },
    { label: facts.network, value: french(details.network) },
  ];
}

/** « n° 2019-114 du 3 mars 2019 »; what of it is not known is left out. */
function authorisationFact({ number, on }: NurseryDetails['authorisation'], { locale, messages }: Omit<WordsContext, 'now'>) {
  const { authorised } = messages.nurseryFacts;
  const parts = [number && authorised.number(number), on && authorised.on(formatsOf(locale).date(on))].filter(Boolean);
  return { value: parts.length > 0 ? escapeHtml(parts.join(' ')) : null };
}

function itemFacts(details: NurseryDetails, { messages }: WordsContext): Fact[] {
  const { labels, states } = messages.nurseryFacts.items;
  return items.map((item) => {
    const state = details.items[item];
    return { label: labels[item], value: state === 'unknown' ? null : states[state] };
  });
}

/** What is not known says so: never as 0, never as « no ». */
function listHtml(facts: Fact[], { messages }: WordsContext): string {
  const rows = facts.map(({ label, value, details = [] }) => {
    const shownValue = value ?? (details.some(Boolean) ? '' : `<span class="muted">${escapeHtml(messages.common.unknown)}</span>`);
    const others = details.filter(Boolean).map((detail) => `<span>${detail}</span>`);
    return `<div><dt>${escapeHtml(label)}</dt><dd>${[shownValue, ...others].filter(Boolean).join(' ')}</dd></div>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

/** Text of editors, marked where its language is not the reader's. */
function markedHtml(text: string, lang: string | undefined): string {
  return lang ? `<span lang="${lang}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
