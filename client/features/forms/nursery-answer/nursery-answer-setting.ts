import type { PlainDate } from '../../../../domain/forms/fields/plain-date.ts';
import type { NurseryAnswer } from '../../../../domain/placement/nursery-answers.ts';

/** What the page of a proposal tells its form. */
export interface NurseryAnswerSetting {
  /** Document of the proposal in the CMS. */
  proposal: string;
  /** The end of the link, in seconds since 1970. */
  expires: number;
  /** The first day that can be proposed for a visit. */
  today: PlainDate;
  /** A key for each button of this page: pressing one twice sends one answer. */
  keys: Readonly<Record<NurseryAnswer, string>>;
  /** The nursery has accepted: only a visit can be proposed now. */
  isAccepted?: boolean;
}
