import { defineForm } from '../define-form.ts';

/** The wish to visit a nursery, or to be called about it, at a time the team offers. */
export const appointment = defineForm({
  name: 'appointment',
  segment: 'rendez-vous',
  page: '/rendez-vous',
  asksForPhone: true,
  isFollowed: true,
  hasOwnPage: true,
  withoutMarketing: true,
  outcomes: { asked: 'demande' },
});

/** What an appointment is: at the nursery, or on the telephone. */
export const appointmentKinds = ['visit', 'call_back'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];
