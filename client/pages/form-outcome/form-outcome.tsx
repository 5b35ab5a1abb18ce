import { employerKitPath } from '../../../domain/forms/employer-kit.ts';
import { type FormName, type FormOutcome, forms } from '../../../domain/forms/forms.ts';
import { localizePath } from '../../../domain/locale.ts';
import { Cards } from '../../blocks/cards/cards.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import * as icons from '../../components/icon-paths.ts';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { carriedFacts } from '../../features/employer-kit/carried-facts.ts';
import type { OutcomeText } from '../../i18n/fr/forms/form-outcomes.ts';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './form-outcome.module.css';

export interface FormOutcomeProps {
  form: FormName;
  outcome: FormOutcome;
  /** Of the request that was just sent; null where the reader has come back later. */
  reference: string | null;
  breadcrumbs: Breadcrumb[];
}

/** Of the alternatives, in their order. */
const alternativeIcons = [icons.company, icons.people, icons.search, icons.family, icons.manager];

function Alternatives({ title, intro, cards }: NonNullable<OutcomeText['alternatives']>) {
  const locale = useLocale();
  const shown = cards.map((card, index) => ({
    ...card,
    href: localizePath(card.href, locale),
    icon: alternativeIcons[index] ?? null,
    image: null,
  }));
  return <Cards block={{ type: 'cards', layout: 'grid', title, intro, cards: shown }} />;
}

/** What a reader sees when a form has been sent. */
export function FormOutcomePage({ form, outcome, reference, breadcrumbs }: FormOutcomeProps) {
  const { formOutcomes } = useMessages();
  const locale = useLocale();
  const texts: Record<string, OutcomeText> = formOutcomes[form];
  const { title, paragraphs, links = [], advice, alternatives } = texts[outcome] ?? { title: '', paragraphs: [] };
  const { isFollowed } = forms[form];
  const nurserySlug = carriedFacts()?.nurserySlug;
  const queryOf = (href: string) => (href === employerKitPath && nurserySlug ? `?creche=${encodeURIComponent(nurserySlug)}` : '');
  const allLinks = [...links, ...(isFollowed ? [{ label: formOutcomes.followUp, href: '/suivi-de-demande' }] : [])];
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={title} longTitle />
      {(paragraphs.length > 0 || allLinks.length > 0) && (
        <Section>
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {reference && isFollowed && (
              <Callout title={formOutcomes.referenceTitle}>
                <p>{reference}</p>
              </Callout>
            )}
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
        </Section>
      )}
      {advice && <Steps block={{ type: 'steps', intro: null, links: [], ...advice }} />}
      {alternatives && <Alternatives {...alternatives} />}
    </PageFrame>
  );
}
