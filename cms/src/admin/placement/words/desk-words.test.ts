import { expect, test } from 'vitest';
import { flexibilities, placePreferences, workingDays } from '../../../../../domain/forms/pre-registration/choices.ts';
import preRegistration from '../../../api/pre-registration/content-types/pre-registration/schema.json';
import proposal from '../../../api/proposal/content-types/proposal/schema.json';
import requestEvent from '../../../api/request-event/content-types/request-event/schema.json';
import { english } from './en';
import { french } from './fr';

const { state, closingReason } = preRegistration.attributes;
const lists = [state, closingReason, proposal.attributes.state, requestEvent.attributes.action];
const shown = [...new Set([...lists.flatMap((list) => list.enum), ...flexibilities, ...placePreferences, ...workingDays])];

test.for(shown)('the desk has a word of its own for « %s » in both languages', (value) => {
  const words = [french.values(value), english.values(value)];
  expect(words).not.toContain(value);
});

test('the days that a family wishes are named in the language of the panel', () => {
  expect([french.values('monday'), english.values('monday')]).toEqual(['Lundi', 'Monday']);
});
