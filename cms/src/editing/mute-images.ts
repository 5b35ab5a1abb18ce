import type { Model, Models } from '../queries/query-problem';
import { type Field, type FieldProblem, visitFields } from './visit-fields';

interface LibraryFile {
  name?: string;
  mime?: string;
  alternativeText?: string | null;
}

/** The first picture of an entry that is not described to who does not see it. */
export function muteImage(entry: Record<string, unknown>, model: Model, models: Models): FieldProblem | null {
  return visitFields(entry, model, { models, visit: problemOf });
}

function problemOf({ attribute, value }: Field): string | null {
  if (attribute.type !== 'media') return null;
  const files = [value ?? []].flat() as LibraryFile[];
  const mute = files.find(({ mime, alternativeText }) => mime?.startsWith('image/') && !alternativeText?.trim());
  return mute
    ? `l’image « ${mute.name} » n’a pas de texte alternatif : décrivez-la en quelques mots dans la médiathèque (le crayon, sur sa vignette)`
    : null;
}
