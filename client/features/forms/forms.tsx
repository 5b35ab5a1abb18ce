import type { FormBlock } from '../../blocks/block.ts';
import { ContactForm, ManifestoForm, PartnerForm, PreRegistrationForm, WhitePaperForm } from './lazy-forms.ts';
import { firstStep } from './pre-registration/pre-registration-setting.ts';

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
