import type { Core } from '@strapi/strapi';
import { type LinkStanding, standingOf } from '../manager-links/manager-link';
import { type ToldPlace, toldPlaces } from './nursery-places';

/** What the site shows to who has opened a link: the places as they are now. */
export interface KnownPlaces {
  standing: LinkStanding;
  nursery: { name: string; approvedPlaces: number | null; minimumAgeMonths: number | null; maximumAgeMonths: number | null } | null;
  places: ToldPlace[];
}

/** What is known of a nursery to who has a link of ours, and nothing to who has one that counts no more. */
export async function knownPlaces(strapi: Core.Strapi, link: { nurseryId: string; expires: number }): Promise<KnownPlaces> {
  const { standing, nursery } = await standingOf(strapi, link);
  if (standing !== 'open' || !nursery) return { standing, nursery: null, places: [] };
  const { name, approvedPlaces, minimumAgeMonths, maximumAgeMonths } = nursery;
  const summary = { name, approvedPlaces, minimumAgeMonths, maximumAgeMonths };
  return { standing, nursery: summary, places: await toldPlaces(strapi, link.nurseryId) };
}
