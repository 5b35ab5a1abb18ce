import type { Core } from '@strapi/strapi';

const userUid = 'admin::user';
/** Strapi spells it so. */
const french = { preferedLanguage: 'fr' };

/** Whoever writes here reads French: a new user of the panel as well, until they choose another language. */
export async function speakFrench(strapi: Core.Strapi): Promise<void> {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeCreate({ params }) {
      params.data = { ...french, ...params.data };
    },
  });
  await strapi.db.query(userUid).updateMany({ where: { preferedLanguage: { $null: true } }, data: french });
}
