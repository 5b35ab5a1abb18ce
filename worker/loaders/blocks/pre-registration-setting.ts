import type { CarriedNursery, PreRegistrationSetting } from '../../../client/features/forms/pre-registration/pre-registration-setting.ts';
import { slugPattern } from '../../../domain/addresses/slug.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { controlNames } from '../../../domain/forms/form-answer.ts';
import { readStep } from '../../../domain/forms/pre-registration/steps.ts';
import { nurseryQuery } from '../../content/nurseries.ts';
import { withDeadline } from '../../with-deadline.ts';
import type { LoaderContext } from '../loader.ts';

/** How long the form waits for the name of a nursery, in milliseconds: it can do without. */
const nameMilliseconds = 1000;

/** What the pre-registration is told of the address and of the draft. */
export async function preRegistrationSetting(context: LoaderContext): Promise<PreRegistrationSetting> {
  const { query, now } = context;
  return { step: readStep(query.get(controlNames.step)), nursery: await carriedNursery(context), today: todayInParis(now) };
}

/** The nursery of the address or, later, of the draft. One that nobody knows is left out, unless it was taken over already. */
async function carriedNursery({ content, query, formReply }: LoaderContext): Promise<CarriedNursery | null> {
  const drafted = formReply?.form === 'pre-registration' ? formReply.values.nurserySlug : undefined;
  const slug = query.get('creche') ?? drafted;
  if (typeof slug !== 'string' || slug.length > 200 || !slugPattern.test(slug)) return null;
  const { value } = await content.secondary(nurseryQuery(slug, 'fr'));
  const found = await withDeadline(Promise.resolve(value), nameMilliseconds, () => null);
  const name = found?.value.summary.name ?? (slug === drafted ? slug : null);
  return name ? { slug, name } : null;
}
