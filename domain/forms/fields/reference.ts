/** Crockford's digits: none of I, L, O, U, so that a number can be read out and written down. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const prefix = 'CS';
/** Random characters before the check character: 34 thousand million references. */
export const referenceBytes = 7;

/** Luhn's rule for 32 digits: finds every wrong character and nearly all that changed places. */
function checkCharacter(body: string): string {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) {
    const value = alphabet.indexOf(body[body.length - 1 - index] ?? '') * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / alphabet.length) + (value % alphabet.length);
  }
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length] ?? '';
}

/** A reference as it is shown, `CS-7K4M-92QX`, from random bytes. */
export function createReference(bytes: Uint8Array): string {
  const body = [...bytes.subarray(0, referenceBytes)].map((byte) => alphabet[byte % alphabet.length]).join('');
  const all = body + checkCharacter(body);
  return `${prefix}-${all.slice(0, 4)}-${all.slice(4)}`;
}

/** A reference as it is kept, from what somebody has typed: any case, spaces, O for 0, I and L for 1; null where it cannot be one. */
export function readReference(text: string): string | null {
  const all = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^CS/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isReference = all.length === referenceBytes + 1 && [...all].every((character) => alphabet.includes(character));
  if (!isReference || checkCharacter(all.slice(0, -1)) !== all.at(-1)) return null;
  return `${prefix}-${all.slice(0, 4)}-${all.slice(4)}`;
}
