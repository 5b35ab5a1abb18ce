import { offeredSlots } from '../../../domain/appointments/offered-slots.ts';
import { toMinutes } from '../../../domain/childcare/opening-hours.ts';
import { todayInParis } from '../../../domain/forms/fields/plain-date.ts';
import { locales } from '../../../domain/locale.ts';
import { readAppointmentHours } from '../../content/directory/appointment-hours.ts';
import { linkedNursery } from '../../content/directory/named-nursery.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { Loader, LoaderContext } from '../loader.ts';
import { dayWords } from './day-words.ts';
import { formSetting } from './form-setting.ts';

export const loadAppointment: Loader<'appointment'> = async (context) => {
  const { content, locale, messages, query } = context;
  const { title, intro } = messages.appointment;
  const [nursery, slots] = await Promise.all([
    linkedNursery(content, query.get('creche'), 'the nursery of an appointment'),
    slotWords(context),
  ]);
  return {
    kind: 'page',
    head: { title, description: intro },
    props: {
      setting: formSetting(context),
      nursery,
      slots,
      breadcrumbs: [homeCrumb(messages, locale), { label: title, href: null }],
    },
    languages: locales,
  };
};

/** The times that are offered today, each in words. */
async function slotWords({ content, locale, messages, now }: LoaderContext): Promise<Record<string, string>> {
  const hours = await readAppointmentHours(content);
  const { appointment, finderWords } = messages;
  const words = (slot: string) => {
    const [day = '', time = ''] = slot.split('T');
    return appointment.slot(dayWords(day, locale), finderWords.fields.time(toMinutes(time) ?? 0));
  };
  return Object.fromEntries(hours ? offeredSlots(hours, todayInParis(now)).map((slot) => [slot, words(slot)]) : []);
}
