import { scheduleRow, type TypeLayout } from '../type-layout';

export const home: TypeLayout = { title: 'title', rows: [['title'], ['blocks'], ['seo'], scheduleRow] };

export const page: TypeLayout = {
  title: 'title',
  sort: 'title:asc',
  columns: ['title', 'slug', 'audience', 'updatedAt'],
  rows: [['title'], ['slug', 'audience'], ['intro'], ['blocks'], ['seo'], ['indexable'], scheduleRow],
  hints: {
    slug: 'Se fait toute seule à partir du titre. Minuscules sans accent, chiffres et tirets ; une barre range une page sous une autre.',
    audience: 'Le public dont la page prend les couleurs ; vide : tous.',
  },
};

export const navigation: TypeLayout = {
  title: 'id',
  rows: [['menus'], ['columns'], ['legal']],
  labels: { menus: 'Menus de l’en-tête', columns: 'Colonnes du pied de page', legal: 'Liens légaux du pied de page' },
};

export const siteSetting: TypeLayout = {
  title: 'tagline',
  rows: [
    ['tagline'],
    ['footerText'],
    ['contactEmail', 'contactPhone'],
    ['postalAddress', 'openingText'],
    ['socialLinks'],
    ['placesMailDay', 'placesMailHour'],
    ['appointmentHours'],
    ['appointmentLeadDays'],
    ['appointmentClosedDays'],
  ],
  hints: {
    appointmentHours:
      'Quand l’équipe propose des visites et des rappels, une ligne par plage : une demi-heure chacun, heure de Paris, hors jours fériés. Aucune ligne : aucun créneau, nous rappelons.',
    appointmentLeadDays: 'Jours ouvrés entre la demande et le premier créneau. Vide : 2.',
    appointmentClosedDays: 'Les jours sans rendez-vous, comme ["2026-12-24", "2026-12-31"].',
    placesMailDay:
      'Le jour où les gestionnaires reçoivent le lien pour confirmer leurs places. Vide : le lundi. « Jamais » arrête ces messages.',
    placesMailHour: 'Heure de Paris, de 0 à 23. Vide : 9.',
  },
};

export const redirect: TypeLayout = {
  title: 'from',
  sort: 'from:asc',
  columns: ['from', 'to', 'statusCode', 'note'],
  rows: [['from', 'to'], ['statusCode'], ['note']],
  hidden: ['entry'],
  hints: {
    from: 'Le chemin qui n’existe plus : /ancienne-page, ou /ancienne-rubrique/* pour tout ce qui est dessous.',
    to: 'Le chemin d’une page en ligne : /contact. Vide pour une page supprimée (410).',
    statusCode: '301 : pour toujours. 302 : pour un temps. 410 : la page a été supprimée, rien ne la remplace.',
    note: 'Pour l’équipe : pourquoi cette redirection.',
  },
};
