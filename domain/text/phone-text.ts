/** A French number as it is read out: `+33199003717` → « 01 99 00 37 17 ». Any other is left as it was written. */
export function phoneText(phone: string): string {
  const national = phone.replace(/[\s.\-()]/g, '').replace(/^(?:\+|00)33(?:0)?/, '0');
  return /^0[1-9]\d{8}$/.test(national) ? national.replace(/(\d{2})(?=\d)/g, '$1\u00a0') : phone;
}
