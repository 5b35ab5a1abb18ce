import { todayInParis } from '../../domain/forms/fields/plain-date.ts';
import type { FormContext } from '../../domain/forms/fields.ts';
import type { Dependencies } from '../dependencies.ts';

/** What the rules of a form ask about; the tables of telephone numbers are loaded with the first form that is sent. */
export async function formContext({ clock }: Pick<Dependencies, 'clock'>): Promise<FormContext> {
  const { readPhone } = await import('../../domain/forms/fields/phone-number.ts');
  return { today: todayInParis(clock()), readPhone };
}
