import { expect, test } from 'vitest';
import { viewports } from '../../domain/viewport.ts';
import { viewportOf } from './viewport.ts';

const agents = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  androidTablet: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  firefoxTablet: 'Mozilla/5.0 (Android 15; Tablet; rv:150.0) Gecko/150.0 Firefox/150.0',
  cubot: 'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  television: 'Mozilla/5.0 (Linux; Android 12; BRAVIA 4K VH2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  fireTv: 'Mozilla/5.0 (Linux; Android 9; AFTMM) AppleWebKit/537.36 (KHTML, like Gecko) Silk/98.6 like Chrome/98.0 Safari/537.36',
};

const read = (headers: Record<string, string>, isBot = false) => viewportOf({ header: (name) => headers[name], isBot });

test.for(viewports)('the cookie %s is believed before everything else', (name) => {
  expect(read({ cookie: `a=b; viewport=${name}; c=d`, 'user-agent': agents.iphone, 'cf-device-type': 'tablet' })).toBe(name);
});

test.for(['__proto__', 'constructor', 'x'.repeat(4096), 'xs', 'Mobile', '', '%6dobile', 'mobile_', 'mobile%0d%0aa: b'])(
  'the cookie %s is no kind of screen: the fallback, or what the other headers say',
  (value) => {
    expect(read({ cookie: `viewport=${value}` })).toBe('desktop');
    expect(read({ cookie: `viewport=${value}`, 'user-agent': agents.ipad })).toBe('tablet');
    expect(read({ cookie: `myviewport=mobile; viewport=${value}`, 'user-agent': agents.desktop })).toBe('desktop');
  },
);

test('without a user agent nothing else is read', () => {
  expect(read({ 'cf-device-type': 'mobile' })).toBe('desktop');
});

test.for([
  ['mobile', 'mobile'],
  ['tablet', 'tablet'],
  ['desktop', 'desktop'],
  ['tv', 'desktop'],
  ['__proto__', 'desktop'],
] as const)('cf-device-type %s wins over the user agent: %s', ([device, viewport]) => {
  expect(read({ 'user-agent': agents.iphone, 'cf-device-type': device })).toBe(viewport);
});

test('behind CloudFront its own headers say it', () => {
  const ask = (headers: Record<string, string>) => read({ 'user-agent': 'Amazon CloudFront', ...headers });
  expect(ask({ 'cloudfront-is-mobile-viewer': 'true', 'cloudfront-is-desktop-viewer': 'false' })).toBe('mobile');
  expect(ask({ 'cloudfront-is-tablet-viewer': 'true' })).toBe('tablet');
  expect(ask({ 'cloudfront-is-desktop-viewer': 'true' })).toBe('desktop');
  expect(ask({ 'cloudfront-is-smarttv-viewer': 'true' })).toBe('desktop');
});

test.for([
  [agents.desktop, 'desktop'],
  [agents.iphone, 'mobile'],
  [agents.android, 'mobile'],
  [agents.cubot, 'mobile'],
  [agents.androidTablet, 'tablet'],
  [agents.ipad, 'tablet'],
  [agents.firefoxTablet, 'tablet'],
  [agents.television, 'desktop'],
  [agents.fireTv, 'desktop'],
  ['curl/8.5.0', 'desktop'],
  ['(', 'desktop'],
] as const)('the user agent %s is a %s', ([userAgent, viewport]) => {
  expect(read({ 'user-agent': userAgent })).toBe(viewport);
});

test('a bot is the fallback, whatever phone it claims to be', () => {
  expect(read({ 'user-agent': `${agents.android} (compatible; Googlebot/2.1)` }, true)).toBe('desktop');
});
