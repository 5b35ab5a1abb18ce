import type { Core } from '@strapi/strapi';

const locales = [
  { code: 'fr', name: 'French (fr)' },
  { code: 'en', name: 'English (en)' },
];

export async function setUpLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  for (const locale of locales) {
    if (!(await service.findByCode(locale.code))) await service.create(locale);
  }
  await service.setDefaultLocale({ code: 'fr' });
}
