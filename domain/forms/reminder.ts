/** A calendar file of the day by which somebody is answered, and the name of that day in its address. */
export const reminderPath = '/formulaires/rappel.ics';
export const reminderDayName = 'jour';
