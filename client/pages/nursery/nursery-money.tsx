import { type Locale, localizePath } from '../../../domain/locale.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { VacancyBadge, VacancyDate, type VacancyWords } from '../../components/cards/vacancy.tsx';
import type { Html } from '../../components/content-types.ts';
import { HtmlBody } from '../../components/html.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery.module.css';
import { NurseryPart } from './nursery-part.tsx';

interface VacancySectionProps {
  slug: string;
  vacancy: VacancyWords;
  places: Html | null;
  /** What that means, a paragraph each. */
  explained: string[];
}

/** What is known of the free places, what that means, and how old it is. */
export function VacancySection({ slug, vacancy, places, explained }: VacancySectionProps) {
  const locale = useLocale();
  const { nursery } = useMessages();
  return (
    <NurseryPart id="places" title={nursery.vacancy}>
      <p className="cluster">
        <VacancyBadge vacancy={vacancy} /> <VacancyDate vacancy={vacancy} />
      </p>
      {places && <HtmlBody body={places} className={styles.places} />}
      {explained.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {vacancy.tone !== 'sun' && (
        <p className="no-print">
          <ButtonLink look="text" href={`${localizePath('/alerte-place', locale)}?creche=${slug}`}>
            {nursery.alert}
          </ButtonLink>
        </p>
      )}
    </NurseryPart>
  );
}

interface TariffSectionProps {
  name: string;
  explained: string;
  /** In the words of the nursery. */
  text: string | null;
  lang: Locale | undefined;
}

/** How the place is paid for, in the words of the law and in those of the nursery. */
export function TariffSection({ name, text, lang, explained }: TariffSectionProps) {
  const { nursery } = useMessages();
  return (
    <NurseryPart id="tarif" title={nursery.tariff}>
      <p>
        <strong>{name}</strong>
      </p>
      <p>{explained}</p>
      {text && <p lang={lang}>{text}</p>}
    </NurseryPart>
  );
}
