import { companyCostScalesOn, nextCostChange } from '../../../domain/childcare/scales/cost-scales.ts';
import { kitTownName } from '../../../domain/forms/employer-kit.ts';
import { midnightInParis, todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { locales } from '../../../domain/locale.ts';
import { readSearchText } from '../../../domain/text/search-text.ts';
import { namedNursery } from '../../content/directory/named-nursery.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader } from '../loader.ts';

export const loadEmployerKit: Loader<'employer-kit'> = async ({ content, config, locale, messages, query, now, formReply }) => {
  const day = todayInParis(now);
  const slug = query.get('creche');
  const answer = await namedNursery(content, slug, 'the nursery of a letter');
  const nursery = await answer.value;
  const town = readSearchText(query, kitTownName);
  const change = nextCostChange(day);
  const { employerKit } = messages;
  return {
    kind: 'page',
    head: { title: employerKit.title, description: employerKit.intro },
    props: {
      setting: {
        scales: companyCostScalesOn(day),
        origin: config.siteOrigin,
        nursery: nursery && [nursery.summary.name, nursery.summary.cityName].filter(Boolean).join(', '),
      },
      slug: nursery && slug,
      typed: formReply?.form === 'employer-kit' ? formReply.values : town ? { town } : null,
      breadcrumbs: [homeCrumb(messages, locale), { label: employerKit.title, href: null }],
    },
    languages: locales,
    lists: [],
    changesAt: change === null ? undefined : midnightInParis(change),
  };
};
