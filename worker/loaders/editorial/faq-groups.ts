import type { FaqGroup } from '../../../client/pages/faq-list/faq-list.tsx';
import type { Locale } from '../../../domain/locale.ts';
import { slugify } from '../../../domain/text/slugify.ts';
import type { FaqEntry } from '../../content/faq.ts';
import { shownIn, type Translated } from '../../content/lists.ts';

/**
 * The entries of a list under their headings, in the order the headings first appear; those without one come last. The
 * French headings decide, so that a group of which one entry is not translated is not torn in two.
 */
export function groupFaqEntries(
  entries: Translated<FaqEntry>[],
  { originals, locale }: { originals: FaqEntry[]; locale: Locale },
): FaqGroup[] {
  const originalGroups = new Map(originals.map(({ documentId, group }) => [documentId, group]));
  const groups = new Map<string | null, Translated<FaqEntry>[]>();
  for (const entry of entries) {
    const key = originalGroups.get(entry.item.documentId) ?? null;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups]
    .sort(([first], [second]) => Number(first === null) - Number(second === null))
    .map(([key, members]) => ({
      id: `groupe-${slugify(key ?? '') || 'autres'}`,
      ...headingOf(key, members, locale),
      entries: members.map((member) => {
        const { slug, question, answer, href, lang } = shownIn(locale, member);
        return { id: slug, question, answer, href, lang };
      }),
    }));
}

function headingOf(key: string | null, members: Translated<FaqEntry>[], locale: Locale): Pick<FaqGroup, 'title' | 'lang'> {
  const translated = members.find((member) => member.locale === locale && member.item.group);
  if (translated) return { title: translated.item.group };
  return key === null || locale === 'fr' ? { title: key } : { title: key, lang: 'fr' };
}
