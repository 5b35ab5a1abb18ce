import type { Html } from '../../../client/components/content-types.ts';
import { type Formats, formatsOf } from '../../../client/i18n/format.ts';
import { type PlainDate, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { freshness, type NurseryPlace, shownPlaces } from '../../../domain/nursery-places/nursery-place.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import type { LoaderContext } from '../loader.ts';
import { ageWords } from './age-words.ts';
import { halfDaysWords } from './half-days-words.ts';

type WordsContext = Pick<LoaderContext, 'locale' | 'messages' | 'now'>;

interface Writing {
  messages: WordsContext['messages'];
  formats: Formats;
  today: PlainDate;
}

/** Lines of a cell, the first of which counts most. */
type Lines = (string | null)[];
type Column = keyof WordsContext['messages']['nurseryPlaces']['columns'];

/**
 * The places of a nursery that may be told today, as a table; null where there are none. Made here as HTML: it takes nothing of what
 * the browser loads, and needs no script.
 */
export function placesTable(places: readonly NurseryPlace[], { locale, messages, now }: WordsContext): Html | null {
  const writing = { messages, formats: formatsOf(locale), today: todayInParis(now) };
  const rows = shownPlaces(places, writing.today).toSorted(
    (one, other) => one.ageFromMonths - other.ageFromMonths || one.ageToMonths - other.ageToMonths,
  );
  if (!rows.length) return null;
  const { caption, columns } = messages.nurseryPlaces;
  const heads = Object.values(columns).map((label) => `<th scope="col">${escapeHtml(label)}</th>`);
  const body = rows.map((place) => rowHtml(cellsOf(place, writing)));
  return {
    id: 'places',
    html: `<table><caption>${escapeHtml(caption)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`,
  };
}

function cellsOf(place: NurseryPlace, { messages, formats, today }: Writing): Record<Column, Lines> {
  const { nurseryPlaces: texts, nurseryCard } = messages;
  const ages = { minimumMonths: place.ageFromMonths, maximumMonths: place.ageToMonths };
  return {
    child: [ageWords(ages, nurseryCard.age), halfDaysWords(place.days, { messages, formats })],
    places: [place.availability === 'number' ? texts.number(place.count ?? 0) : texts[place.availability]],
    period: periodOf(place, { messages, formats, today }),
    care: [
      texts.kinds[place.kind],
      place.opens === null || place.closes === null ? null : messages.nursery.hours.slot(place.opens, place.closes),
      place.hourlyPrice === null ? null : texts.price(formats.price(place.hourlyPrice)),
    ],
    report: [reportOf(place, { messages, formats, today }), texts.origins[place.origin]],
  };
}

/** Of places that are not free only an end is told: that something begins « now » would be no news. */
function periodOf({ availability, availableFrom, availableUntil }: NurseryPlace, { messages, formats, today }: Writing): Lines {
  const { now, from, until } = messages.nurseryPlaces;
  const isFree = availability === 'number';
  const start = availableFrom !== null && availableFrom > today ? from(formats.date(availableFrom)) : isFree ? now : null;
  return [start, availableUntil === null ? null : until(formats.date(availableUntil))];
}

function reportOf({ reportedOn }: NurseryPlace, { messages, formats, today }: Writing): string {
  const { confirmed, toConfirm } = messages.nurseryCard.vacancy;
  const date = formats.date(reportedOn);
  return freshness(reportedOn, today) === 'confirmed' ? confirmed(date) : toConfirm(date);
}

function rowHtml({ child, places, period, care, report }: Record<Column, Lines>): string {
  const others = [places, period, care, report].map((lines) => `<td>${linesHtml(lines)}</td>`);
  return `<tr><th scope="row">${linesHtml(child)}</th>${others.join('')}</tr>`;
}

function linesHtml(lines: Lines): string {
  const [first, ...rest] = lines.filter((line) => line !== null).map(escapeHtml);
  return first === undefined ? '–' : [first, ...rest.map((line) => `<span>${line}</span>`)].join(' ');
}
