import { addDays, type PlainDate } from '../forms/fields/plain-date.ts';

export interface CalendarDay {
  /** Tells the event from all others, wherever it is kept. */
  id: string;
  day: PlainDate;
  title: string;
  description: string;
  /** Where more is said. */
  url: string;
  /** When the file was made, in milliseconds since 1970. */
  madeAt: number;
}

/** Octets of a line without its end. */
const longestLine = 75;

/** A calendar file of one whole day, by RFC 5545. */
export function calendarFile({ id, day, title, description, url, madeAt }: CalendarDay): string {
  const stamp = `${new Date(madeAt).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Creche Sereine//Site//FR',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    // It is good to know of, and takes no time of the day.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines that are longer go on after a space; a character is never cut. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
