import type { Core } from '@strapi/strapi';

/** The site resizes and converts at its edge: keep originals as they are. */
export async function setUpUploads(strapi: Core.Strapi): Promise<void> {
  await strapi
    .plugin('upload')
    .service('upload')
    .setSettings({ sizeOptimization: false, responsiveDimensions: false, autoOrientation: true });
}
