import { contentPath } from '../../../domain/fixed-path.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { TariffMode } from '../../../domain/nursery-types.ts';
import { vacancyFreshDays } from '../../../domain/vacancy.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { VacancyBadge, VacancyDate, type VacancyProps } from '../../components/vacancy.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

/** What is known of the free places, what that means, and how old it is. */
export function VacancySection({ vacancy, isOld }: VacancyProps) {
  const texts = useMessages().nursery.vacancy;
  const hasDate = vacancy.state !== 'unknown' && vacancy.date !== null;
  return (
    <section className="stack">
      <h2>{texts.title}</h2>
      <p className="cluster">
        <VacancyBadge vacancy={vacancy} isOld={isOld} /> <VacancyDate vacancy={vacancy} />
      </p>
      {isOld && hasDate && <p>{texts.old(vacancyFreshDays)}</p>}
      <p>{texts.explained[vacancy.state]}</p>
    </section>
  );
}

/** How the place is paid for, in the words of the law and in those of the nursery. */
export function TariffSection({ mode, text, lang }: { mode: TariffMode | null; text: string | null; lang: Locale | undefined }) {
  const locale = useLocale();
  const { nursery, nurseryCard } = useMessages();
  const { tariff } = nursery;
  const key = mode ?? 'none';
  return (
    <section className="stack">
      <h2>{tariff.title}</h2>
      <p>
        <strong>{nurseryCard.tariff[key]}</strong>
      </p>
      <p>{tariff.explained[key]}</p>
      {text && <p lang={lang}>{text}</p>}
      <p>
        <ButtonLink look="text" href={contentPath('cout-place-en-creche', locale)}>
          {tariff.more}
        </ButtonLink>
      </p>
    </section>
  );
}
