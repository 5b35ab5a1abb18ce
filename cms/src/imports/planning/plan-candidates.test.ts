import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facts } from '../formats/format';
import { readFacts, recogniseFormat } from '../formats/format';
import { formats } from '../formats/formats';
import { openDataSources } from '../formats/open-data';
import { readTable } from '../reading/read-table';
import { bareName, communeOf, type Located, matchCandidates } from './match-candidates';
import type { NurseryBrief } from './nursery-brief';
import { planCandidates, type StoredCandidate } from './plan-candidates';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const nursery = (documentId: string, facts: Facts): NurseryBrief => ({
  documentId,
  isOnline: true,
  isModified: false,
  facts: { slug: documentId, ...facts },
});

function plan(bytes: Uint8Array, nurseries: NurseryBrief[] = [], candidates: StoredCandidate[] = []) {
  const table = readTable(bytes);
  const format = recogniseFormat(formats, table.header);
  const source = format ? openDataSources[format.name] : undefined;
  if (!format || !source) throw new Error('no public file');
  return planCandidates(readFacts(format, table), {
    source,
    nurseries,
    candidates,
    sourceDate: '2026-11-01',
    licence: 'Licence Ouverte 2.0',
  });
}

const cnafHeader = 'ID;NUMORG;ANNIDEAC;NUINDOAC;RAISOEEQ;NOMEQU;NBPLA0A5;NUMVOIE;TYPVOIE;NOMVOIE;CODPOST;NUMCOM;NOMCOM;ADRESSE';
const cnaf = latin1(
  [
    cnafHeader,
    '1;691;2023;55;MULTI ACCUEIL LES LUTINS;;20;12;RUE;DE LA PAIX;69001;69381;LYON 1ER;12 RUE DE LA PAIX 69001 LYON',
    '2;691;2024;55;MULTI ACCUEIL LES LUTINS;;24;12;RUE;DE LA PAIX;69001;69381;LYON 1ER;12 RUE DE LA PAIX 69001 LYON',
    "3;691;2024;56;CRÈCHE DE L'ÉTÉ;;0;;;;1000;1004;AMBÉRIEU-EN-BUGEY;PLACE DE LA MAIRIE",
    '4;691;2024;;;;10;;;;69001;69381;LYON;',
  ].join('\r\n'),
);

test('the national file: Latin letters, the newest year alone, and candidates with their source', () => {
  const { rows, skippedCount } = plan(cnaf);
  expect(skippedCount).toBe(1);
  expect(rows.map(({ line, outcome, label }) => [line, outcome, label])).toEqual([
    [3, 'waiting', 'Multi Accueil Les Lutins'],
    [4, 'waiting', "Crèche De L'Été"],
    [5, 'refused', ''],
  ]);
  expect(rows[0]?.writes).toEqual([
    {
      type: 'nursery-candidate',
      documentId: null,
      before: null,
      after: {
        name: 'Multi Accueil Les Lutins',
        approvedPlaces: 24,
        street: '12 Rue De La Paix',
        postalCode: '69001',
        inseeCode: '69381',
        cityName: 'Lyon 1er',
        source: 'cnaf',
        sourceId: '691-55',
        sourceDate: '2024-12-31',
        licence: 'Licence Ouverte 2.0',
        state: 'waiting',
      },
    },
  ]);
  expect(rows[1]?.writes[0]?.after).toMatchObject({ postalCode: '01000', inseeCode: '01004', street: 'Place De La Mairie' });
});

const hautsDeSeine = utf8(
  [
    'nom;type;adresse;cp;commune;code_insee;tel;gestion;gestionnaire;capacite;nb_accueil_fam;age_mini_mois;age_maxi_annee;handicap;geo_shape;geo_point_2d',
    'Crèche Les Lutins;Multi-accueil;1 rue du Port;92000;NANTERRE;92050;0000000000;Associative;Les Amis;30;;3;4;oui;"{""type"":""Point""}";"48.8924, 2.2071"',
    'Les Ours;MC;;92000;NANTERRE;92050;;Privée;;10;;2;3;;;"{""lon"":2.2,""lat"":48.9}"',
  ].join('\n'),
);

