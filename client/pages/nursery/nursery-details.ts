import type { Answer, ItemStates } from '../../../domain/childcare/items.ts';
import type { WeekHours } from '../../../domain/childcare/opening-hours.ts';
import type { Html, Image } from '../../components/content-types.ts';

/** What only the page of a nursery shows. Null is « not known » everywhere. */
export interface NurseryDetails {
  manager: string | null;
  network: string | null;
  street: string | null;
  /** Of the network's desk, never the nursery's own. */
  deskPhone: string | null;
  deskEmail: string | null;
  hours: WeekHours | null;
  timeZone: string;
  closingWeeks: number | null;
  closingText: string | null;
  tariffText: string | null;
  items: ItemStates;
  pedagogy: string | null;
  languages: string[];
  outdoorSpace: Answer;
  wheelchairAccess: Answer;
  disabilityWelcome: Answer;
  avip: Answer;
  /** What the authorities allowed it to open by; `on` is a plain date. */
  authorisation: { number: string | null; on: string | null; by: string | null };
  description: Html | null;
  photos: Image[];
  /** A plain date. */
  updatedOn: string | null;
}
