import type { Messages } from '../../fr.ts';

export const mapNotice: Messages['mapNotice'] = {
  show: 'Show the map',
  coming: 'The map appears as soon as you move about the page.',
  needsScript: 'The map takes JavaScript: the list says the same.',
  failed: 'The map cannot be shown in this browser. Every address is on this page all the same.',
  plain: 'The detailed map did not answer: here is a simple one.',
  searchZone: 'Search this area',
  nearest: (shown) => `The map shows the first ${shown} nurseries of the list: move closer to see the others.`,
  view: { label: 'View', list: 'List', map: 'Map' },
};
