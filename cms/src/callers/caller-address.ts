import { isIPv6 } from 'node:net';

export interface CallerHeaders {
  /** `X-Forwarded-For` as it came; each proxy adds the address it was called from at the end. */
  forwardedFor: string;
  /** The other end of the connection. */
  remoteAddress: string;
}

/**
 * The network of whoever calls, which tries are counted by. Of the forwarded addresses only those that our own proxies have
 * written are believed, and one more where the worker speaks for a visitor: anybody may write what comes before.
 */
export function callerNetwork({ forwardedFor, remoteAddress }: CallerHeaders, trusted: { proxies: number; isWorker: boolean }): string {
  const believed = trusted.proxies + (trusted.isWorker ? 1 : 0);
  const addresses = forwardedFor.split(',').flatMap((address) => address.trim() || []);
  const address = believed === 0 ? undefined : (addresses.at(-believed) ?? addresses[0]);
  return networkOf(address ?? remoteAddress);
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One line of IPv6 is 2^64 addresses: they count as one. */
export function networkOf(address: string): string {
  const [, plain] = mapped.exec(address) ?? [];
  if (plain || !isIPv6(address)) return plain ?? address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
