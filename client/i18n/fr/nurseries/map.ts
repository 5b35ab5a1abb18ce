import { createPlural } from '../../plural.ts';
import { saved } from './saved.ts';

const plural = createPlural('fr');

const nurseries = (count: number) => plural(count, { one: `${count} crèche`, other: `${count} crèches` });
const freePlaces = (count: number) => plural(count, { one: `${count} place disponible`, other: `${count} places disponibles` });

export const map = {
  title: 'Carte des crèches',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  close: 'Fermer',
  attribution: 'Sources de la carte',
  scrollHelp: 'Maintenez Ctrl en faisant défiler pour zoomer sur la carte',
  scrollHelpMac: 'Maintenez ⌘ en faisant défiler pour zoomer sur la carte',
  touchHelp: 'Utilisez deux doigts pour déplacer la carte',
  cluster: (count: number, free: number) => `${nurseries(count)}${free ? `, ${freePlaces(free)}` : ''}, zoomer`,
  nurseries,
  free: (count: number) => plural(count, { one: `${count} place`, other: `${count} places` }),
  ...saved,
  legend: {
    title: 'Légende',
    available: 'Places disponibles, leur nombre',
    'to-confirm': 'Information à confirmer',
    full: 'Complet',
    untold: 'Places non communiquées',
  },
};
