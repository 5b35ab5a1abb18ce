import type { Criteria } from '../../../domain/places/criteria/criteria.ts';
import type { Zone } from '../../../domain/places/zone.ts';
import type { CallToActionBlock } from '../../blocks/call-to-action.tsx';
import type { NurseryCardProps } from '../../components/cards/nursery-card.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import type { MapSpot } from '../../features/map/map-point.ts';

/** Places or areas to choose, each a link to the same search there. */
export interface PlaceChoices {
  question: string | null;
  /** Less likely meanings, shown when the reader asks for them. */
  isFolded: boolean;
  options: { label: string; href: string; detail: string }[];
}

/** What was found, what has to be said first, or how to go on where nothing was; the worker chooses the words. */
export interface SearchOutcome {
  title: string;
  /** « dont 2 avec une place qui convient »; null where no place was described. */
  fitting: string | null;
  notes: string[];
  choices: PlaceChoices[];
  links: { label: string; href: string; look: 'secondary' | 'text' }[];
}

export interface NurseryResults {
  total: number;
  page: number;
  pageCount: number;
  /** The address of the first page. */
  href: string;
  nurseries: NurseryCardProps[];
  /** Those of this page, for the map. */
  points: MapSpot[];
  /** Where the search looks. */
  bounds: Zone | null;
}

interface FilterOption {
  label: string;
  value: string;
  isChosen: boolean;
}

/** A question of the form: boxes to tick, or one answer to choose. */
export type Filter =
  /** Without a label the boxes say all. `isRow`: a few short ones beside each other. */
  | { kind: 'boxes'; label: string; isRow?: boolean; options: (FilterOption & { name: string })[] }
  | { kind: 'select'; label: string; name: string; options: FilterOption[] };

/** Something that is asked for, and the same search without it. */
export interface Chip {
  label: string;
  /** « Retirer le critère … » */
  remove: string;
  href: string;
}

/** The criteria besides the place, in words. */
export interface SearchFilters {
  /** « Filtres (2) » */
  summary: string;
  /** Asked beside the place where there is room for it. */
  quick: Filter[];
  questions: Filter[];
  work: { label: string; hint: string; value: string; order: Filter };
  chips: Chip[];
  /** The same search without filters; null where there are none. */
  resetHref: string | null;
}

export interface NurserySearchProps {
  breadcrumbs: Breadcrumb[];
  criteria: Criteria;
  filters: SearchFilters;
  outcome: SearchOutcome;
  /** Null until the reader has said where. */
  results: NurseryResults | null;
  /** How the list is sorted. */
  order: { title: string; text: string; more: string; href: string };
  nextStep: CallToActionBlock;
}
