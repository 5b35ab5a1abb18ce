import { cleanLine } from './clean-text.ts';

/** RFC 5321, in characters. */
const longestLocalPart = 64;
const longestAddress = 254;
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const topLabel = /^(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/u;

/** An address as it is kept, or null where it is none. The local part is never altered: it may matter to its server. */
export function readEmail(text: string): string | null {
  const trimmed = cleanLine(text);
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, Math.max(at, 0));
  const domain = trimmed.slice(at + 1).toLowerCase();
  if (trimmed.length > longestAddress || local.length > longestLocalPart || !localPart.test(local)) return null;
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((part) => label.test(part)) || !topLabel.test(labels.at(-1) ?? '')) return null;
  return `${local}@${domain}`;
}

const wellKnownDomains = [
  'gmail.com',
  'hotmail.com',
  'hotmail.fr',
  'outlook.com',
  'outlook.fr',
  'live.fr',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.fr',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'neuf.fr',
  'bbox.fr',
  'laposte.net',
  'numericable.fr',
  'club-internet.fr',
  'protonmail.com',
  'proton.me',
  'gmx.fr',
  'gmx.com',
];

/** The address somebody probably meant who wrote `@gmial.com` or `@orange.f`; null where nothing looks mistyped. Never a reason to refuse. */
export function suggestEmail(text: string): string | null {
  const trimmed = cleanLine(text);
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1).toLowerCase();
  if (at < 1 || !domain || wellKnownDomains.includes(domain)) return null;
  const meant = wellKnownDomains.find((candidate) => isOneSlipAway(domain, candidate));
  return meant ? `${trimmed.slice(0, at)}@${meant}` : null;
}

/** One letter too many, missing, wrong, or two that changed places. */
function isOneSlipAway(written: string, domain: string): boolean {
  // Of two short names, one is not the other with a slip: `me.fr` is not `me.com`, `mac.fr` not `mac.com`.
  if (domain.length < 7) return false;
  let start = 0;
  while (start < domain.length && written[start] === domain[start]) start += 1;
  const rest = written.slice(start);
  const restOfKnown = domain.slice(start);
  const swapped = restOfKnown.slice(1, 2) + restOfKnown.slice(0, 1) + restOfKnown.slice(2);
  return (
    rest.slice(1) === restOfKnown ||
    rest === restOfKnown.slice(1) ||
    (rest !== '' && rest.slice(1) === restOfKnown.slice(1)) ||
    rest === swapped
  );
}
