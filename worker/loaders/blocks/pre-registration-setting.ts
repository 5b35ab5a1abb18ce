import type { CarriedNursery, PreRegistrationSetting } from '../../../client/features/forms/pre-registration/pre-registration-setting.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { controlNames } from '../../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { readStep } from '../../../domain/forms/pre-registration/steps.ts';
import { toSelected } from '../../../domain/places/selection.ts';
import { namedNursery } from '../../content/directory/named-nursery.ts';
import { nurserySummariesQuery } from '../../content/directory/nurseries.ts';
import { mapSecondary, type Secondary } from '../../content/secondary.ts';
import { inTime } from '../../with-deadline.ts';
import type { LoaderContext } from '../loader.ts';

/** What the pre-registration is told of the address and of the draft. */
export async function preRegistrationSetting(context: LoaderContext): Promise<Secondary<PreRegistrationSetting>> {
  const { query, now } = context;
  const preset = await otherWishes(context);
  const setting = { step: readStep(query.get(controlNames.step)), today: todayInParis(now), preset };
  return mapSecondary(await carriedNursery(context), (nursery) => ({ ...setting, nursery }));
}

/** More than these nobody can look at for a family. */
const mostOtherWishes = 9;

/** Nurseries that were asked for beside the first: its reader finds them in what they tell the team, and may change that. */
async function otherWishes({ content, query, messages }: LoaderContext): Promise<FlatValues> {
  const slugs = query
    .getAll('creche')
    .slice(1, 1 + mostOtherWishes)
    .filter((slug) => toSelected(slug) !== null);
  if (slugs.length === 0) return {};
  const found = await content.dispensable(inTime(content.get(nurserySummariesQuery(slugs))), 'the nurseries asked for beside the first');
  const names = slugs.flatMap((slug) => found?.items.find((nursery) => nursery.slug === slug) ?? []);
  const texts = names.map(({ name, cityName }) => (cityName ? `${name} (${cityName})` : name));
  return texts.length > 0 ? { message: messages.savedList.otherWishes(texts.join(', ')) } : {};
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
