import type { Core } from '@strapi/strapi';
import { addMonths, midnightInParis, todayInParis } from '../../domain/forms/fields/plain-date.ts';
import { type DelayZone, leastCases, type ObservedDelay } from '../../domain/placement/observed-delays.ts';
import { uidOf } from '../../editorial/editorial-types';
import { departmentOf, dialectOf, firstProposals, type Quantiles, quantilesOf } from './figure-sql';

/** Proposals that count: what happened longer ago says little of today. */
const countedMonths = 24;
const pageSize = 500;
const cityUid = uidOf('city');

interface CityRow {
  id: number;
  documentId: string;
  inseeCode: string | null;
  departmentCode: string | null;
  observedDelay: ObservedDelay | null;
}

type Figures = Readonly<Record<DelayZone, ReadonlyMap<string, Quantiles>>>;

/** Each night: works out how long families of each commune have waited for a proposal, and keeps it with its page. */
export async function observeDelays(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const today = todayInParis(now);
  const since = new Date(midnightInParis(addMonths(today, -countedMonths)));
  const days = dialectOf(strapi).daysBetween('submitted_at', 'proposed_at');
  const figuresBy = async (label: string) => {
    const all = await quantilesOf(strapi, { label, days, from: `(${firstProposals}) AS proposed` }, { since });
    return new Map(all.filter(({ cases }) => cases >= leastCases).map((one) => [one.label, one]));
  };
  const figures = { commune: await figuresBy('home_place_code'), department: await figuresBy(departmentOf('home_place_code')) };
  let last = 0;
  for (;;) {
    const page: CityRow[] = await strapi.db.query(cityUid).findMany({
      select: ['id', 'documentId', 'inseeCode', 'departmentCode', 'observedDelay'],
      where: { id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: pageSize,
    });
    for (const city of page) {
      last = city.id;
      await keep(strapi, city, delayOf(city, figures, today));
    }
    if (page.length < pageSize) return;
  }
}

/** What is told of a commune: its own figures, those of its department where it has too few, or nothing. */
export function delayOf(
  { inseeCode, departmentCode }: Pick<CityRow, 'inseeCode' | 'departmentCode'>,
  figures: Figures,
  on: string,
): ObservedDelay | null {
  const codes: Record<DelayZone, string | null> = { commune: inseeCode, department: departmentCode };
  for (const zone of ['commune', 'department'] as const) {
    const code = codes[zone];
    const figure = code ? figures[zone].get(code) : undefined;
    if (figure && figure.cases >= leastCases) return { zone, fromDays: figure.low, toDays: figure.high, cases: figure.cases, on };
  }
  return null;
}

const saying = (delay: ObservedDelay | null) => delay && [delay.zone, delay.fromDays, delay.toDays, delay.cases].join();

/** Writes it where it has changed, and tells the site, which purges the page. No date of the entry changes: nobody has edited the town. */
async function keep(strapi: Core.Strapi, city: CityRow, delay: ObservedDelay | null): Promise<void> {
  if (saying(city.observedDelay) === saying(delay)) return;
  const observedDelay = delay && JSON.stringify(delay);
  await strapi.db.connection('cities').where({ id: city.id }).update({ observed_delay: observedDelay });
  const { documentId } = city;
  const where = { id: city.id, locale: 'fr', publishedAt: { $notNull: true } };
  const published: { publishedAt: string } | null = await strapi.db.query(cityUid).findOne({ where, select: ['publishedAt'] });
  if (!published) return;
  const entry = { documentId, publishedAt: published.publishedAt };
  await strapi.eventHub.emit('entry.update', { model: 'city', uid: cityUid, entry });
}

/** These are written here alone: the panel, which does not show them, would send back those it has read. */
export function guardDelays(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> };
    if (context.uid === cityUid && data) delete data.observedDelay;
    return next();
  });
}
