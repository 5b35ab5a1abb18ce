import type { CarriedNursery, PreRegistrationSetting } from '../../../client/features/forms/pre-registration/pre-registration-setting.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { controlNames } from '../../../domain/forms/form-answer.ts';
import { presetOf } from '../../../domain/forms/pre-registration/preset.ts';
import { readStep } from '../../../domain/forms/pre-registration/steps.ts';
import { namedNursery } from '../../content/directory/named-nursery.ts';
import { mapSecondary, type Secondary } from '../../content/secondary.ts';
import type { LoaderContext } from '../loader.ts';

/** What the pre-registration is told of the address and of the draft. */
export async function preRegistrationSetting(context: LoaderContext): Promise<Secondary<PreRegistrationSetting>> {
  const { query, now } = context;
  const today = todayInParis(now);
  const setting = { step: readStep(query.get(controlNames.step)), today, preset: presetOf(query, today) };
  return mapSecondary(await carriedNursery(context), (nursery) => ({ ...setting, nursery }));
}

/** The nursery of the address or, later, of the draft. One that nobody knows is left out, unless it was taken over already. */
async function carriedNursery({ content, query, formReply }: LoaderContext): Promise<Secondary<CarriedNursery>> {
  const drafted = formReply?.form === 'pre-registration' ? formReply.values.nurserySlug : undefined;
  const slug = query.get('creche') ?? drafted;
  return mapSecondary(await namedNursery(content, slug, 'the nursery asked for'), (nursery) => {
    const name = nursery?.summary.name ?? (slug === drafted ? slug : null);
    return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : null;
  });
}
