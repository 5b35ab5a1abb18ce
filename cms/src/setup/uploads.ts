import type { Core } from '@strapi/strapi';

/** The site resizes and converts at its edge: originals are kept, only turned upright where a camera left that to the viewer. */
export async function setUpUploads(strapi: Core.Strapi): Promise<void> {
  await saveSettings(strapi, { autoOrientation: true });
  // Counts the files for Strapi's telemetry, which is off; it would wait for the database in the middle of a seed.
  strapi.cron.remove('uploadWeekly');
}

/** Turning upright means encoding again, which makes files that we have just encoded slower and twice as large. */
export async function withoutReencoding(strapi: Core.Strapi, upload: () => Promise<void>): Promise<void> {
  await saveSettings(strapi, { autoOrientation: false });
  try {
    await upload();
  } finally {
    await saveSettings(strapi, { autoOrientation: true });
  }
}

function saveSettings(strapi: Core.Strapi, { autoOrientation }: { autoOrientation: boolean }): Promise<unknown> {
  return strapi.plugin('upload').service('upload').setSettings({ sizeOptimization: false, responsiveDimensions: false, autoOrientation });
}
