import type { ManagedPlace } from '../../../../domain/forms/place-report/place-report.ts';

/** What the page of a link tells its form. */
export interface PlaceReportSetting {
  /** Document of the nursery in the CMS. */
  nursery: string;
  /** The end of the link, in seconds since 1970. */
  expires: number;
  places: ManagedPlace[];
  /** Names what is shown, so that a page that is out of date says so. */
  seen: string;
  /** A key of this page: pressing a button twice sends one report. */
  submissionKey: string;
  /** Ages the nursery takes, for a row that is new. */
  ages: { from: number | null; to: number | null };
  approvedPlaces: number | null;
}
