import { addMonths, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { placeAlert } from '../../../domain/forms/place-alert/place-alert.ts';
import { locales } from '../../../domain/locale.ts';
import { readCriteria } from '../../../domain/places/criteria/read-criteria.ts';
import { namedNursery } from '../../content/directory/named-nursery.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { formSetting } from './form-setting.ts';

/** Children that are looked after, and those that are expected; starts that anybody knows of. */
const monthsBeforeBirth = 9;
const oldestMonths = 48;
const monthsAhead = 24;

export const loadPlaceAlert: Loader<'place-alert'> = async (context) => {
  const { content, locale, messages, query, now } = context;
  const texts = messages.placeAlert;
  const slug = query.get('creche');
  const nursery = await (await namedNursery(content, slug, 'the nursery of an alert')).value;
  const setting = formSetting(context);
  return {
    kind: 'page',
    head: { title: texts.title, description: texts.intro },
    props: {
      setting: {
        ...setting,
        reply: setting.reply ?? { form: placeAlert.name, values: presetOf(context, nursery), errors: {}, error: null },
      },
      nursery: nursery && { slug: nursery.summary.slug, name: nursery.summary.name },
      months: monthsFrom(todayInParis(now)),
      breadcrumbs: [homeCrumb(messages, locale), { label: texts.title, href: null }],
    },
    languages: locales,
    speaksOfMails: true,
  };
};

/** What the reader has told the finder, or where the nursery is that they come from. */
function presetOf({ query }: LoaderContext, nursery: Awaited<Awaited<ReturnType<typeof namedNursery>>['value']>): FlatValues {
  const { criteria } = readCriteria(query);
  const town = nursery && [nursery.summary.postalCode, nursery.summary.cityName].filter(Boolean).join(' ');
  return {
    place: criteria.place || town || '',
    workPlace: criteria.work,
    radiusKilometres: String(criteria.radius),
    birthMonth: criteria.birth ?? '',
    startMonth: criteria.start ?? '',
    days: criteria.days,
    dayPart: criteria.dayPart,
  };
}

/** The months that a child may be born in, the latest first, and those that it may begin in. */
function monthsFrom(today: string): { birth: string[]; start: string[] } {
  const after = (months: number) => addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 7);
  return {
    birth: Array.from({ length: monthsBeforeBirth + oldestMonths + 1 }, (_, index) => after(monthsBeforeBirth - index)),
    start: Array.from({ length: monthsAhead + 1 }, (_, index) => after(index)),
  };
}
