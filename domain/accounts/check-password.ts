import { brandName } from '../brand.ts';
import type { FieldErrorCode } from '../forms/error-codes.ts';
import { commonPasswords } from './common-passwords.ts';
import { longestPasswordBytes, shortestPassword } from './password-rules.ts';

type PasswordProblem = Extract<FieldErrorCode, 'password_too_short' | 'password_too_long' | 'password_common' | 'password_personal'>;

/** What is wrong with a new password, or null. Any character may be in it, and no kind of character has to. */
export function checkPassword(password: string, { email = '' }: { email?: string | undefined }): PasswordProblem | null {
  if ([...password].length < shortestPassword) return 'password_too_short';
  if (byteLength(password) > longestPasswordBytes) return 'password_too_long';
  const plain = plainOf(password);
  if (isCommon(password.toLowerCase()) || isCommon(plain) || hasFewCharacters(plain) || isRun(plain)) return 'password_common';
  return isPersonal(plain, email) ? 'password_personal' : null;
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Lower case without accents, spaces and marks: `Mot de passe 123 !` is `motdepasse123`. */
function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** What digits are most often put after or before. */
const commonWords =
  'motdepasse password passwort contrasena azertyuiop qwertyuiop qsdfghjklm azerty qwerty bonjour jetaime loulou doudou chouchou soleil marseille paris france chocolat football princesse iloveyou welcome admin administrateur letmein';
const words = new Set(commonWords.split(' '));

/** Digits after or before a common password or word make no new password of it. */
function isCommon(text: string): boolean {
  const bare = text.replace(/^\d+|\d+$/g, '');
  return [text, text.replace(/\d+$/, ''), bare].some((part) => commonPasswords.has(part) || words.has(part) || isWordTwice(part));
}

function isWordTwice(text: string): boolean {
  return text.length >= shortestPassword && /^(.{1,6})\1+$/.test(text);
}

const fewestCharacters = 4;

function hasFewCharacters(text: string): boolean {
  return text.length > 0 && new Set(text).size < fewestCharacters;
}

const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'azertyuiopqsdfghjklmwxcvbn', 'qwertyuiopasdfghjklzxcvbnm'];
const backwards = runs.map((run) => [...run].reverse().join(''));

/** A part of the alphabet, of the digits or of a keyboard's rows. */
function isRun(text: string): boolean {
  return text.length > 0 && [...runs, ...backwards].some((run) => run.includes(text));
}

const brand = plainOf(brandName);

/** The address or the site's name, with little else. */
function isPersonal(plain: string, email: string): boolean {
  const [local = ''] = email.split('@');
  return [plainOf(email), plainOf(local), brand].some(
    (part) => part.length >= 4 && plain.includes(part) && plain.length - part.length < shortestPassword / 2,
  );
}
