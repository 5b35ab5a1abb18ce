import { employerKitPath } from '../../../domain/forms/employer-kit.ts';
import { type FormName, type FormOutcome, forms } from '../../../domain/forms/forms.ts';
import { reminderDayName, reminderPath } from '../../../domain/forms/reminder.ts';
import { localizePath } from '../../../domain/locale.ts';
import { followedRequestPath } from '../../../domain/placement/follow-up.ts';
import { Cards } from '../../blocks/cards/cards.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import * as icons from '../../components/icon-paths.ts';
import { lazyComponent } from '../../components/loading/lazy-component.ts';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { carriedFacts } from '../../features/employer-kit/carried-facts.ts';
import type { OutcomeText } from '../../features/forms/outcome-text.ts';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './form-outcome.module.css';
import type { ShownReceipt } from './receipt.tsx';

// Only who has just sent a form has one.
const Receipt = lazyComponent(async () => (await import('./receipt.tsx')).Receipt);

export interface FormOutcomeProps {
  form: FormName;
  outcome: FormOutcome;
  text: Omit<OutcomeText, 'advice' | 'unmailed'> & { advice?: Pick<NonNullable<OutcomeText['advice']>, 'title' | 'steps'> };
  /** The request that was just sent; null where the reader has come back later. */
  receipt: ShownReceipt | null;
  /** The day by which a person answers, at the latest; null where none does, or the day of sending is not known. */
  answerBy: { day: string; words: string } | null;
  breadcrumbs: Breadcrumb[];
}

/** Of the alternatives, in their order. */
const alternativeIcons = [icons.company, icons.people, icons.search, icons.family, icons.manager];

function Alternatives({ title, intro, cards }: NonNullable<OutcomeText['alternatives']>) {
  const locale = useLocale();
  const cardsWithIcons = cards.map((card, index) => ({
    ...card,
    href: localizePath(card.href, locale),
    icon: alternativeIcons[index] ?? null,
    image: null,
  }));
  return <Cards block={{ type: 'cards', layout: 'grid', title, intro, cards: cardsWithIcons }} />;
}

/** What a reader sees when a form has been sent. */
export function FormOutcomePage({ form, outcome, text, receipt, answerBy, breadcrumbs }: FormOutcomeProps) {
  const { formOutcomes } = useMessages();
  const locale = useLocale();
  const { title, paragraphs, links = [], advice, alternatives } = text;
  const { isFollowed } = forms[form];
  const nurserySlug = carriedFacts()?.nurserySlug;
  const queryOf = (href: string) => (href === employerKitPath && nurserySlug ? `?creche=${encodeURIComponent(nurserySlug)}` : '');
  const followUp = receipt ? followedRequestPath : '/suivi-de-demande';
  const allLinks = [...(isFollowed ? [{ label: formOutcomes.followUp, href: followUp }] : []), ...links];
  const isAccepted = form === 'pre-registration' && outcome === 'accepted';
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={title} longTitle />
      {(paragraphs.length > 0 || allLinks.length > 0) && (
        <Section>
          {receipt && isFollowed && <Receipt {...receipt} answerBy={answerBy?.words ?? null} />}
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {allLinks.length > 0 && (
            <div className={`cluster ${styles.links}`}>
              {allLinks.map(({ label, href }, index) => (
                <ButtonLink key={href} href={localizePath(href, locale) + queryOf(href)} look={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
          {(answerBy || isAccepted) && (
            <ul className={styles.further}>
              {answerBy && (
                <li>
                  <a href={`${localizePath(reminderPath, locale)}?${reminderDayName}=${answerBy.day}`}>{formOutcomes.reminder.link}</a>
                </li>
              )}
              {isAccepted && (
                <>
                  <li>
                    <a href={localizePath(followUp, locale)}>{formOutcomes.otherParent}</a>
                  </li>
                  <li>
                    <a href={localizePath('/compte/inscription', locale)}>{formOutcomes.account}</a>
                  </li>
                </>
              )}
            </ul>
          )}
        </Section>
      )}
      {advice && <Steps block={{ type: 'steps', intro: null, links: [], ...advice }} />}
      {alternatives && <Alternatives {...alternatives} />}
    </PageFrame>
  );
}
