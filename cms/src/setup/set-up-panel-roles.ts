import type { Core } from '@strapi/strapi';
import { userUid } from '../accounts/user';
import { uidOf } from '../editorial/editorial-types';
import { placementTypes } from '../placement/placement-types';
import { mailedTypes } from '../submissions/submissions';
import { localeCodes } from './locales';
import { type PanelRole, panelRoles, type Right, type TypeRights } from './panel-roles';

interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
}

interface RoleService {
  findOne(where: { code: string }): Promise<{ id: number } | null>;
  create(role: Pick<PanelRole, 'code' | 'name' | 'description'>): Promise<{ id: number }>;
  assignPermissions(roleId: number, permissions: Permission[]): Promise<unknown>;
}

interface ContentTypeService {
  getNestedFields(model: unknown, options: { components: unknown }): string[];
}

/** Strapi's own roles, which it gives every type of a project when it makes them. */
const builtInRoles = ['strapi-editor', 'strapi-author'];
/** What visitors have sent, what the team has written about it, whom we write to, and accounts. */
const personalUids: string[] = [...mailedTypes.map(uidOf), ...placementTypes.map(uidOf), userUid];

/** Makes the roles of the panel and gives each exactly what the table says; a right that somebody has added by hand goes. */
export async function setUpPanelRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role') as RoleService;
  for (const role of panelRoles) {
    const { code, name, description } = role;
    const { id } = (await roles.findOne({ code })) ?? (await roles.create({ code, name, description }));
    await roles.assignPermissions(id, permissionsOf(strapi, role));
  }
  await closePersonalTypes(strapi);
  // What the CMS is made of is code; the shop of Strapi would ask servers of its maker.
  await strapi.db.query('admin::permission').deleteMany({ where: { action: 'admin::marketplace.read' } });
}

/** Strapi's Editor and Author would read, change and delete what families have sent. */
async function closePersonalTypes(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  const where = { role: { code: { $in: builtInRoles } }, subject: { $in: personalUids } };
  const granted = (await permissions.findMany({ where, select: ['id'] })) as { id: number }[];
  if (granted.length === 0) return;
  await strapi.service('admin::permission').deleteByIds(granted.map(({ id }) => id));
}

/** The rights of a role as Strapi keeps them. */
function permissionsOf(strapi: Core.Strapi, { types, media }: PanelRole): Permission[] {
  const content = Object.entries(types).flatMap(([name, rights]) => contentPermissions(strapi, uidOf(name), rights));
  return [...content, ...media.map((action) => ({ action: `plugin::upload.${action}`, subject: null, properties: {}, conditions: [] }))];
}

function contentPermissions(strapi: Core.Strapi, uid: string, { rights, changes }: TypeRights): Permission[] {
  const model = strapi.contentType(uid as never);
  const contentTypes = strapi.service('admin::content-type') as ContentTypeService;
  const fields = contentTypes.getNestedFields(model, { components: strapi.components });
  const i18n = model.pluginOptions?.i18n as { localized?: boolean } | undefined;
  // By their names: of « all » the panel offers none.
  const locales = i18n?.localized ? { locales: localeCodes } : {};
  const isKept = (right: Right) => right !== 'publish' || model.options?.draftAndPublish === true;
  return rights.filter(isKept).map((right) => {
    const hasFields = right === 'create' || right === 'read' || right === 'update';
    const named = right === 'update' && changes ? [...changes] : fields;
    return {
      action: `plugin::content-manager.explorer.${right}`,
      subject: uid,
      properties: { ...(hasFields && { fields: named }), ...locales },
      conditions: [],
    };
  });
}
