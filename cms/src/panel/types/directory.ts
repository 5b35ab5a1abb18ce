import { scheduleRow, type TypeLayout } from '../type-layout';

export const city: TypeLayout = {
  title: 'name',
  sort: 'name:asc',
  columns: ['name', 'departmentName', 'regionName', 'updatedAt'],
  rows: [
    ['name', 'slug'],
    ['departmentName', 'departmentCode', 'regionName'],
    ['inseeCode', 'population'],
    ['postalCodes'],
    ['latitude', 'longitude'],
    ['intro'],
    ['practicalText'],
    ['faq'],
    ['seo'],
    scheduleRow,
  ],
  hints: {
    slug: 'Région, département et ville : auvergne-rhone-alpes/rhone/lyon. Se fait toute seule.',
    latitude: 'En degrés : 45,76 à Lyon. En France métropolitaine entre 41 et 52.',
    longitude: 'En degrés : 4,83 à Lyon. En France métropolitaine entre −6 et 10.',
  },
};

export const nursery: TypeLayout = {
  title: 'name',
  sort: 'name:asc',
  columns: ['name', 'cityName', 'vacancyState', 'vacancyCount', 'updatedOn'],
  rows: [
    ['name', 'slug'],
    ['type', 'approvedPlaces'],
    ['manager', 'network'],
    ['street'],
    ['postalCode', 'cityName', 'inseeCode'],
    ['citySlug'],
    ['latitude', 'longitude'],
    ['deskPhone', 'deskEmail'],
    ['vacancyState', 'vacancyCount', 'vacancyDate'],
    ['minimumAgeMonths', 'maximumAgeMonths'],
    ['openingHours'],
    ['closingWeeks', 'closingText'],
    ['tariffMode', 'tariffText'],
    ['description'],
    ['photos'],
    ['pedagogy'],
    ['languages'],
    ['items'],
    ['outdoorSpace', 'wheelchairAccess'],
    ['disabilityWelcome', 'avip'],
    ['updatedOn'],
    scheduleRow,
  ],
  labels: { name: 'Nom de la crèche', items: 'Fourni ou à apporter' },
  hints: {
    citySlug: 'Comme l’adresse de sa page : auvergne-rhone-alpes/rhone/lyon.',
    approvedPlaces: 'Ce que dit l’agrément de la PMI ou du département.',
    vacancyState: 'Vide : pas encore connu.',
    vacancyCount: 'Seulement avec « Nombre de places annoncé » ; jamais plus que les places agréées.',
    vacancyDate: 'Le jour où la crèche l’a annoncé. Jamais dans l’avenir.',
    openingHours: 'Une ligne par jour d’ouverture, du lundi au dimanche ; un jour sans ligne est fermé.',
    minimumAgeMonths: 'En mois : 2 pour dix semaines.',
    maximumAgeMonths: 'En mois : 36 pour trois ans.',
    latitude: 'En degrés : 45,76 à Lyon. En France métropolitaine entre 41 et 52.',
    longitude: 'En degrés : 4,83 à Lyon. En France métropolitaine entre −6 et 10.',
    updatedOn: 'La dernière fois que la fiche a été vérifiée. Jamais dans l’avenir.',
  },
};

export const teamMember: TypeLayout = {
  title: 'name',
  sort: 'position:asc',
  columns: ['name', 'role', 'position'],
  rows: [['name', 'slug'], ['role', 'position'], ['biography'], ['photo'], scheduleRow],
};

export const testimonial: TypeLayout = {
  title: 'title',
  sort: 'publishedOn:desc',
  columns: ['title', 'author', 'audience', 'publishedOn'],
  rows: [
    ['title'],
    ['slug', 'audience'],
    ['author', 'role', 'company'],
    ['quote'],
    ['body'],
    ['rating', 'experienceOn', 'publishedOn'],
    ['photo'],
    ['seo'],
    scheduleRow,
  ],
  hints: { rating: 'De 1 à 5 ; vide : sans note.', quote: 'La phrase montrée dans les listes.' },
};
