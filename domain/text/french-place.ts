/** « à Nantes », « au Havre », « aux Ulis », « à La Rochelle ». */
export function inFrenchPlace(name: string): string {
  if (/^Le /.test(name)) return `au ${name.slice(3)}`;
  if (/^Les /.test(name)) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

/** « de Nantes », « d’Angers », « du Havre », « des Ulis », « de La Rochelle ». An h is left alone: no rule says whether it is mute. */
export function ofFrenchPlace(name: string): string {
  if (/^Le /.test(name)) return `du ${name.slice(3)}`;
  if (/^Les /.test(name)) return `des ${name.slice(4)}`;
  return /^[aeiouyàâéèêëîïôœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
