import type { ReadCell } from './cells';

const hour = String.raw`(\d{1,2})\s*(?:[h:.]\s*(\d{2})?)`;
const slot = new RegExp(String.raw`^${hour}\s*(?:-|–|—|à|a|to)\s*${hour}$`, 'i');

/** Hours of a day, `07:30-18:30`; several slots stand side by side. « 7h30 à 18h30 » is understood. */
export const hoursCell: ReadCell = (text) => {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const slots = trimmed
    .split(/\s*(?:\/|,|;|\bet\b|\n)\s*|(?<=[\dh])\s+(?=\d{1,2}\s*[h:]\s*\d{0,2}\s*(?:-|–|—|à))/i)
    .filter(Boolean)
    .map(toSlot);
  const isGood = slots.length > 0 && slots.every((each) => each !== null);
  return isGood ? { value: slots.toSorted().join(' ') } : { problem: { code: 'hours', value: trimmed } };
};

function toSlot(text: string): string | null {
  const parts = slot.exec(text.trim());
  if (!parts) return null;
  const [opens, closes] = [toTime(parts[1], parts[2]), toTime(parts[3], parts[4])];
  return opens !== null && closes !== null && (opens < closes || closes === '00:00') ? `${opens}-${closes}` : null;
}

function toTime(hours = '', minutes = '00'): string | null {
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
}
