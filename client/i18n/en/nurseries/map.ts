import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const map: Messages['map'] = {
  title: 'Map of nurseries',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  attribution: 'Sources of the map',
  scrollHelp: 'Hold Ctrl while scrolling to zoom the map',
  scrollHelpMac: 'Hold ⌘ while scrolling to zoom the map',
  touchHelp: 'Use two fingers to move the map',
  cluster: (count) => plural(count, { one: `${count} nursery, zoom in`, other: `${count} nurseries, zoom in` }),
};
