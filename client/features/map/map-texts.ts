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
  cluster(count: number): string;
}
