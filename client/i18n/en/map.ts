import type { Messages } from '../fr.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('en');

export const map: Messages['map'] = {
  title: 'Map of nurseries',
  show: 'Show the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  attribution: 'Sources of the map',
  scrollHelp: 'Hold Ctrl while scrolling to zoom the map',
  scrollHelpMac: 'Hold ⌘ while scrolling to zoom the map',
  touchHelp: 'Use two fingers to move the map',
  cluster: (count) => plural(count, { one: `${count} nursery, zoom in`, other: `${count} nurseries, zoom in` }),
  failed: 'The map cannot be shown in this browser. Every address is on this page all the same.',
  plain: 'The detailed map did not answer: here is a simple one.',
};
