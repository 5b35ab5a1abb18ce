import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormProps } from '../../../client/features/forms/form-props.ts';
import { plainSetting } from '../../../client/features/forms/form-setting.ts';
import { VisitorForm } from '../../../client/features/forms/visitor-form.tsx';
import { messagesOf } from '../../../client/i18n/all-messages.ts';
import { LocaleProvider } from '../../../client/i18n/locale-context.tsx';
import { slottedRules } from '../../../domain/forms/appointment/rules.ts';
import { controlNames } from '../../../domain/forms/form-answer.ts';
import { checkForm } from '../../../domain/forms/form-rules.ts';
import { type FormName, formNames } from '../../../domain/forms/forms.ts';
import { lastStep } from '../../../domain/forms/pre-registration/steps.ts';
import { workerForms } from '../../../worker/forms/forms.ts';

const managed = {
  ...{ nursery: 'x3k9f2', expires: 1_797_235_200, seen: 'a1b2', submissionKey: 'k', ages: { from: 3, to: 36 }, approvedPlaces: 10 },
  places: [
    {
      ...{ id: 'p1', ageFromMonths: 10, ageToMonths: 36, days: '1111111111', count: 2 },
      ...{ availableFrom: null, reportedOn: '2026-11-20', awaitsReview: false },
    },
  ],
};
const proposal = { proposal: 'x3k9f2', expires: 1_797_235_200, today: '2026-11-27', keys: { accept: 'a', visit: 'b', decline: 'c' } };
const nursery = { slug: 'les-lutins', name: 'Les Lutins' };

/** What a page tells a form so that it shows all of its fields, part after part. */
function settingsOf(name: FormName): Omit<FormProps, 'setting'>[] {
  // Of a nursery that the address names, and of one that the reader has to name.
  if (name === 'error-report') return [{ nursery }, {}];
  if (name === 'appointment') return [{ nursery, slots: { '2026-12-01T10:00': 'mardi 1er décembre, 10 h' } }];
  if (name === 'place-report') return [{ placeReport: managed }];
  if (name === 'nursery-answer') return [{ nurseryProposal: proposal }];
  if (name === 'place-alert-answer') return [{ alertLink: { alert: 'abc', answer: 'end', expires: '1', signature: 'f00' } }];
  if (name !== 'pre-registration') return [{ whitePapers: [{ slug: 'guide', title: 'Guide', lang: undefined }] }];
  return Array.from({ length: lastStep }, (_, index) => ({
    preRegistration: { step: index + 1, nursery, saved: [nursery], today: '2026-11-27' },
  }));
}

function markupOf(name: FormName): string {
  const pages = settingsOf(name).map((props) =>
    renderToStaticMarkup(
      <LocaleProvider locale="fr" messages={messagesOf('fr')}>
        <VisitorForm name={name} setting={plainSetting} {...props} />
      </LocaleProvider>,
    ),
  );
  return pages.join();
}

function namesIn(name: FormName): string[] {
  const names = [...markupOf(name).matchAll(/<(?:input|select|textarea|button)[^>]* name="([^"]+)"/g)].map(([, field = '']) => field);
  const controls: string[] = Object.values(controlNames);
  // Of a list, whichever part it is.
  return [...new Set(names.filter((field) => !controls.includes(field)).map((field) => field.replace(/\.\d+\./, '.')))].toSorted();
}

test.for(formNames)('the form %s shows every field of its rules, and no other', (name) => {
  const { fields, multiple = [], lists = {} } = workerForms[name].shape;
  const ofLists = Object.entries(lists).flatMap(([list, part]) => part.fields.map((field) => `${list}.${field}`));
  const { asksForPhone } = workerForms[name].form;
  const shown = fields.filter((field) => asksForPhone || field !== 'marketingPhone');
  expect(namesIn(name)).toEqual([...shown, ...multiple, ...ofLists].toSorted());
});

/** What some fields are needed for: who has not said this yet is asked that first. */
const answered: Partial<Record<FormName, Record<string, string>[]>> = {
  contact: [{ audience: 'entreprise' }],
  'nursery-answer': [{ answer: 'visit' }, { answer: 'decline' }],
  'pre-registration': [{ placePreference: 'either' }],
};

test.for(formNames)('a field that the form %s shows as needed is missed where it is sent empty', (name) => {
  const { fields } = workerForms[name].shape;
  const context = { today: '2026-11-27' as const, readPhone: () => null };
  const missed = [{}, ...(answered[name] ?? [])].flatMap((flat) => {
    // As the browser checks it where times are offered.
    const { errors } = name === 'appointment' ? checkForm(slottedRules, flat, context) : workerForms[name].check(flat, context);
    return Object.keys(errors ?? {});
  });
  const needed = [
    ...new Set(
      [...markupOf(name).matchAll(/<(?:input|select|textarea)(?=[^>]* required="")[^>]* name="([^"]+)"/g)].map(([, field = '']) => field),
    ),
  ];
  expect(needed.filter((field) => fields.includes(field) && !missed.includes(field))).toEqual([]);
});
