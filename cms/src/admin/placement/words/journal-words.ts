/** Words that the desk itself notes in the journal, in French; nobody has typed them. */
const noted: ReadonlyMap<string, string> = new Map([
  ['Tâche', 'Task'],
  ['Note', 'Note'],
  ['Message', 'Message'],
  ['Prochaine étape', 'Next step'],
  ['Besoins d’accès', 'Access needs'],
  ['Toujours en recherche', 'Still looking'],
  ['Employeur : aucun', 'Employer: none'],
]);

/** The same, with a name, a reference or a day among them; spaces before a colon are of both kinds. */
const notedWith: readonly [RegExp, string][] = [
  [/^Employeur\s: (.+)$/, 'Employer: $1'],
  [/^Dossier (\S+) repris$/m, 'Request $1 taken over'],
  [/^Valeurs remplacées\s:$/m, 'Replaced values:'],
  [/^Repris dans le dossier (\S+)$/, 'Taken over by request $1'],
  [/^(.+)\s: rappel$/, '$1: reminder'],
  [/^(.*)\s: visite proposée le (\d{2}\/\d{2}\/\d{4})$/, '$1: visit proposed on $2'],
];

/** Who acts without an account of the panel. */
const actors: ReadonlyMap<string, string> = new Map([
  ['Calendrier', 'Calendar'],
  ['Famille', 'Family'],
  ['Crèche', 'Nursery'],
  ['Courrier', 'Mail'],
]);

/** Of these the detail is what somebody has typed, or a name. */
const typed: ReadonlySet<string> = new Set(['moved', 'assigned']);

/** The detail of a line of the journal in English, as far as the desk has written it itself. */
export function detailInEnglish(action: string, detail: string): string {
  if (typed.has(action)) return detail;
  return noted.get(detail) ?? notedWith.reduce((text, [pattern, words]) => text.replace(pattern, words), detail);
}

/** Who acted, in English where it is nobody of the team. */
export const actorInEnglish = (actor: string): string => actors.get(actor) ?? actor;
