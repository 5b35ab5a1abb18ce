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
  columns: ['name', 'cityName', 'type', 'approvedPlaces', 'updatedOn'],
  rows: [
    ['name', 'slug'],
    ['type', 'approvedPlaces'],
    ['manager', 'network', 'siret'],
    ['street'],
    ['postalCode', 'cityName', 'inseeCode'],
    ['citySlug'],
    ['latitude', 'longitude'],
    ['deskPhone', 'deskEmail'],
    ['minimumAgeMonths', 'maximumAgeMonths'],
    ['openingHours'],
    ['closingWeeks', 'closingText'],
    ['tariffMode', 'hourlyPrice'],
    ['tariffText'],
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
  hidden: ['places'],
  labels: { name: 'Nom de la crèche', items: 'Fourni ou à apporter' },
  hints: {
    slug: 'Se fait toute seule à partir du nom et de la commune. Une crèche en ligne qui change d’adresse laisse une redirection.',
    citySlug: 'Comme l’adresse de sa page : auvergne-rhone-alpes/rhone/lyon.',
    approvedPlaces: 'Ce que dit l’agrément de la PMI ou du département. Les places libres se notent à part, sous « Place ».',
    hourlyPrice: 'En euros, pour une micro-crèche Paje ; au-delà de 10 €, la CAF n’aide plus.',
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
