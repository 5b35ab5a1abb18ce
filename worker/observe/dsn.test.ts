import { expect, test } from 'vitest';
import { parseDsn } from './dsn.ts';

test('reads host, project and key', () => {
  expect(parseDsn('https://abc@errors.example/7')).toEqual({
    publicKey: 'abc',
    origin: 'https://errors.example',
    endpoint: 'https://errors.example/api/7/envelope/',
  });
  expect(parseDsn('http://abc@127.0.0.1:9000/sub/path/42')).toMatchObject({
    origin: 'http://127.0.0.1:9000',
    endpoint: 'http://127.0.0.1:9000/sub/path/api/42/envelope/',
  });
});

test.for([
  '',
  'errors.example',
  'https://errors.example/7',
  'https://abc@errors.example/',
  'https://abc@errors.example/x',
  'ftp://abc@h/1',
])('%j is no DSN', (text) => {
  expect(parseDsn(text)).toBeNull();
});
