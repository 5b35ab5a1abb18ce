import type { Core } from '@strapi/strapi';

const locales = [
  { code: 'fr', name: 'Français' },
  { code: 'en', name: 'Anglais' },
];

/** The languages of the site. */
export const localeCodes = locales.map(({ code }) => code);

export async function setUpLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  for (const locale of locales) {
    const record = await service.findByCode(locale.code);
    if (!record) await service.create(locale);
    else if (record.name !== locale.name) await service.update({ id: record.id }, { name: locale.name });
  }
  await service.setDefaultLocale({ code: 'fr' });
}
