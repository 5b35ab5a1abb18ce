import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type ContentName, panelRoles } from './panel-roles';

const api = path.join(import.meta.dirname, '../api');
/** The types of the project, as the folders say: a new one has to be given to somebody, or to nobody, on purpose. */
const types = readdirSync(api).filter((name) => !['account', 'follow-up'].includes(name)) as ContentName[];
/** What families and companies send: its type has a module of its own. */
const requests = types.filter(
  (name) => existsSync(path.join(api, name, 'submission.ts')) && !['place-alert', 'place-report'].includes(name),
);
/** What managers of nurseries are written, and what they answer. */
const managers: Record<string, string> = { 'manager-link': 'read', 'place-report': 'read update' };
const directory = ['city'];

const desk = ['proposal', 'request-note', 'request-event'];

/** What each role may do, said once more from the other end: by type. */
function expected(type: ContentName): Record<string, string> {
  // Who keeps the directory corrects what is wrong in it.
  if (type === 'error-report')
    return { redacteur: '', 'gestionnaire-annuaire': 'read update', conseiller: 'read update', direction: 'read' };
  if (type === 'place-alert') return { redacteur: '', 'gestionnaire-annuaire': '', conseiller: 'read', direction: 'read' };
  if (requests.includes(type)) return { redacteur: '', 'gestionnaire-annuaire': '', conseiller: 'read update', direction: 'read' };
  if (desk.includes(type)) return { redacteur: '', 'gestionnaire-annuaire': '', conseiller: 'read', direction: 'read' };
  if (type === 'employer') return { redacteur: '', 'gestionnaire-annuaire': '', conseiller: 'create read update', direction: 'read' };
  // What imports keep for themselves is in no list of the panel.
  if (type.startsWith('import-')) return { redacteur: '', 'gestionnaire-annuaire': '', conseiller: '', direction: '' };
  if (type in managers) return { redacteur: '', 'gestionnaire-annuaire': managers[type] ?? '', conseiller: '', direction: 'read' };
  const all = 'create read update delete publish';
  const kept = 'create read update delete';
  if (type === 'nursery-candidate') return { redacteur: '', 'gestionnaire-annuaire': kept, conseiller: '', direction: 'read' };
  if (type === 'place') return { redacteur: kept, 'gestionnaire-annuaire': kept, conseiller: kept, direction: 'read' };
  if (type === 'nursery') return { redacteur: 'read', 'gestionnaire-annuaire': all, conseiller: 'read', direction: 'read' };
  return directory.includes(type)
    ? { redacteur: '', 'gestionnaire-annuaire': all, conseiller: '', direction: 'read' }
    : { redacteur: all, 'gestionnaire-annuaire': '', conseiller: '', direction: 'read' };
}

test.for(types)('every role may do with %s what its work needs, and no more', (type) => {
  const rights = panelRoles.map(({ code, types: rightsByType }) => [code, rightsByType[type]?.rights.join(' ') ?? '']);
  expect(Object.fromEntries(rights)).toEqual(expected(type));
});

test('an adviser changes nothing of what a family has written', () => {
  const adviser = panelRoles.find(({ code }) => code === 'conseiller');
  const changes = Object.entries(adviser?.types ?? {}).flatMap(([type, { rights = [], changes: fields = ['everything'] } = {}]) =>
    rights.some((right) => right !== 'read') ? fields.map((field) => `${type} ${field}`) : [],
  );
  const states = requests.filter((type) => type !== 'pre-registration').map((type) => `${type} state`);
  expect(changes.sort()).toEqual(
    [...states, 'employer everything', 'place everything', 'pre-registration employerAccount', 'pre-registration needsReview'].sort(),
  );
});

test('only who writes pages or nurseries puts files into the library, and nobody takes any out', () => {
  expect(Object.fromEntries(panelRoles.map(({ code, media }) => [code, media.join(' ')]))).toEqual({
    redacteur: 'read assets.create assets.update assets.download assets.copy-link',
    'gestionnaire-annuaire': 'read assets.create assets.update assets.download assets.copy-link',
    conseiller: '',
    direction: 'read',
  });
});
