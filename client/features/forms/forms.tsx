import type { FormBlock } from '../../blocks/block.ts';
import { ManifestoForm } from './manifesto-form.tsx';

/** The form that a block of a page asks for. */
export function FormFeature({ block }: { block: FormBlock }) {
  const { setting } = block;
  switch (block.form) {
    case 'manifesto':
      return <ManifestoForm setting={setting} signatures={block.signatures ?? null} />;
    default:
      return null;
  }
}
