const groupPattern = /^[0-9a-f]{1,4}$/;
const dottedPattern = /^(?:\d{1,3}\.){3}\d{1,3}$/;
const longestAddress = 45;
/** Of an IPv6 address: what one customer of a network has, and chooses the rest of at will. */
const networkGroups = 4;

/**
 * The network that somebody is limited by: an IPv4 address, or the first 64 bits of an IPv6 address, written as an address.
 * Null for what is neither.
 */
export function networkOf(address: string | null | undefined): string | null {
  const text = (address ?? '').trim().toLowerCase();
  if (text.length > longestAddress) return null;
  if (dottedPattern.test(text)) return text;
  const groups = groupsOf(text.split('%', 1)[0] ?? '');
  if (!groups) return null;
  // An IPv4 address in IPv6 writing.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const hexGroups = groups.slice(0, networkGroups).map((group) => group.toString(16));
  return `${hexGroups.join(':')}::`;
}

/** The eight numbers of an IPv6 address, or null. */
function groupsOf(text: string): number[] | null {
  const [head = '', tail, ...more] = text.split('::');
  if (more.length > 0) return null;
  const before = numbersOf(head);
  const after = tail === undefined ? [] : numbersOf(tail);
  if (!before || !after) return null;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...before, ...Array.from({ length: missing }, () => 0), ...after];
}

function numbersOf(text: string): number[] | null {
  if (text === '') return [];
  const numbers: number[] = [];
  for (const part of text.split(':')) {
    if (dottedPattern.test(part)) {
      const bytes = part.split('.').map(Number);
      if (bytes.some((byte) => byte > 255)) return null;
      const [a = 0, b = 0, c = 0, d = 0] = bytes;
      numbers.push(a * 256 + b, c * 256 + d);
    } else if (groupPattern.test(part)) numbers.push(Number.parseInt(part, 16));
    else return null;
  }
  return numbers;
}
