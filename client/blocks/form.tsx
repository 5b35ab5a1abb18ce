import { Suspense } from 'react';
import { formOfBlock } from '../../domain/forms/form-of-block.ts';
import { Section, SectionHeading } from '../components/section.tsx';
import type { FormBlock } from '../features/forms/form-props.ts';
import { VisitorForm } from '../features/forms/visitor-form.tsx';

/** A form with its title. */
export function Form({ block }: { block: FormBlock }) {
  return (
    <Section tone="cream" id={`formulaire-${block.form}`} corner>
      <div className="split">
        <SectionHeading title={block.title} intro={block.intro} />
        <div className="surface padded">
          <Suspense>
            <VisitorForm {...block} name={formOfBlock(block.form, block.audience)} />
          </Suspense>
        </div>
      </div>
    </Section>
  );
}
