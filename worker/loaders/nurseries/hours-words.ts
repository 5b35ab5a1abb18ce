import type { Messages } from '../../../client/i18n/fr.ts';
import type { Slot, WeekHours } from '../../../domain/childcare/opening-hours.ts';
import { weekdays } from '../../../domain/childcare/weekdays.ts';

type Texts = Messages['nursery']['hours'];

/** The week in as few lines as it takes, « Lundi – Vendredi : 7 h 30 – 18 h 30 »; days that are closed or not known are left out. */
export function hoursWords(hours: WeekHours | null, texts: Texts): string[] {
  const groups: { from: number; to: number; text: string }[] = [];
  for (const [index, weekday] of weekdays.entries()) {
    const slots = hours?.[weekday];
    if (!slots?.length) continue;
    const text = slots.map(({ opens, closes }: Slot) => texts.slot(opens, closes)).join(', ');
    const last = groups.at(-1);
    if (last?.text === text && last.to === index - 1) last.to = index;
    else groups.push({ from: index, to: index, text });
  }
  return groups.map(({ from, to, text }) => texts.days(dayName(from, texts), from === to ? null : dayName(to, texts), text));
}

function dayName(index: number, texts: Texts): string {
  const weekday = weekdays[index];
  return weekday ? texts.weekdays[weekday] : '';
}
