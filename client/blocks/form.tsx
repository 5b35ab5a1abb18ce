import { Suspense } from 'react';
import { Section, SectionHeading } from '../components/section.tsx';
import { FormFeature } from '../features/forms/forms.tsx';
import type { FormBlock } from './block.ts';

/** A form with its title. */
export function Form({ block }: { block: FormBlock }) {
  return (
    <Section tone="cream" id={`formulaire-${block.form}`} corner>
      <div className="split">
        <SectionHeading title={block.title} intro={block.intro} />
        <div className="surface padded">
          <Suspense>
            <FormFeature block={block} />
          </Suspense>
        </div>
      </div>
    </Section>
  );
}
