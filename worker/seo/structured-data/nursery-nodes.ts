import type { ChildCareLeaf, ContactPointLeaf, LocationFeatureSpecificationLeaf, OpeningHoursSpecificationLeaf } from 'schema-dts';
import { messagesOf } from '../../../client/i18n/all-messages.ts';
import type { NurseryProps } from '../../../client/pages/nursery/nursery.tsx';
import type { NurseryDetails } from '../../../client/pages/nursery/nursery-details.ts';
import { items } from '../../../domain/childcare/items.ts';
import type { Slot, WeekHours } from '../../../domain/childcare/opening-hours.ts';
import { type Weekday, weekdays } from '../../../domain/childcare/weekdays.ts';
import { type GraphPage, imageNode, nodeId, referenceTo, type Subject } from './graph-page.ts';

const lastMinute = 24 * 60 - 1;
const dayNames = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const satisfies Record<Weekday, string>;

/** A nursery with what is known of it: an unknown value is absent, never « no ». */
export function nurserySubject({ facts, details }: NurseryProps, page: GraphPage): Subject {
  const { name, cityName, postalCode, position, placeCount } = facts;
  const id = nodeId(page, 'child-care');
  const photos = details.photos.map((photo) => imageNode(page, photo));
  const node: ChildCareLeaf = {
    '@type': 'ChildCare',
    '@id': id,
    name,
    url: page.url,
    image: photos.length > 0 ? photos : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: details.street ?? undefined,
      postalCode: postalCode ?? undefined,
      addressLocality: cityName ?? undefined,
      addressCountry: 'FR',
    },
    geo: position ? { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude } : undefined,
    areaServed: cityName ? { '@type': 'City', name: cityName } : undefined,
    openingHoursSpecification: details.hours ? openingHours(details.hours) : undefined,
    maximumAttendeeCapacity: placeCount ?? undefined,
    amenityFeature: amenities(details, page),
    knowsLanguage: details.languages.length > 0 ? details.languages : undefined,
    parentOrganization: details.manager ? { '@type': 'Organization', name: details.manager } : undefined,
    memberOf: details.network ? { '@type': 'Organization', name: details.network } : undefined,
    contactPoint: contactPoint(details),
  };
  return {
    nodes: [node],
    page: { dateModified: details.updatedOn ?? undefined, primaryImageOfPage: photos[0], mainEntity: referenceTo(id) },
  };
}

/** The desk of the network takes calls, not the nursery itself. */
function contactPoint({ deskPhone, deskEmail }: NurseryDetails): ContactPointLeaf | undefined {
  if (!deskPhone && !deskEmail) return undefined;
  return { '@type': 'ContactPoint', contactType: 'reservations', telephone: deskPhone ?? undefined, email: deskEmail ?? undefined };
}

/** What is answered with yes or no, and what the nursery provides. */
function amenities(details: NurseryDetails, page: GraphPage): LocationFeatureSpecificationLeaf[] | undefined {
  const { facts, items: itemTexts } = messagesOf(page.language).nurseryFacts;
  const answered = (['outdoorSpace', 'wheelchairAccess', 'disabilityWelcome', 'avip'] as const)
    .filter((name) => details[name] !== 'unknown')
    .map((name) => feature(facts[name], details[name] === 'yes'));
  const provided = items.filter((item) => details.items[item] === 'provided').map((item) => feature(itemTexts.labels[item], true));
  return answered.length + provided.length > 0 ? [...answered, ...provided] : undefined;
}

function feature(name: string, value: boolean): LocationFeatureSpecificationLeaf {
  return { '@type': 'LocationFeatureSpecification', name, value };
}

/** One entry for all days with the same hours. */
function openingHours(hours: WeekHours): OpeningHoursSpecificationLeaf[] {
  const slots = weekdays.flatMap((day) => (hours[day] ?? []).map((slot) => ({ day, time: timesOf(slot) })));
  return [...Map.groupBy(slots, ({ time }) => time.join())].map(([, same]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: same.map(({ day }) => dayNames[day]),
    opens: same[0]?.time[0],
    closes: same[0]?.time[1],
  }));
}

function timesOf({ opens, closes }: Slot): [opens: string, closes: string] {
  return [clockTime(opens), clockTime(Math.min(closes, lastMinute))];
}

function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
