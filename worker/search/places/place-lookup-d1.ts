import type { Place } from '../../../domain/places/place.ts';
import {
  distinctOptions,
  likeliest,
  mostSorted,
  type NamedPlace,
  nameRanks,
  type PlaceLookup,
  weightOf,
} from '../../../domain/places/place-lookup.ts';
import { mostSuggestions } from '../../../domain/places/suggestion.ts';
import type { Database } from '../database.ts';
import { keepNear, nearWordsStatement } from '../near-words.ts';
import { type NamedPlaceRow, type PlaceRow, placeColumns, toNamedPlace, toOption } from './place-rows.ts';

const communesOfDepartment = 5;

/** The gazetteer on the edge database. */
export function createPlaceLookup(database: Database): PlaceLookup {
  const rows = async <Row>(sql: string, ...values: (string | number)[]) =>
    (
      await database
        .prepare(sql)
        .bind(...values)
        .all<Row>()
    ).results;

  async function withCodes(codes: readonly string[]): Promise<Place[]> {
    const places = await rows<PlaceRow>(
      `SELECT ${placeColumns} FROM json_each(?) AS codes CROSS JOIN places AS p ON p.code = codes.value`,
      JSON.stringify(codes),
    );
    return distinctOptions(places.map(toOption)).flatMap((option) => (option.kind === 'place' ? [option.place] : []));
  }

  return {
    withCodes,
    async named(keys, rank = nameRanks.squashed) {
      const names = await rows<NamedPlaceRow>(
        `SELECT n.key, n.rank, n.called_as AS calledAs, ${placeColumns}
         FROM json_each(?) AS keys CROSS JOIN place_names AS n ON n.key = keys.value AND n.rank <= ?
         CROSS JOIN places AS p ON p.code = n.code`,
        JSON.stringify(keys),
        rank,
      );
      return byWeight(names.map(toNamedPlace));
    },
    async beginning(key) {
      // A crowd has its best beside it: then the second question looks from the key to itself, and reads nothing.
      const [crowded, begun] = await database.batch<NamedPlaceRow>(begunStatements(database, key));
      const names = crowded?.results.length ? crowded.results : (begun?.results ?? []);
      return likeliest(names.map(toNamedPlace), mostSuggestions);
    },
    async ofDepartments(codes) {
      const keys = JSON.stringify(codes.map((code) => `D${code}`));
      const areas = await rows<PlaceRow>(
        `SELECT ${placeColumns} FROM json_each(?) AS codes CROSS JOIN places AS p ON p.code = codes.value`,
        keys,
      );
      const towns = await Promise.all(
        codes.map((code) =>
          rows<PlaceRow>(
            `SELECT ${placeColumns} FROM places AS p WHERE p.department = ? AND p.kind = 'commune' ORDER BY p.population DESC LIMIT ?`,
            code,
            communesOfDepartment,
          ),
        ),
      );
      return [...areas, ...towns.flat()].map(toOption);
    },
    async nearWords(word) {
      const { results } = await nearWordsStatement(database, 'place', word).all<{ word: string; shown: string }>();
      return keepNear(word, results).map((near) => near.word);
    },
  };
}

/** The best of a crowd as they were counted, more than are shown, and the names that begin so where it is no crowd. */
function begunStatements(database: Database, key: string) {
  return [
    database
      .prepare(
        `SELECT best.value ->> 'key' AS key, best.value ->> 'rank' AS rank, best.value ->> 'calledAs' AS calledAs, ${placeColumns}
         FROM place_prefixes AS x, json_each(x.best) AS best CROSS JOIN places AS p ON p.code = best.value ->> 'code' WHERE x.prefix = ?`,
      )
      .bind(key),
    database
      .prepare(
        `SELECT n.key, n.rank, n.called_as AS calledAs, ${placeColumns}
         FROM (SELECT * FROM place_names INDEXED BY place_names_begun
               WHERE key >= ?1 AND key < iif(EXISTS (SELECT 1 FROM place_prefixes WHERE prefix = ?1), ?1, ?2) AND rank <= ${nameRanks.inner}
               LIMIT ${mostSorted}) AS n
         CROSS JOIN places AS p ON p.code = n.code`,
      )
      .bind(key, `${key}{`),
  ];
}

function byWeight(places: NamedPlace[]): NamedPlace[] {
  return places.sort((one, other) => weightOf(other.option) - weightOf(one.option));
}
