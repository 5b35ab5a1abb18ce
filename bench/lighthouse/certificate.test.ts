import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCertificate } from './certificate.ts';

test('the certificate is of the loopback address, signed by its own key, valid now, and another one each time', () => {
  const { key, cert } = createCertificate();
  const certificate = new X509Certificate(cert);
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(certificate.checkIP('127.0.0.2')).toBeUndefined();
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now() + 86_400_000);
  expect(new X509Certificate(createCertificate().cert).serialNumber).not.toBe(certificate.serialNumber);
});
