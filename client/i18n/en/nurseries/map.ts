import type { Messages } from '../../fr.ts';
import { createPlural } from '../../plural.ts';
import { saved } from './saved.ts';

const plural = createPlural('en');

const nurseries = (count: number) => plural(count, { one: `${count} nursery`, other: `${count} nurseries` });
const freePlaces = (count: number) => plural(count, { one: `${count} place available`, other: `${count} places available` });

export const map: Messages['map'] = {
  title: 'Map of nurseries',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  attribution: 'Sources of the map',
  scrollHelp: 'Hold Ctrl while scrolling to zoom the map',
  scrollHelpMac: 'Hold ⌘ while scrolling to zoom the map',
  touchHelp: 'Use two fingers to move the map',
  cluster: (count, free) => `${nurseries(count)}${free ? `, ${freePlaces(free)}` : ''}, zoom in`,
  nurseries,
  free: (count) => plural(count, { one: `${count} place`, other: `${count} places` }),
  ...saved,
  legend: {
    title: 'Key',
    available: 'Places available, how many',
    'to-confirm': 'To be confirmed',
    full: 'Full',
    untold: 'Places not disclosed',
  },
};
