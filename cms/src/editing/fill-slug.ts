import type { Core } from '@strapi/strapi';
import { addressProblem } from '../addresses/address-problem';
import { pathOf } from '../addresses/entry-paths';
import { slugFrom, slugOf, slugText } from '../addresses/slug';
import { uidOf } from '../editorial/editorial-types';
import { labelOf } from '../panel/field-labels';
import type { FieldProblem } from './visit-fields';

type Data = Record<string, unknown>;

const slugShape = new RegExp(`^${slugText}(?:/${slugText})*$`);

/** Gives a new entry without an address the one of its title; one that another entry has gets a number. */
export async function fillSlug(strapi: Core.Strapi, type: string, data: Data): Promise<void> {
  if (String(data.slug ?? '').trim() !== '') return;
  const slug = slugFrom(type, data);
  if (slug === '') return;
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? slug : `${slug}-${count}`;
    if (
      addressProblem(type, { ...data, slug: numbered }) === null &&
      !(await isTaken(strapi, type, { data: { ...data, slug: numbered } }))
    ) {
      data.slug = numbered;
      return;
    }
  }
}

/** What is wrong with an address that somebody has written; null where it is good, or none was written. */
export async function slugProblem(
  strapi: Core.Strapi,
  type: string,
  { data, documentId }: { data: Data; documentId: string | undefined },
): Promise<FieldProblem | null> {
  const { slug } = data;
  if (typeof slug !== 'string' || slug === '') return null;
  const problem = slugShape.test(slug)
    ? (await isTaken(strapi, type, { data, documentId })) && 'une autre entrée a déjà cette adresse'
    : `« ${slug} » ne peut pas être une adresse : minuscules sans accent, chiffres et tirets, comme ${slug.split('/').map(slugOf).filter(Boolean).join('/') || 'mon-article'}`;
  return problem ? { path: ['slug'], message: `${labelOf('slug')} : ${problem}.` } : null;
}

/** Two entries of a type may have one slug where their pages have two addresses. */
async function isTaken(strapi: Core.Strapi, type: string, { data, documentId }: { data: Data; documentId?: string }): Promise<boolean> {
  const where = { slug: data.slug, ...(documentId && { documentId: { $ne: documentId } }) };
  const others = (await strapi.db.query(uidOf(type) as never).findMany({ where, limit: 20 })) as Data[];
  const path = pathOf(type, data);
  return others.some((other) => path === null || pathOf(type, other) === path);
}
