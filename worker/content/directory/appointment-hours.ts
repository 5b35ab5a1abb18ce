import * as v from 'valibot';
import type { AppointmentHours } from '../../../domain/appointments/offered-slots.ts';
import { toWeekHours } from '../../../domain/childcare/opening-hours.ts';
import { readPlainDate } from '../../../domain/forms/fields/plain-date.ts';
import { contentLocale } from '../../../domain/locale.ts';
import type { Content } from '../content.ts';
import { type ContentQuery, singleQuery, type TypeReader, type Version } from '../content-query.ts';
import { listOf, optionalNumber, textList } from '../strapi/strapi-schemas.ts';

const strapiAppointments = v.object({
  appointmentHours: listOf(v.object({ weekday: v.string(), opens: v.string(), closes: v.string() })),
  appointmentLeadDays: v.fallback(optionalNumber, null),
  appointmentClosedDays: textList,
});

const usualLeadDays = 2;

const appointmentsReader: TypeReader<v.InferOutput<typeof strapiAppointments>, AppointmentHours> = {
  type: 'site-setting',
  schema: strapiAppointments,
  toValue: ({ appointmentHours, appointmentLeadDays, appointmentClosedDays }) => ({
    hours: toWeekHours(appointmentHours),
    leadDays: appointmentLeadDays ?? usualLeadDays,
    closedDays: appointmentClosedDays.flatMap((day) => readPlainDate(day) ?? []),
  }),
};

function appointmentHoursQuery(): ContentQuery<Version<AppointmentHours> | null> {
  const fields = ['appointmentLeadDays', 'appointmentClosedDays'];
  return singleQuery(appointmentsReader, {
    path: '/site-setting',
    query: { fields, populate: { appointmentHours: true } },
    locale: contentLocale,
    policy: 'reference',
  });
}

/** When the team takes visits and calls; null where it says nothing, or the CMS does not answer. */
export async function readAppointmentHours(content: Content): Promise<AppointmentHours | null> {
  const answer = await content.dispensable(content.get(appointmentHoursQuery()), 'the hours of appointments');
  return answer?.value ?? null;
}
