import type { Core } from '@strapi/strapi';
import { editorialTypes, uidOf } from '../editorial/editorial-types';
import { submissionTypes } from '../submissions/submissions';
import { productConfig } from './product-config';

/** The site asks for the sizes of the pictures in texts. */
const mediaActions = ['plugin::upload.content-api.find'];
/** What the links of managers, nurseries and families open. */
const linkActions = ['api::manager-link.manager-link.known', 'api::proposal.nursery-answer.known', 'api::follow-up.follow-up.read'];
const submissionActions = submissionTypes.flatMap((name) => ['find', 'create', 'update'].map((action) => `${uidOf(name)}.${action}`));

/** What readers of mails answer, by way of the worker. */
const answerActions = ['api::place-alert.alert-answer.record', 'api::proposal.nursery-answer.record', 'api::follow-up.follow-up.act'];

/** Strapi refuses `findOne` for a single type, which has one entry and only `find`. */
function readActionsOf(strapi: Core.Strapi): string[] {
  return editorialTypes.map(uidOf).flatMap((uid) => {
    const isSingle = strapi.contentType(uid as never).kind === 'singleType';
    return isSingle ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`];
  });
}

/** The token of the worker has a secret we know: Strapi would make its own and show it once, to a human. */
export async function setUpWorkerToken(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::api-token');
  const tokens = strapi.db.query('admin::api-token');
  const rights = {
    type: 'custom',
    permissions: [...readActionsOf(strapi), ...mediaActions, ...linkActions, ...submissionActions, ...answerActions],
  };

  let row = await tokens.findOne({ where: { name: 'worker' } });
  if (row) await service.update(row.id, rights);
  else row = await service.create({ name: 'worker', description: 'The site', lifespan: null, ...rights });

  const accessKey = service.hash(productConfig(strapi).workerApiToken);
  await tokens.update({ where: { id: row.id }, data: { accessKey, encryptedKey: null } });
}
