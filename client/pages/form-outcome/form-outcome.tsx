import type { FormName, FormOutcome } from '../../../domain/forms/form-names.ts';
import { localizePath } from '../../../domain/locale.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './form-outcome.module.css';

export interface FormOutcomeProps {
  form: FormName;
  outcome: FormOutcome;
  /** Of the request that was just sent; null where the reader has come back later. */
  reference: string | null;
  breadcrumbs: Breadcrumb[];
}

interface OutcomeText {
  title: string;
  paragraphs: string[];
  links?: { label: string; href: string }[];
}

/** Forms whose senders hear more later. */
const followedForms: FormName[] = ['contact', 'partner', 'pre-registration'];

/** What a reader sees when a form has been sent. */
export function FormOutcomePage({ form, outcome, reference, breadcrumbs }: FormOutcomeProps) {
  const { formOutcomes } = useMessages();
  const locale = useLocale();
  const texts: Record<string, OutcomeText> = formOutcomes[form];
  const { title, paragraphs, links = [] } = texts[outcome] ?? { title: '', paragraphs: [] };
  const isFollowed = followedForms.includes(form);
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
                <ButtonLink key={href} href={localizePath(href, locale)} look={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </Section>
      )}
    </PageFrame>
  );
}
