import { lazy, Suspense } from 'react';
import { Section, SectionHeading } from '../components/section.tsx';
import type { FormBlock } from '../features/forms/forms.tsx';

const load = () => import('../features/forms/forms.tsx').then((module) => ({ default: module.FormFeature }));
/** In the worker it is there from the start; in the browser only pages with a form learn of the forms there are. */
const FormFeature = import.meta.env.SSR ? (await load()).default : lazy(load);

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
