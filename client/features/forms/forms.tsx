import type { FormBlock } from '../../blocks/block.ts';
import { ManifestoForm } from './manifesto-form.tsx';
import { PreRegistrationForm } from './pre-registration/pre-registration-form.tsx';
import { firstStep } from './pre-registration/pre-registration-setting.ts';

/** The form that a block of a page asks for. */
export function FormFeature({ block }: { block: FormBlock }) {
  const { setting } = block;
  switch (block.form) {
    case 'manifesto':
      return <ManifestoForm setting={setting} signatures={block.signatures ?? null} />;
    case 'pre-registration':
      return <PreRegistrationForm setting={setting} own={block.preRegistration ?? firstStep} />;
    default:
      return null;
  }
}