test('the set of Hauts-de-Seine: ages in years, a point in either form, a telephone of zeros', () => {
  const [lutins, bears] = plan(hautsDeSeine).rows.map(({ writes }) => writes[0]?.after);
  expect(lutins).toMatchObject({
    type: 'multi_reception_nurseries',
    minimumAgeMonths: 3,
    maximumAgeMonths: 48,
    latitude: 48.8924,
    longitude: 2.2071,
    disabilityWelcome: 'yes',
    sourceDate: '2026-11-01',
  });
  expect(lutins).not.toHaveProperty('deskPhone');
  expect(bears).toMatchObject({ type: 'micro_nurseries', latitude: 48.9, longitude: 2.2 });
});

test('the set of Seine-Saint-Denis, and no free place of any public file', () => {
  const file = utf8(
    'statut,id,nom,type_daccueil,nbr_place,gestionnaire,adresse,ville,code_insee,geo_point_2d,geo_shape\nPublic,A7,"Les Ours",Micro-crèche,10,Ville,"2 rue X",BOBIGNY,93008,"48.9, 2.4",\n',
  );
  const { rows } = plan(file);
  expect(rows[0]?.writes[0]?.after).toMatchObject({ source: 'seine-saint-denis', sourceId: 'A7', approvedPlaces: 10, cityName: 'Bobigny' });
  const written = [...rows, ...plan(hautsDeSeine).rows, ...plan(cnaf).rows].flatMap(({ writes }) => writes);
  expect(written.every(({ type }) => type !== 'place')).toBe(true);
});

test('a nursery that is found gets what is blank, as a draft; what an editor says stays and is told', () => {
  const ours = nursery('lutins', {
    name: 'Les Lutins',
    inseeCode: '92050',
    manager: 'Notre gestionnaire',
    disabilityWelcome: 'unknown',
    approvedPlaces: null,
  });
  const [row] = plan(hautsDeSeine, [ours]).rows;
  expect(row).toMatchObject({
    outcome: 'create',
    problems: [
      { code: 'matched-by-name', value: 'Les Lutins' },
      { code: 'kept-value', field: 'manager', value: 'Notre gestionnaire', expected: 'Les Amis' },
    ],
  });
  expect(row?.writes[1]).toEqual({
    type: 'nursery',
    documentId: 'lutins',
    isDraft: true,
    before: {
      street: null,
      postalCode: null,
      cityName: null,
      latitude: null,
      longitude: null,
      approvedPlaces: null,
      minimumAgeMonths: null,
      maximumAgeMonths: null,
      disabilityWelcome: 'unknown',
    },
    after: {
      street: '1 rue du Port',
      postalCode: '92000',
      cityName: 'Nanterre',
      latitude: 48.8924,
      longitude: 2.2071,
      approvedPlaces: 30,
      minimumAgeMonths: 3,
      maximumAgeMonths: 48,
      disabilityWelcome: 'yes',
    },
  });
  expect(row?.writes[0]?.after).toMatchObject({ state: 'matched', nursery: 'lutins', matchedBy: 'by-name' });
});

/** The candidate that a plan makes, as the CMS keeps it then. */
function kept({ writes }: { writes: readonly { after: Facts | null }[] }): StoredCandidate {
  const facts = writes[0]?.after ?? {};
  return {
    documentId: 'c',
    facts,
    nursery: facts.nursery ? String(facts.nursery) : null,
    filled: facts.filled ? JSON.parse(String(facts.filled)) : {},
  };
}

test('the next edition changes what the file itself has filled in, never what somebody has written since', () => {
  const ours = nursery('lutins', { name: 'Les Lutins', inseeCode: '92050' });
  const [row] = plan(hautsDeSeine, [ours]).rows;
  const candidate = kept(row ?? { writes: [] });
  const filled = nursery('lutins', { ...ours.facts, ...row?.writes[1]?.after, street: 'Rue de l’éditrice' });
  const next = utf8(new TextDecoder().decode(hautsDeSeine).replace(';30;', ';36;').replace('1 rue du Port', '1 rue du Port'));
  const again = plan(next, [filled], [candidate]).rows.find(({ label }) => label === 'Crèche Les Lutins');
  expect(again?.writes.map(({ type, after }) => [type, after])).toEqual([
    ['nursery-candidate', { approvedPlaces: 36, filled: expect.stringContaining('"approvedPlaces":36') }],
    ['nursery', { approvedPlaces: 36 }],
  ]);
  expect(again?.problems).toMatchObject([{ code: 'kept-value', field: 'street', value: 'Rue de l’éditrice' }]);
});

