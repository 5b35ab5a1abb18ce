import type { Letter } from '../../client/features/employer-kit/write-letter.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Sheet, SheetPart } from './sheet.ts';

/** The letter to an employer as a sheet. */
export function letterSheet({ subject, opening, sections, closing }: Letter, locale: Locale, origin: string): Sheet {
  const text = (paragraph: string): SheetPart => ({ kind: 'text', text: paragraph });
  return {
    locale,
    title: subject,
    subtitle: null,
    parts: [
      ...opening.map(text),
      ...sections.flatMap(({ title, paragraphs, isList }): SheetPart[] => [
        { kind: 'heading', text: title },
        ...(isList ? [{ kind: 'list' as const, items: paragraphs }] : paragraphs.map(text)),
      ]),
      ...closing.map(text),
    ],
    foot: origin,
  };
}
