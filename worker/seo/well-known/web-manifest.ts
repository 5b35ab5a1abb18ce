import { messagesOf } from '../../../client/i18n/all-messages.ts';
import { brandName, themeColor } from '../../../domain/brand.ts';

const png = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

/** What a phone shows of the site on its home screen. */
export const webManifest = {
  id: '/',
  name: brandName,
  short_name: brandName,
  description: messagesOf('fr').head.siteDescription,
  lang: 'fr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: themeColor,
  background_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    png(192),
    png(512),
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
