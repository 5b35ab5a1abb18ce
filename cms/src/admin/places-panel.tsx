import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { dayInFrench } from '../day-in-french';
import { todayInParis } from '../domain/forms/fields/plain-date';
import { freshness } from '../domain/nursery-places/nursery-place';
import { valueLabels } from '../panel/value-labels';
import { type PanelProps, typeOf } from './panel-props';

/** A place as the CMS keeps it with its nursery. */
interface KeptPlace {
  id: string;
  ageFromMonths: number;
  ageToMonths: number;
  availability: string;
  count: number | null;
  reportedOn: string;
}

type Values = { places?: KeptPlace[] | null };

const freshnessWords = { confirmed: '', 'to-confirm': ', à confirmer', outdated: ', plus montré' };

/** Beside a nursery: what has been said of its places, which are entries of their own. */
export function PlacesPanel({ model }: PanelProps) {
  const places = useForm('PlacesPanel', ({ values }: { values: Values }) => values.places) ?? [];
  if (typeOf(model) !== 'nursery') return null;
  return { title: 'Places annoncées', content: <Places places={places} /> };
}

function Places({ places }: { places: KeptPlace[] }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={1} width="100%">
      {places.map((place) => (
        <Typography key={place.id}>{lineOf(place)}</Typography>
      ))}
      <Typography variant="pi" textColor="neutral600">
        Elles se notent sous « Place ». Celles qui attendent une vérification ne sont pas ici.
      </Typography>
    </Flex>
  );
}

function lineOf({ ageFromMonths, ageToMonths, availability, count, reportedOn }: KeptPlace): string {
  const number = availability === 'number' ? `${count} place${count === 1 ? '' : 's'}` : valueLabels[availability];
  const day = dayInFrench(reportedOn);
  return `${ageFromMonths} à ${ageToMonths} mois : ${number}, dit le ${day}${freshnessWords[freshness(reportedOn, todayInParis(Date.now()))]}`;
}
