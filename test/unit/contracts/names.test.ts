import { expect, test } from 'vitest';
import { forms } from '../../../domain/forms/forms.ts';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';
import { schemas } from '../../../harness/cms-stand-in/seed.ts';
import { contentTypes } from '../../../worker/content/content-query.ts';
import { strapiListedNursery } from '../../../worker/content/directory/listed-nurseries.ts';
import { workerForms } from '../../../worker/forms/forms.ts';

const { editorialTypes } = (await import(cmsSource('editorial/editorial-types.ts'))) as { editorialTypes: string[] };
const { whitePaperOutcomes } = (await import(cmsSource('submissions/white-paper-outcomes.ts'))) as { whitePaperOutcomes: string[] };
const { submissionTypes } = (await import(cmsSource('submissions/submissions.ts'))) as { submissionTypes: string[] };

test('the types the worker reads are those the CMS shows, and each of them has a schema', () => {
  expect([...contentTypes].toSorted()).toEqual([...editorialTypes].toSorted());
  expect(Object.keys(schemas.contentTypes)).toEqual(expect.arrayContaining(contentTypes.map((name) => `api::${name}.${name}`)));
});

test('every outcome of a white paper, and of a pre-registration, has a screen, and no other', () => {
  expect(Object.keys(forms['white-paper'].outcomes).toSorted()).toEqual([...whitePaperOutcomes].toSorted());
  const { outcome } = schemas.contentTypes['api::pre-registration.pre-registration']?.attributes ?? {};
  // The screen of a rejection for the child's age is one more; the CMS knows it as a rejection.
  expect(Object.keys(forms['pre-registration'].outcomes).toSorted()).toEqual([...(outcome?.enum ?? []), 'too_old'].toSorted());
});

test('the worker delivers forms to every type of submission, under its plural name', () => {
  const plurals = submissionTypes.map((name) => `/${schemas.contentTypes[`api::${name}.${name}`]?.info?.pluralName}`);
  // What a mail's reader answers changes an entry, and makes none.
  const delivered = Object.values(workerForms).filter(({ name }) => name !== 'place-alert-answer' && name !== 'nursery-answer');
  expect([...new Set(delivered.map(({ cmsPath }) => cmsPath))].toSorted()).toEqual(plurals.toSorted());
});

test('every fact of a nursery that the finder reads is a field of the CMS', () => {
  const { attributes = {} } = schemas.contentTypes['api::nursery.nursery'] ?? {};
  expect(['documentId', ...Object.keys(attributes)]).toEqual(expect.arrayContaining(Object.keys(strapiListedNursery.entries)));
});
