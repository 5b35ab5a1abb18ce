import type { Core } from '@strapi/strapi';
import { factProblem } from '../../editing/fact-problem';
import { type FileFacts, type Format, type FormatName, readFacts, recogniseFormat } from '../formats/format';
import { formats } from '../formats/formats';
import { openDataSources } from '../formats/open-data';
import type { Plan } from '../planning/plan';
import { planCandidates } from '../planning/plan-candidates';
import { planNurseries } from '../planning/plan-nurseries';
import { planPlaces } from '../planning/plan-places';
import { BrokenFile } from '../reading/problem';
import { readTable } from '../reading/read-table';
import { toNurseryData } from '../records/nursery-record';
import { readCandidates, readNurseries, readPlaces } from './read-state';

/** What who imports a file says of it besides. */
export interface ImportOptions {
  /** The kind of file; null: its columns say it. */
  format: FormatName | null;
  /** The day of the file, for rows that say none. */
  reportedOn: string | null;
  /** Under which licence a public file is given. */
  licence: string | null;
}

/** A file that was read: nothing of the CMS is known yet. */
export interface ReadFile {
  format: Format;
  facts: FileFacts;
  options: ImportOptions;
}

/** Reads a file; throws `BrokenFile` with the reason where it cannot be read as a whole. */
export function readFile(bytes: Uint8Array, options: ImportOptions, today: string): ReadFile {
  const table = readTable(bytes);
  const format = options.format ? formats.find(({ name }) => name === options.format) : recogniseFormat(formats, table.header);
  if (!format) throw new BrokenFile({ code: 'no-header', value: table.header.slice(0, 8).join(', ') });
  const facts = readFacts(format, table);
  if (options.reportedOn !== null && options.reportedOn > today) throw new BrokenFile({ code: 'future-date', value: options.reportedOn });
  if (openDataSources[format.name] && !options.licence) throw new BrokenFile({ code: 'licence-needed' });
  return { format, facts, options };
}

/** Compares a file with what the CMS has. */
export async function planFile(strapi: Core.Strapi, { format, facts, options }: ReadFile, today: string): Promise<Plan> {
  const nurseries = await readNurseries(strapi, { isWhole: format.name === 'nurseries' });
  const { reportedOn } = options;
  if (format.name === 'places') return planPlaces(facts, { nurseries, places: await readPlaces(strapi), today, reportedOn });
  const source = openDataSources[format.name];
  if (source) {
    const candidates = await readCandidates(strapi, format.name);
    return planCandidates(facts, { source, nurseries, candidates, sourceDate: reportedOn ?? today, licence: options.licence ?? '' });
  }
  const judge = (written: FileFacts['rows'][number]['facts']) =>
    factProblem('nursery', toNurseryData(written, written).french, today)?.message ?? null;
  return planNurseries(facts, { nurseries, judge, today });
}
