import type { DotState } from './map-dot.ts';

/** What a map says, in the reader's language. */
export interface MapTexts {
  /** The name of the map for screen readers. */
  title: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
  attribution: string;
  /** How the map is moved without stealing the page's scroll. */
  scrollHelp: string;
  scrollHelpMac: string;
  touchHelp: string;
  /** The name of dots that stand together: how many nurseries, how many free places they have. */
  cluster(count: number, free: number): string;
  /** What stands in it. */
  nurseries(count: number): string;
  free(count: number): string;
  save: string;
  saved: string;
  legend: { title: string } & Record<DotState, string>;
}
