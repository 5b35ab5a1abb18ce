import { createPlural } from '../../plural.ts';

const plural = createPlural('fr');

export const map = {
  title: 'Carte des crèches',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  close: 'Fermer',
  attribution: 'Sources de la carte',
  scrollHelp: 'Maintenez Ctrl en faisant défiler pour zoomer sur la carte',
  scrollHelpMac: 'Maintenez ⌘ en faisant défiler pour zoomer sur la carte',
  touchHelp: 'Utilisez deux doigts pour déplacer la carte',
  cluster: (count: number) => plural(count, { one: `${count} crèche, zoomer`, other: `${count} crèches, zoomer` }),
};
