import type { Core } from '@strapi/strapi';
import { setUpFolders } from '../uploads/library-folders';
import { prepareUploads } from '../uploads/prepare-uploads';

/** Pictures are made fit by `prepareUploads`; the site resizes and converts at its edge, so that Strapi makes no sizes of its own. */
export async function setUpUploads(strapi: Core.Strapi): Promise<void> {
  const settings = { sizeOptimization: false, responsiveDimensions: false, autoOrientation: false };
  await strapi.plugin('upload').service('upload').setSettings(settings);
  // Counts the files for Strapi's telemetry, which is off; it would wait for the database in the middle of a seed.
  strapi.cron.remove('uploadWeekly');
  prepareUploads(strapi);
  await setUpFolders(strapi);
}