test('the same file a second time changes nothing, and what was set aside does not come back', () => {
  const first = plan(hautsDeSeine).rows.map(kept);
  expect(plan(hautsDeSeine, [], first)).toEqual({ rows: [], sameCount: 2, skippedCount: 0 });
  const dismissed = first.map((candidate) => ({ ...candidate, facts: { ...candidate.facts, state: 'dismissed' } }));
  const ours = nursery('ours', { name: 'Les Ours', inseeCode: '92050' });
  expect(plan(hautsDeSeine, [ours], dismissed).rows).toEqual([]);
});

test.for([
  ['Multi-accueil « Les Lutins »', 'lutins'],
  ['CRECHE MUNICIPALE LES LUTINS', 'lutins'],
  ['Micro-crèche Cœur d’Étoile', 'coeur etoile'],
  ['Crèche', 'creche'],
] as const)('%j is called %j', ([name, expected]) => {
  expect(bareName(name)).toBe(expected);
});

test('districts of Paris, Lyon and Marseille are their communes', () => {
  expect(['75111', '69381', '13205', '2A004'].map(communeOf)).toEqual(['75056', '69123', '13055', '2A004']);
});

const located = (id: string, name: string, more: Partial<Located> = {}): Located => ({
  id,
  names: [name],
  inseeCode: '92050',
  latitude: null,
  longitude: null,
  ...more,
});

test('the name in the commune goes before the distance, and what fits several is nobody’s', () => {
  const at = (metres: number) => ({ latitude: 48.9 + metres / 111_195, longitude: 2.2 });
  const nurseries = [
    located('a', 'Les Ours', at(0)),
    located('b', 'Les Anges', at(500)),
    located('c', 'Les Lutins'),
    located('d', 'Lutins'),
  ];
  const matchOf = (...candidates: Located[]) => Object.fromEntries(matchCandidates(candidates, nurseries));
  expect(matchOf(located('1', 'Autre nom', at(79)))).toEqual({ 1: { id: 'a', by: 'distance' } });
  expect(matchOf(located('1', 'Autre nom', at(81)))).toEqual({ 1: { id: null, by: 'none' } });
  expect(matchOf(located('1', 'Les Ours', { inseeCode: '93008' }))).toEqual({ 1: { id: null, by: 'none' } });
  expect(matchOf(located('1', 'Crèche Lutins'))).toEqual({ 1: { id: null, by: 'several' } });
  // Named so 500 metres away, and near another: the name counts, and its nursery is taken.
  expect(matchOf(located('1', 'Les Ours', at(499)), located('2', 'X', at(1)))).toEqual({
    1: { id: 'a', by: 'name' },
    2: { id: null, by: 'none' },
  });
  expect(matchOf(located('1', 'X', at(1)), located('2', 'Y', at(2)))).toEqual({
    1: { id: null, by: 'several' },
    2: { id: null, by: 'several' },
  });
});

test('no order of rows changes what is found, and no nursery is found twice', () => {
  const some = fc.uniqueArray(
    fc.record({
      id: fc.nat(50).map(String),
      name: fc.constantFrom('Ours', 'Anges', 'Lutins', 'Étoiles'),
      inseeCode: fc.constantFrom('92050', '93008', null),
      metres: fc.option(fc.nat(300)),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  );
  const toLocated = (rows: readonly { id: string; name: string; inseeCode: string | null; metres: number | null }[]) =>
    rows.map(({ id, name, inseeCode, metres }) =>
      located(id, name, { inseeCode, ...(metres !== null && { latitude: 48.9 + metres / 111_195, longitude: 2.2 }) }),
    );
  fc.assert(
    fc.property(some, some, (one, other) => {
      const [candidates, nurseries] = [toLocated(one), toLocated(other)];
      const matches = matchCandidates(candidates, nurseries);
      const reversed = matchCandidates(candidates.toReversed(), nurseries.toReversed());
      expect(Object.fromEntries(reversed)).toEqual(Object.fromEntries(matches));
      const ids = [...matches.values()].flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 500 },
  );
});
