import * as icons from '../components/icon-paths.ts';
import type { IconName } from './block.ts';

/** The icons that editors choose from. */
export const cardIcons: Record<IconName, string> = {
  family: icons.family,
  company: icons.company,
  manager: icons.manager,
  search: icons.search,
  heart: icons.heart,
  shield: icons.shield,
  clock: icons.clock,
  euro: icons.euro,
  map: icons.map,
  book: icons.book,
  people: icons.people,
  leaf: icons.leaf,
};
