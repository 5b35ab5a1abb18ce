import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { PlainDate } from '../domain/forms/fields/plain-date';
import { placesOf, placeUid } from '../nursery-places/place-rows';
import { documentsOf, findDocumentId } from './documents';
import type { SeedEntry } from './reading/seed-types';
import { datedPlace, seededPlaces } from './seed-places';
import type { SeedState } from './seed-state';

/**
 * Writes the places of the seed, and writes them anew on another day: they were told some days before the CMS is started. The
 * places of a nursery are left alone once somebody else has written any of them.
 */
export async function writePlaces(
  strapi: Core.Strapi,
  entries: readonly SeedEntry[],
  scope: { state: SeedState; today: PlainDate },
): Promise<void> {
  const { state, today } = scope;
  for (const entry of entries) {
    const places = seededPlaces(entry);
    if (!places.length || entry.locale !== 'fr') continue;
    const dated = places.map((place) => datedPlace(place, today));
    const hash = createHash('sha256').update(JSON.stringify(dated)).digest('hex').slice(0, 32);
    const before = state.places[entry.key];
    if (before?.hash === hash) continue;
    const nursery = await findDocumentId(strapi, entry, 'fr');
    if (!nursery || !(await isUntouched(strapi, nursery, before?.written ?? []))) continue;
    for (const { documentId } of await placesOf(strapi, nursery)) await strapi.db.query(placeUid).delete({ where: { documentId } });
    for (const place of dated) await documentsOf(strapi, placeUid).create({ data: { ...place, nursery: { documentId: nursery } } });
    state.places[entry.key] = { hash, written: await versionsOf(strapi, nursery) };
  }
}

/** Whether the places of a nursery are those that the seed has written, as it has written them. */
async function isUntouched(strapi: Core.Strapi, nursery: string, written: readonly string[]): Promise<boolean> {
  const versions = await versionsOf(strapi, nursery);
  return versions.length === written.length && versions.every((version) => written.includes(version));
}

/** Each place with when it was last written. */
async function versionsOf(strapi: Core.Strapi, nursery: string): Promise<string[]> {
  const rows = await placesOf(strapi, nursery);
  return rows.map(({ documentId, updatedAt }) => `${documentId} ${new Date(String(updatedAt)).toISOString()}`);
}
