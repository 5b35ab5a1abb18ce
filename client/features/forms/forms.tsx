import type { Audience } from '../../../routes.ts';
import type { FormSetting } from './form-setting.ts';
import { ContactForm, ManifestoForm, PartnerForm, PreRegistrationForm, WhitePaperForm } from './lazy-forms.ts';
import { firstStep, type PreRegistrationSetting } from './pre-registration/pre-registration-setting.ts';
import type { OfferedWhitePaper } from './white-paper/white-paper-form.tsx';

export interface FormBlock {
  type: 'form';
  title: string;
  intro: string | null;
  form: 'contact' | 'manifesto' | 'pre-registration' | 'white-paper';
  audience: Audience | null;
  /** Of the manifesto: how many have signed; null or absent where that is not known. */
  signatures?: number | null;
  /** Of the pre-registration: its step, and the nursery it is about. */
  preRegistration?: PreRegistrationSetting;
  /** Of the white paper: those to choose from. */
  whitePapers?: OfferedWhitePaper[];
  setting: FormSetting;
}

/** The form that a block of a page asks for; managers who write from a page of theirs offer their nurseries. */
export function FormFeature({ block }: { block: FormBlock }) {
  const { setting, audience } = block;
  switch (block.form) {
    case 'contact':
      return audience === 'gestionnaire' ? <PartnerForm setting={setting} /> : <ContactForm setting={setting} audience={audience} />;
    case 'manifesto':
      return <ManifestoForm setting={setting} signatures={block.signatures ?? null} />;
    case 'pre-registration':
      return <PreRegistrationForm setting={setting} own={block.preRegistration ?? firstStep} />;
    case 'white-paper':
      return <WhitePaperForm setting={setting} documents={block.whitePapers ?? []} />;
  }
}
