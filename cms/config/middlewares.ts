import type { Core } from '@strapi/strapi';
import { isOn } from '../src/setup/is-on';

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const mediaUrl = env('S3_BASE_URL', '');
  const mediaOrigin = mediaUrl ? [new URL(mediaUrl).origin] : [];
  const sources = ["'self'", 'data:', 'blob:', ...mediaOrigin];
  return [
    'global::known-caller',
    ...(isOn(env('REQUEST_LOG', '1')) ? ['strapi::logger'] : []),
    'strapi::errors',
    {
      name: 'strapi::security',
      config: { contentSecurityPolicy: { useDefaults: true, directives: { 'img-src': sources, 'media-src': sources } } },
    },
    // Browsers read the site, never the CMS; only the preview frame of the admin panel crosses origins.
    { name: 'strapi::cors', config: { origin: [env('SITE_URL', '')] } },
    'strapi::query',
    'global::plain-query',
    'global::limit-mails',
    'strapi::body',
    'strapi::session',
    { name: 'strapi::favicon', config: { path: 'favicon.ico' } },
    'global::private-files',
    'strapi::public',
  ];
};
