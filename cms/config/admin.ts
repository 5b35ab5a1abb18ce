import type { Core } from '@strapi/strapi';
import { createPreviewHandler } from '../src/preview/preview-link';
import { isOn } from '../src/setup/is-on';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  // Absolute where the panel has a host of its own, because PUBLIC_URL is then the site's.
  url: env('ADMIN_URL', '/admin'),
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  rateLimit: { enabled: isOn(env('RATE_LIMIT', '1')) },
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [env('SITE_URL', '')],
      handler: createPreviewHandler({ siteUrl: env('SITE_URL', ''), secret: env('PREVIEW_SECRET', '') }),
    },
  },
});
