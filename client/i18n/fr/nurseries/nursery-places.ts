import type { PlaceKind, PlaceOrigin } from '../../../../domain/nursery-places/nursery-place.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

/** The table of places of a nursery, which the worker writes. */
export const nurseryPlaces = {
  caption: 'Places par âge et par jours',
  columns: { child: 'Âge et jours', places: 'Places', period: 'Période', care: 'Accueil', report: 'Information' },
  days: {
    wholeWeek: 'du lundi au vendredi',
    mornings: 'le matin, du lundi au vendredi',
    afternoons: 'l’après-midi, du lundi au vendredi',
    morning: (day: string) => `${day.toLowerCase()} matin`,
    afternoon: (day: string) => `${day.toLowerCase()} après-midi`,
    day: (day: string) => day.toLowerCase(),
  },
  number: (count: number) => plural(count, { one: `${count} place`, other: `${count} places` }),
  full: 'Complet',
  not_communicated: 'Non communiqué',
  now: 'dès maintenant',
  from: (date: string) => `dès le ${date}`,
  until: (date: string) => `jusqu’au ${date}`,
  kinds: { regular: 'Régulier', occasional: 'Occasionnel' } satisfies Record<PlaceKind, string>,
  price: (price: string) => `${price} de l’heure`,
  origins: {
    editor: 'par notre équipe',
    manager: 'par la crèche',
    import: 'par un fichier de la crèche',
  } satisfies Record<PlaceOrigin, string>,
};
