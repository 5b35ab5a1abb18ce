import { valueLabels } from '../panel/value-labels';

interface Slot {
  day: string;
  opens: string;
  closes: string;
}

/** Why opening hours cannot be, in French; null where they can. Midnight is the end of a day. */
export function hoursProblem(rows: readonly unknown[]): string | null {
  const slots = rows.map(toSlot);
  for (const [index, { day, opens, closes }] of slots.entries()) {
    if (!opens || !closes) continue;
    if (closes <= opens) return `${day}, ${opens} à ${closes} : la fermeture vient avant l’ouverture`;
    if (slots.slice(0, index).some((other) => other.day === day && opens < other.closes && other.opens < closes))
      return `${day} a deux lignes pour les mêmes heures`;
  }
  return null;
}

function toSlot(row: unknown): Slot {
  const { weekday, opens, closes } = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>;
  const day = String(weekday ?? '');
  return { day: valueLabels[day] ?? day, opens: String(opens ?? ''), closes: closes === '00:00' ? '24:00' : String(closes ?? '') };
}
