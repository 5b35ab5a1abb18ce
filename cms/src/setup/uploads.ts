import type { Core } from '@strapi/strapi';
import { isDamaged } from '../uploads/fit-picture';
import { setUpFolders } from '../uploads/library-folders';
import { prepareUploads } from '../uploads/prepare-uploads';

interface ImageService {
  isFaultyImage(file: { filepath: string }): Promise<boolean>;
}

/** Pictures are made fit by `prepareUploads`; the site resizes and converts at its edge, so that Strapi makes no sizes of its own. */
export async function setUpUploads(strapi: Core.Strapi): Promise<void> {
  const settings = { sizeOptimization: false, responsiveDimensions: false, autoOrientation: false };
  await strapi.plugin('upload').service('upload').setSettings(settings);
  // Counts the files for Strapi's telemetry, which is off; it would wait for the database in the middle of a seed.
  strapi.cron.remove('uploadWeekly');
  // Strapi works out figures of all pixels only to see whether they can be read, in five times the time.
  const images: ImageService = strapi.plugin('upload').service('image-manipulation');
  images.isFaultyImage = ({ filepath }) => isDamaged(filepath);
  prepareUploads(strapi);
  await setUpFolders(strapi);
}
