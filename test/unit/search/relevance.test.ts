import { beforeAll, expect, test } from 'vitest';
import { createFedIndex, type FedIndex } from './fed-index.ts';

let index: FedIndex;
beforeAll(async () => {
  index = createFedIndex();
  await index.pass();
});

/** What readers look for, and the address that must come first. */
const expected: [query: string, first: string][] = [
  // Words of the trade.
  ['psu', '/lexique#psu'],
  ['PAJE', '/lexique#paje'],
  ['cmg', '/lexique#cmg'],
  ['cif', '/lexique#cif'],
  ['mam', '/lexique#mam'],
  ['pmi', '/lexique#pmi'],
  ['rpe', '/lexique#rpe'],
  ['avip', '/lexique#avip'],
  ['berceau', '/lexique#berceau'],
  ['micro-crèche', '/lexique#micro-creche'],
  ['micro creche', '/lexique#micro-creche'],
  ['multi accueil', '/lexique#multi-accueil'],
  ['halte garderie', '/lexique#halte-garderie'],
  ['assistante maternelle', '/lexique#assistante-maternelle'],
  ['crèche parentale', '/lexique#creche-parentale'],
  ['crèche familiale', '/lexique#creche-familiale'],
  ['jardin d’enfants', '/lexique#jardin-d-enfants'],
  ['horaires atypiques', '/lexique#horaires-atypiques'],
  ['adaptation', '/lexique#adaptation'],
  ['agrément', '/lexique#autorisation'],
  ['autorisation', '/lexique#autorisation'],
  ['monenfant', '/lexique#monenfant'],
  ['référent technique', '/lexique#direction-de-creche'],
  // Questions of families, companies and managers.
  ['combien coûte une crèche', '/faq-famille/combien-coute-une-place-en-creche'],
  ['couches', '/faq-famille/couches-repas-lait-qui-fournit-quoi'],
  ['différence psu paje', '/faq-famille/difference-tarif-psu-et-paje'],
  ['demander à mon employeur', '/demander-a-mon-employeur'],
  ['crédit impôt famille', '/faq-entreprise/credit-d-impot-famille-entreprise'],
  ['télétravail', '/faq-entreprise/teletravail-et-sites-multiples'],
  ['réserver des berceaux', '/reserver-des-berceaux'],
  ['coût berceau entreprise', '/faq-entreprise/combien-coute-un-berceau-a-l-entreprise'],
  ['prix crèche', '/blog-famille/cout-creche-tarif-psu'],
  ['places vacantes', '/blog-gestionnaire/declarer-places-vacantes-monenfant'],
  ['micro-crèche paje ou psu', '/blog-famille/micro-creche-paje-ou-creche-psu'],
  ['handicap', '/blog-gestionnaire/accueillir-enfant-handicap-creche'],
  ['comprendre le coût d’une place en crèche', '/livres-blancs-famille/comprendre-le-cout-d-une-place-en-creche'],
  // Pages.
  ['contact', '/contact'],
  ['équipe', '/equipe'],
  ['plan du site', '/plan-du-site'],
  ['mentions legales', '/mentions-legales'],
  ['cgu', '/cgu'],
  ['cookies', '/gestion-des-cookies'],
  ['accessibilité', '/accessibilite'],
  ['confidentialité', '/confidentialite'],
  ['manifeste', '/manifeste'],
  ['lexique', '/lexique'],
  ['témoignages', '/temoignages-clients'],
  ['publication des avis', '/regles-de-publication-des-avis'],
  ['notre histoire', '/notre-histoire'],
  // Places and nurseries.
  ['Nantes', '/creches-par-ville/pays-de-la-loire/loire-atlantique/nantes'],
  ['lyon', '/creches-par-ville/auvergne-rhone-alpes/rhone/lyon'],
  ['st etienne', '/creches-par-ville/auvergne-rhone-alpes/loire/saint-etienne'],
  ['SAINT-ÉTIENNE', '/creches-par-ville/auvergne-rhone-alpes/loire/saint-etienne'],
  ["l'hay les roses", '/creches-par-ville/ile-de-france/val-de-marne/l-hay-les-roses'],
  ['ajaccio', '/creches-par-ville/corse/corse-du-sud/ajaccio'],
  ['75011', '/trouver-une-creche/la-verriere-aux-moineaux-paris'],
  ['paris 11', '/trouver-une-creche/la-verriere-aux-moineaux-paris'],
  ['verriere aux moineaux', '/trouver-une-creche/la-verriere-aux-moineaux-paris'],
  ['petite brindille', '/trouver-une-creche/petite-brindille-lyon'],
  ['potager des batignolles', '/trouver-une-creche/le-potager-des-batignolles-paris'],
  ['montessori', '/trouver-une-creche/petite-brindille-lyon'],
  // Other spellings, and mistakes of one letter.
  ['coeur de l’ourcq', '/trouver-une-creche/au-coeur-de-l-ourcq-paris'],
  ['cœur de l’ourcq', '/trouver-une-creche/au-coeur-de-l-ourcq-paris'],
  ['identite', '/confidentialite'],
  ['montesori', '/trouver-une-creche/petite-brindille-lyon'],
  ['berseau', '/lexique#berceau'],
  ['grenobel', '/creches-par-ville/auvergne-rhone-alpes/isere/grenoble'],
  ['teletravial', '/faq-entreprise/teletravail-et-sites-multiples'],
  ['ajacio', '/creches-par-ville/corse/corse-du-sud/ajaccio'],
  ['manifest', '/manifeste'],
];

test.for(expected)('« %s » finds %s first', async ([text, first]) => {
  const { groups } = await index.search.searchSite({ text, locale: 'fr', kind: null, page: 1 });
  expect(groups[0]?.hits[0]?.href).toBe(first);
});

test('the table is long enough to say something', () => {
  expect(expected.length).toBeGreaterThanOrEqual(60);
});
