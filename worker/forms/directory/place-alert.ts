import { texts as english } from '../../../client/features/forms/place-alert/en.ts';
import { texts as french } from '../../../client/features/forms/place-alert/fr.ts';
import { outcomes } from '../../../client/features/forms/place-alert/outcomes.ts';
import type { Position } from '../../../domain/distance.ts';
import type { FieldErrors } from '../../../domain/forms/error-codes.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { placeAlert } from '../../../domain/forms/place-alert/place-alert.ts';
import { placeAlertRules } from '../../../domain/forms/place-alert/rules.ts';
import { alertEnd } from '../../../domain/nursery-places/alerts/find-for-alert.ts';
import { defineWorkerForm, type FormServices } from '../worker-form.ts';

export const placeAlertInWorker = defineWorkerForm({
  form: placeAlert,
  rules: placeAlertRules,
  texts: { fr: french, en: english },
  outcomes,
  cmsPath: '/place-alerts',
  firstOutcome: () => 'asked',
  emailsOf: ({ email }) => [email],
  // Where these places are is found at delivery, which is tried again where the gazetteer fails.
  async toCmsEntry(values, _outcome, { search }) {
    const [home, work] = await Promise.all([positionOf(values.place, search), positionOf(values.workPlace, search)]);
    return {
      ...values,
      endsOn: alertEnd(values.startMonth),
      latitude: home?.latitude ?? null,
      longitude: home?.longitude ?? null,
      workLatitude: work?.latitude ?? null,
      workLongitude: work?.longitude ?? null,
    };
  },
  followUp: { fields: ['email'] },
  checkFurther: checkPlaces,
});

async function positionOf(text: string | null, search: FormServices['search']): Promise<Position | null> {
  const resolved = text ? await search.resolvePlace(text) : null;
  return resolved?.kind === 'place' ? resolved.place.position : null;
}

/** An alert is looked for around a place: one that is not known, or is one of several, would never find anything. */
async function checkPlaces({ place, workPlace }: FlatValues, { search }: FormServices): Promise<FieldErrors> {
  const typedPlaces = Object.entries({ place, workPlace }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  const errors: FieldErrors = {};
  for (const [name, text] of typedPlaces) {
    const { kind } = await search.resolvePlace(text);
    if (kind !== 'place') errors[name] = kind === 'choice' ? 'place_ambiguous' : 'place_unknown';
  }
  return errors;
}
