import type { Audience } from '../../routes.ts';
import type { BlockForm, FormName } from './forms.ts';
import type { partner } from './partner/partner.ts';

// Every page of blocks loads this, so it imports types alone: what the form says of itself is said again, held by its type.
const substitutes = { partner: { form: 'contact', audience: 'gestionnaire' } } satisfies { partner: (typeof partner)['inPlaceOf'] };

/** The form that a block shows on a page of an audience: the one that was chosen, or one in its place. */
export function formOfBlock(form: BlockForm, audience: Audience | null): FormName {
  const { partner } = substitutes;
  return partner.form === form && partner.audience === audience ? 'partner' : form;
}
