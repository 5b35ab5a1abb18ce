import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { workdays } from '../../../domain/childcare/workdays.ts';
import { flexibilities, placePreferences } from '../../../domain/forms/pre-registration/choices.ts';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';

interface DeskWords {
  values(value: string): string;
}

const { french } = (await import(cmsSource('admin/placement/words/fr.ts'))) as { french: DeskWords };
const { english } = (await import(cmsSource('admin/placement/words/en.ts'))) as { english: DeskWords };

/** The words of a list of choices of a type of the CMS. */
async function listOf(type: string, field: string): Promise<string[]> {
  const file = cmsSource(`api/${type}/content-types/${type}/schema.json`);
  const schema = JSON.parse(await readFile(file, 'utf8')) as { attributes: Record<string, { enum?: string[] }> };
  return schema.attributes[field]?.enum ?? [];
}

const lists = await Promise.all([
  listOf('pre-registration', 'state'),
  listOf('pre-registration', 'closingReason'),
  listOf('proposal', 'state'),
  listOf('request-event', 'action'),
]);
const shown = [...new Set([...lists.flat(), ...flexibilities, ...placePreferences, ...workdays])];

test.for(shown)('the desk has a word of its own for « %s » in both languages', (value) => {
  expect([french.values(value), english.values(value)]).not.toContain(value);
});

test('the days that a family wishes are named in the language of the panel', () => {
  expect(lists.every((list) => list.length > 4)).toBe(true);
  expect([french.values('monday'), english.values('monday')]).toEqual(['Lundi', 'Monday']);
});
