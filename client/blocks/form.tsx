import { Suspense } from 'react';
import type { BlockForm, FormName } from '../../domain/forms/forms.ts';
import type { partner } from '../../domain/forms/partner/partner.ts';
import type { Audience } from '../../routes.ts';
import { Section, SectionHeading } from '../components/section.tsx';
import type { FormBlock } from '../features/forms/form-props.ts';
import { VisitorForm } from '../features/forms/visitor-form.tsx';
import styles from './blocks.module.css';

// Every page of blocks loads this, so it imports types alone: what the form says of itself is said again, held by its type.
const substitutes = { partner: { form: 'contact', audience: 'gestionnaire' } } satisfies { partner: (typeof partner)['inPlaceOf'] };

/** A form with its title. */
export function Form({ block }: { block: FormBlock }) {
  return (
    <Section
      tone="cream"
      id={`formulaire-${block.form}`}
      corner={!block.opensPage}
      className={block.opensPage ? styles.opening : undefined}
    >
      <div className={block.opensPage ? styles.narrow : 'split'}>
        {block.opensPage ? <h2 className="visually-hidden">{block.title}</h2> : <SectionHeading title={block.title} intro={block.intro} />}
        <div className="surface padded">
          <Suspense>
            <VisitorForm {...block} name={formOfBlock(block.form, block.audience)} />
          </Suspense>
        </div>
      </div>
    </Section>
  );
}

/** The form that a block shows on a page of an audience: the one that was chosen, or one in its place. */
function formOfBlock(form: BlockForm, audience: Audience | null): FormName {
  const { partner } = substitutes;
  return partner.form === form && partner.audience === audience ? 'partner' : form;
}
