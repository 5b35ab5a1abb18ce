import type { FormName, FormOutcome } from '../../../domain/forms/forms.ts';
import type { Locale } from '../../../domain/locale.ts';

/** The screen that a submission ends with. */
export interface OutcomeText {
  title: string;
  paragraphs: string[];
  /** What is said in their place where no mails are sent. */
  unmailed?: string[];
  /** What happens now, and what to do meanwhile. */
  advice?: {
    title: string;
    steps: { title: string; text: string }[];
    /** The title of the first step, where its day is known. */
    firstBy?: (day: string) => string;
  };
  /** Where else to turn; one each of the icons that the screen has for them. */
  alternatives?: { title: string; intro: string; cards: { title: string; text: string; href: string; linkLabel: string }[] };
  /** Where to go from here. */
  links?: { label: string; href: string }[];
}

/** How the submissions of a form can end, in both languages. The worker alone reads them: its page is handed the one it shows. */
export type OutcomeTexts<Name extends FormName> = Readonly<Record<Locale, Readonly<Record<FormOutcome<Name>, OutcomeText>>>>;
