import type { Core } from '@strapi/strapi';
import { weekdayNames } from '../../domain/childcare/weekday-names';
import { workdays } from '../../domain/childcare/workdays';
import { clearing, type Facts } from '../formats/format';
import { columnOf } from '../formats/nurseries-format';
import { nurseryColumns } from '../formats/nursery-columns';
import { placesFormat } from '../formats/places-format';
import type { StoredPlace } from '../planning/judge-place-rows';
import type { NurseryBrief } from '../planning/nursery-brief';
import type { Value } from '../reading/cells';
import { type Writable, writeTable } from '../reading/write-table';
import { readNurseries, readPlaces } from '../running/read-state';

export type ExportedFile = 'nurseries' | 'places';

/** A file of ours, in the form in which it is imported. */
export async function exportFile(strapi: Core.Strapi, name: ExportedFile): Promise<string> {
  const nurseries = await readNurseries(strapi, { isWhole: name === 'nurseries' });
  return name === 'nurseries' ? nurseriesFile(nurseries) : placesFile(await readPlaces(strapi), nurseries);
}

const bySlug = (one: NurseryBrief, other: NurseryBrief) => String(one.facts.slug).localeCompare(String(other.facts.slug));

/** All nurseries with all of their facts, drafts as editors see them. */
export function nurseriesFile(nurseries: readonly NurseryBrief[]): string {
  const facts = nurseryColumns.map(({ fact }) => fact);
  const rows = nurseries.toSorted(bySlug).map((nursery) => facts.map((fact) => toCell(nursery.facts[fact])));
  return writeTable(facts.map(columnOf), rows);
}

/** A text of a dash alone says nothing, and would take away what it stands for: its cell is blank, which changes nothing. */
const toCell = (value: Value | undefined): Writable => (value === undefined || clearing.includes(String(value).trim()) ? null : value);

/** All places that nurseries have announced. */
export function placesFile(places: readonly StoredPlace[], nurseries: readonly NurseryBrief[]): string {
  const slugs = new Map(nurseries.map(({ documentId, facts }) => [documentId, facts.slug ?? null]));
  const rows = places.flatMap(({ facts }) => {
    const slug = slugs.get(String(facts.nursery));
    return slug ? [toPlaceCells(facts, String(slug))] : [];
  });
  const sorted = rows.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
  return writeTable(
    placesFormat.columns.map(({ key }) => key),
    sorted,
  );
}

function toPlaceCells(facts: Facts, slug: string): Writable[] {
  const cells: Readonly<Record<string, Value | undefined>> = {
    nursery: slug,
    age_from_months: facts.ageFromMonths,
    age_to_months: facts.ageToMonths,
    days: daysCell(String(facts.days)),
    places: facts.availability === 'number' ? facts.count : facts.availability === 'full' ? 'complet' : 'NC',
    from: facts.availableFrom,
    until: facts.availableUntil,
    kind: facts.kind === 'occasional' ? 'occasionnel' : 'régulier',
    hours: facts.opensAt && facts.closesAt ? `${facts.opensAt}-${facts.closesAt}` : null,
    price_hour: facts.hourlyPrice,
    reported_on: facts.reportedOn,
    reported_by: facts.reportedBy,
    note: facts.note,
  };
  return placesFormat.columns.map(({ key }) => cells[key] ?? null);
}

const dayNames = workdays.map((day) => weekdayNames[day]);
const halves: Readonly<Record<string, string>> = { '11': '', '10': ' matin', '01': ' après-midi' };

/** The mask of whole days; with half days, their names: a spreadsheet would make a number of ten digits. */
function daysCell(days: string): string {
  const pairs = days.match(/../g) ?? [];
  if (pairs.every((pair) => pair === '11' || pair === '00')) return pairs.map((pair, at) => (pair === '11' ? 'LMMJV'[at] : '.')).join('');
  return pairs.flatMap((pair, at) => (pair in halves ? [`${dayNames[at]}${halves[pair]}`] : [])).join(', ');
}
