/** Text for comparing, not for showing: lower case, without accents, ligatures opened, typographic apostrophes and dashes made plain. */
export function foldFrench(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
