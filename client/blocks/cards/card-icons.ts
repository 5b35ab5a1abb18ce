import { keysOf } from '../../../domain/keys-of.ts';
import * as icons from '../../components/icon-paths.ts';

/** The icons that editors choose from, by the names they have in the CMS. */
export const cardIcons = {
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

export const iconNames = keysOf(cardIcons);
