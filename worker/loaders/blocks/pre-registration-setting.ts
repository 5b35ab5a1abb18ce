import type { CarriedNursery, PreRegistrationSetting } from '../../../client/features/forms/pre-registration/pre-registration-setting.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { readSlugs } from '../../../domain/forms/fields.ts';
import { controlNames } from '../../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { readStep } from '../../../domain/forms/pre-registration/steps.ts';
import { namedNursery } from '../../content/directory/named-nursery.ts';
import { comparedNurseriesQuery } from '../../content/directory/nurseries.ts';
import { mapSecondary, type Secondary } from '../../content/secondary.ts';
import { inTime } from '../../with-deadline.ts';
import type { LoaderContext } from '../loader.ts';

/** What the pre-registration is told of the address and of the draft. */
export async function preRegistrationSetting(context: LoaderContext): Promise<Secondary<PreRegistrationSetting>> {
  const { query, now } = context;
  const saved = await savedNurseries(context);
  const setting = { step: readStep(query.get(controlNames.step)), today: todayInParis(now), saved };
  return mapSecondary(await carriedNursery(context), (nursery) => ({ ...setting, nursery }));
}

const draftedValues = ({ formReply }: LoaderContext): FlatValues => (formReply?.form === 'pre-registration' ? formReply.values : {});

/** Nurseries asked for beside the first, by the address or, later, the draft. One that nobody knows is left out, unless it was taken over already. */
async function savedNurseries(context: LoaderContext): Promise<CarriedNursery[]> {
  const { content, query } = context;
  const drafted = [draftedValues(context).savedNurseries ?? []].flat();
  const slugsInAddress = query.getAll('creche').slice(1);
  const slugs = readSlugs(slugsInAddress.length > 0 ? slugsInAddress : drafted);
  if (slugs.length === 0) return [];
  const nurseries = await content.dispensable(
    inTime(content.get(comparedNurseriesQuery(slugs))),
    'the nurseries asked for beside the first',
  );
  return slugs.flatMap((slug) => {
    const nursery = nurseries?.items.find((nursery) => nursery.slug === slug);
    if (!nursery) return nurseries && !drafted.includes(slug) ? [] : { slug, name: slug };
    return { slug, name: nursery.cityName ? `${nursery.name} (${nursery.cityName})` : nursery.name };
  });
}

/** The nursery of the address or, later, of the draft. One that nobody knows is left out, unless it was taken over already. */
async function carriedNursery(context: LoaderContext): Promise<Secondary<CarriedNursery>> {
  const { content, query } = context;
  const drafted = draftedValues(context).nurserySlug;
  const slug = query.get('creche') ?? drafted;
  return mapSecondary(await namedNursery(content, slug, 'the nursery asked for'), (nursery) => {
    const name = nursery?.summary.name ?? (slug === drafted ? slug : null);
    return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : null;
  });
}
