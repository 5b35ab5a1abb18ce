import type { Database } from '../database.ts';
import type { PlaceRow } from '../places/place-rows.ts';
import type { CommuneOfNursery } from './nursery-row.ts';

interface Located {
  inseeCode: string | null;
  postalCode: string | null;
}

/** A commune has what areas may be without. */
interface CommuneRow extends Pick<PlaceRow, 'code' | 'name' | 'regionName' | 'postalCodes'> {
  department: string;
  latitude: number;
  longitude: number;
}

/** The communes some nurseries may be in, arrondissements as the city they are part of. */
export async function readCommunes(database: Database, nurseries: readonly Located[]): Promise<CommuneOfNursery[]> {
  const distinct = (values: (string | null)[]) => JSON.stringify([...new Set(values.filter((value) => value !== null))]);
  const columns = 'p.code, p.name, p.department, p.region_name AS regionName, p.postal_codes AS postalCodes, p.latitude, p.longitude';
  const { results } = await database
    .prepare(
      `SELECT ${columns} FROM json_each(?) AS codes CROSS JOIN places AS p ON p.code = codes.value WHERE p.kind = 'commune'
       UNION
       SELECT ${columns} FROM json_each(?) AS keys CROSS JOIN place_names AS n ON n.key = keys.value
         CROSS JOIN places AS own ON own.code = n.code CROSS JOIN places AS p ON p.code = coalesce(own.parent, own.code) WHERE p.kind = 'commune'`,
    )
    .bind(distinct(nurseries.map(({ inseeCode }) => inseeCode)), distinct(nurseries.map(({ postalCode }) => postalCode)))
    .all<CommuneRow>();
  return results.map(({ code, name, department, regionName, postalCodes, latitude, longitude }) => ({
    code,
    name,
    department,
    regionName,
    postalCodes: postalCodes.split(' '),
    position: { latitude, longitude },
  }));
}
