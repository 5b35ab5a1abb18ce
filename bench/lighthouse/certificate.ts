import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { dayMilliseconds } from '../../domain/durations.ts';

const days = 7;

/** Tags of DER, the form of certificates. */
const tags = {
  integer: 2,
  bits: 3,
  octets: 4,
  object: 6,
  text: 12,
  sequence: 0x30,
  set: 0x31,
  time: 0x17,
  version: 0xa0,
  extensions: 0xa3,
  ip: 0x87,
};

function der(tag: keyof typeof tags, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tags[tag], ...size]), content]);
}

const object = (hex: string) => der('object', Buffer.from(hex, 'hex'));
const ecdsaWithSha256 = der('sequence', object('2a8648ce3d040302'));
const commonName = object('550403');
const alternativeName = object('551d11');
const time = (date: Date) => der('time', Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/** A certificate that this machine's loopback address has given itself, for a browser that is told to take it. */
export function createCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der('sequence', der('set', der('sequence', commonName, der('text', Buffer.from('127.0.0.1')))));
  const address = der('octets', der('sequence', der('ip', Buffer.from([127, 0, 0, 1]))));
  const now = Date.now();
  const signed = der(
    'sequence',
    der('version', der('integer', Buffer.from([2]))),
    // Positive, and never the same twice: a browser remembers.
    der('integer', Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    name,
    der('sequence', time(new Date(now - 3_600_000)), time(new Date(now + days * dayMilliseconds))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der('extensions', der('sequence', der('sequence', alternativeName, address))),
  );
  const signature = der('bits', Buffer.from([0]), sign('sha256', signed, privateKey));
  const lines =
    der('sequence', signed, ecdsaWithSha256, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
