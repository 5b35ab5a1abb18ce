import { expect, test } from 'vitest';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';

interface JournalWords {
  detailInEnglish(action: string, detail: string): string;
  actorInEnglish(actor: string): string;
}

const { detailInEnglish, actorInEnglish } = (await import(cmsSource('admin/placement/words/journal-words.ts'))) as JournalWords;

test.for([
  ['noted', 'Tâche', 'Task'],
  ['noted', 'Besoins d’accès', 'Access needs'],
  ['noted', 'Employeur : aucun', 'Employer: none'],
  ['noted', 'Employeur : Acme', 'Employer: Acme'],
  ['merged', 'Dossier CS-1 repris\nValeurs remplacées\u202f:\nDurand', 'Request CS-1 taken over\nReplaced values:\nDurand'],
  ['merged', 'Repris dans le dossier CS-2', 'Taken over by request CS-2'],
  ['mailed', 'Les Lilas\u202f: rappel', 'Les Lilas: reminder'],
  ['noted', 'Les Lilas\u202f: visite proposée le 30/11/2026', 'Les Lilas: visit proposed on 30/11/2026'],
  ['moved', 'Tâche', 'Tâche'],
  ['answered', 'Les Lilas, trop loin', 'Les Lilas, trop loin'],
] as const)('of what was %s, « %s » reads « %s » in the English journal', ([action, detail, words]) => {
  expect(detailInEnglish(action, detail)).toBe(words);
});

test('who has no account is named in English, who has one keeps a name', () => {
  expect(['Calendrier', 'Famille', 'Camille Conseil'].map(actorInEnglish)).toEqual(['Calendar', 'Family', 'Camille Conseil']);
});
