import type { Payload } from '../../client/payload/payload.ts';
import { sharePictureSize } from '../../domain/addresses/share-picture.ts';
import { brandName, themeColor } from '../../domain/brand.ts';
import type { Locale } from '../../domain/locale.ts';

/** As Open Graph spells languages: with a country. */
const shareLocales: Record<Locale, string> = { fr: 'fr_FR', en: 'en_GB' };

/** What a document says of the site, for who never navigates in it: robots, phones and feed readers. The same on all pages in a language. */
export function FixedHead({ contentLocale }: Pick<Payload, 'contentLocale'>) {
  return (
    <>
      <meta property="og:site_name" content={brandName} />
      <meta property="og:locale" content={shareLocales[contentLocale]} />
      <meta property="og:image:width" content={`${sharePictureSize.width}`} />
      <meta property="og:image:height" content={`${sharePictureSize.height}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="sitemap" type="application/xml" href="/sitemap.xml" />
    </>
  );
}
