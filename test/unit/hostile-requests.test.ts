import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from '../../domain/addresses/paths.ts';
import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import { withoutBuildId } from '../../worker/middleware/canonical-url.ts';
import { createTestApp } from '../app/test-app.ts';

const nasty = fc.constantFrom(
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '%0d%0a',
  '\\',
  '//',
  '.',
  '%',
  '%zz',
  '%c3%28',
  '%ff',
  'é',
  'É',
  'İ',
  'ﬀ',
  '%25',
  '_payload.json',
);
const segments = fc.constantFrom(
  'en',
  'contact',
  'blog-famille',
  'faq-entreprise',
  'apercu',
  'uploads',
  'recherche',
  'trouver-une-creche',
  '__proto__',
);
const segment = fc.oneof(nasty, segments, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.webPath());
const path = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((text) => `?${text}`),
  fc.string({ unit: 'binary' }).map((text) => `?${text}`),
  fc.constantFrom(
    '?q=%',
    '?q=%00',
    '?page=-1',
    '?page=1e9',
    '?public[$ne]=a',
    '?/_payload.json',
    '?__proto__[a]=b',
    '?lieu=%ff',
    '?retour=//evil.example',
  ),
);
/** What a server gets of an address: the URL parser has looked at it before. */
const parse = (address: string) => URL.parse(`https://site.example${address}`);

test('the canonical spelling of a path is one of our paths, and the canonical spelling of itself', () => {
  fc.assert(
    fc.property(path, (address) => {
      const canonical = canonicalPath(parse(address)?.pathname ?? '/');
      if (canonical === null) return;
      expect(canonical).toMatch(/^\/(?:[\w.!~*'()%-]+(?:\/[\w.!~*'()%-]+)*)?$/);
      expect(canonicalPath(canonical)).toBe(canonical);
      expect(parse(canonical)?.origin).toBe('https://site.example');
      expect(canonicalPath(parse(canonical)?.pathname ?? '')).toBe(canonical);
    }),
    { numRuns: 2000 },
  );
});

test('a payload’s query is the page’s with a build id before it, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{0,16}$/), fc.webQueryParameters(), (buildId, parameters) => {
      const rest = new URLSearchParams(parameters).toString();
      expect(withoutBuildId(`?${[buildId, rest].filter(Boolean).join('&')}`)).toBe(
        buildId || !rest ? (rest ? `?${rest}` : '') : withoutBuildId(`?${rest}`),
      );
    }),
  );
  fc.assert(
    fc.property(query, (search) => {
      const result = withoutBuildId(parse(`/${search}`)?.search ?? '');
      expect(result === '' || result.startsWith('?')).toBe(true);
      expect([...new URLSearchParams(result)].length).toBeLessThanOrEqual([...new URLSearchParams(search)].length);
    }),
  );
});

test('no address and no header makes an error of ours, a cookie that is not ours to set, or a way to another host', async () => {
  const app = createTestApp(answerFromSeed);
  const name = fc.constantFrom(
    'cookie',
    'accept-language',
    'referer',
    'if-none-match',
    'x-forwarded-host',
    'x-original-url',
    'user-agent',
    'sec-fetch-dest',
  );
  const value = fc.oneof(
    fc.stringMatching(/^[\x21-\x7e]{0,60}$/),
    fc.constantFrom('W/"', '*', 'Googlebot', '__Host-apercu=draft.9.f', 'https://[', '-;q=x,*;q=9'),
  );
  await fc.assert(
    fc.asyncProperty(path, query, fc.dictionary(name, value, { maxKeys: 4 }), async (address, search, headers) => {
      const url = parse(address + search);
      fc.pre(url?.origin === 'https://site.example');
      const response = await app.get(`${url?.pathname}${url?.search}`, headers);
      await response.body?.cancel();
      await app.settle();
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('location') ?? '/').toMatch(/^(?:\/(?![/\\])|https:\/\/[\w-]+\.creche-sereine\.example\/)[\x21-\x7e]*$/);
      expect(response.headers.get('set-cookie') ?? '').toMatch(/^(?:__Host-apercu=; Max-Age=0;.*)?$/);
      expect(app.logger.error).not.toHaveBeenCalled();
    }),
    { numRuns: 300 },
  );
});
