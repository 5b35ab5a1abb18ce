import type { BlockForm } from '../../../domain/forms/forms.ts';
import type { AlertAnswer } from '../../../domain/forms/place-alert/place-alert.ts';
import type { Audience } from '../../../routes.ts';
import type { FormSetting } from './form-setting.ts';
import type { NurseryAnswerSetting } from './nursery-answer/nursery-answer-setting.ts';
import type { PlaceReportSetting } from './place-report/place-report-setting.ts';
import type { PreRegistrationSetting } from './pre-registration/pre-registration-setting.ts';
import type { OfferedWhitePaper } from './white-paper/offered-white-paper.ts';

/** What a form is handed by its page: what every form is told, and what its own module of the worker has found for it. */
export interface FormProps {
  setting: FormSetting;
  /** Of the page; null or absent where that is for everybody. */
  audience?: Audience | null;
  /** Of the manifesto: how many have signed; null or absent where that is not known. */
  signatures?: number | null;
  /** Of the pre-registration: its step, and the nursery it is about. */
  preRegistration?: PreRegistrationSetting;
  /** Of an error report or an alert: the nursery the reader comes from, its name null where that is not known; null or absent where the reader has to say. */
  nursery?: { slug: string; name: string | null } | null;
  /** Of an appointment: the times to choose from, `2026-12-01T10:00` → words. */
  slots?: Readonly<Record<string, string>>;
  /** Of a report of places: what is known of them. */
  placeReport?: PlaceReportSetting;
  /** Of the answer of a nursery: what it is about. */
  nurseryProposal?: NurseryAnswerSetting;
  /** Of an alert: the months to choose from, as `YYYY-MM`. */
  months?: { birth: readonly string[]; start: readonly string[] };
  /** Of a link in the mail of an alert: its parts. */
  alertLink?: { alert: string; answer: AlertAnswer; expires: string; signature: string } | null;
  /** Of the white paper: those to choose from. */
  whitePapers?: OfferedWhitePaper[];
}

/** A form on a page of blocks. */
export interface FormBlock extends FormProps {
  type: 'form';
  title: string;
  intro: string | null;
  form: BlockForm;
  audience: Audience | null;
  /** It opens its page, whose title is its own. */
  opensPage?: boolean;
}
