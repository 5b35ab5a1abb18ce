import type { TypeLayout } from '../type-layout';

/** A nursery of a public file, until somebody knows which of ours it is. */
export const nurseryCandidate: TypeLayout = {
  title: 'name',
  sort: 'name:asc',
  columns: ['name', 'cityName', 'state', 'nursery', 'source', 'sourceDate'],
  rows: [
    ['name', 'state'],
    ['nursery', 'matchedBy'],
    ['street'],
    ['postalCode', 'cityName', 'inseeCode'],
    ['latitude', 'longitude'],
    ['type', 'approvedPlaces'],
    ['manager', 'deskPhone'],
    ['minimumAgeMonths', 'maximumAgeMonths', 'disabilityWelcome'],
    ['source', 'sourceId'],
    ['sourceDate', 'licence'],
  ],
  hidden: ['filled'],
  labels: {
    name: 'Nom dans le fichier',
    nursery: 'Notre crèche',
    matchedBy: 'Reconnue par',
    source: 'Fichier public',
    sourceId: 'Identifiant dans le fichier',
    sourceDate: 'Date du fichier',
    licence: 'Licence',
  },
  hints: {
    state: 'En attente : aucune de nos crèches n’est celle-ci. Écartée : elle n’est pas pour nous, et ne revient pas.',
    nursery: 'Choisissez-la si vous la reconnaissez : le prochain import la complète. Sinon, créez la fiche par le bouton à droite.',
    matchedBy: 'Le nom dans la même commune, la distance (moins de 80 mètres), ou quelqu’un de l’équipe.',
    approvedPlaces: 'Les places agréées que dit le fichier. Les places libres ne viennent jamais d’un fichier public.',
  },
};

/** What imports keep for themselves; shown by the page « Imports », and in no list. */
export const importRun: TypeLayout = {
  title: 'fileName',
  rows: [],
  hidden: ['fileName', 'format', 'state', 'actor', 'counts', 'totalCount', 'doneCount', 'failedCount', 'unknownColumns', 'problem'],
};

export const importRow: TypeLayout = {
  title: 'label',
  rows: [],
  hidden: ['run', 'position', 'line', 'outcome', 'state', 'label', 'content'],
};
