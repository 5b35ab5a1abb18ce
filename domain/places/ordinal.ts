const ordinals = (
  'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme treizieme ' +
  'quatorzieme quinzieme seizieme dix-septieme dix-huitieme dix-neuvieme vingtieme'
).split(' ');
const roman = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const suffix = '(?:er|ere|e|eme|ieme|nd|nde|d)';

export interface Ordinal {
  value: number;
  /** « 16e », « XVIe » or « seizième », not « 16 » or « XVI »: it is a rank even where nothing says of what. */
  isRank: boolean;
}

/** The number an arrondissement is called by, from a folded word; null where it is none. */
export function toOrdinal(word: string): Ordinal | null {
  const digits = new RegExp(`^0?(\\d{1,2})(${suffix}?)$`).exec(word);
  if (digits) return { value: Number(digits[1]), isRank: digits[2] !== '' };
  const index = ordinals.indexOf(word.replace(/^second$/, 'deuxieme').replace(/^premiere$/, 'premier'));
  if (index !== -1) return { value: index + 1, isRank: true };
  const letters = new RegExp(`^([ivx]+?)(${suffix}?)$`).exec(word);
  const value = letters ? roman.indexOf(letters[1] ?? '') + 1 : 0;
  return letters && value > 0 ? { value, isRank: letters[2] !== '' } : null;
}
