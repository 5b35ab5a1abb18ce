import { createPlural } from '../plural.ts';

const plural = createPlural('fr');

export const map = {
  title: 'Carte des crèches',
  show: 'Afficher la carte',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  close: 'Fermer',
  attribution: 'Sources de la carte',
  scrollHelp: 'Maintenez Ctrl en faisant défiler pour zoomer sur la carte',
  scrollHelpMac: 'Maintenez ⌘ en faisant défiler pour zoomer sur la carte',
  touchHelp: 'Utilisez deux doigts pour déplacer la carte',
  cluster: (count: number) => plural(count, { one: `${count} crèche, zoomer`, other: `${count} crèches, zoomer` }),
  failed: 'La carte ne peut pas s’afficher dans ce navigateur. Les adresses restent toutes sur cette page.',
  plain: 'Le plan détaillé n’a pas répondu\u202f: voici une carte simplifiée.',
};
