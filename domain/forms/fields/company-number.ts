/** Its establishments are numbered so often that the usual check digit did not suffice. */
const laPoste = '356000000';

function luhnSum(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum;
}

const plainSum = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

/** A SIREN (9 digits) or SIRET (14) without its spaces, or null where it is neither or its check digit is wrong. */
export function readCompanyNumber(text: string): string | null {
  const digits = text.replace(/[\s.\-\u00a0\u202f]/gu, '');
  if (!/^(?:\d{9}|\d{14})$/.test(digits) || /^0{9}/.test(digits)) return null;
  if (luhnSum(digits) % 10 === 0) return digits;
  const isPostOffice = digits.length === 14 && digits.startsWith(laPoste) && plainSum(digits) % 5 === 0;
  return isPostOffice ? digits : null;
}
