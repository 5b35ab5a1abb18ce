import type { FormName, FormOutcome } from '../../../domain/forms/form-names.ts';
import { localizePath } from '../../../domain/locale.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import { type Breadcrumb, Breadcrumbs } from '../../components/navigation/breadcrumbs.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

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
}

/** What a reader sees when a form has been sent. */
export function FormOutcomePage({ form, outcome, reference, breadcrumbs }: FormOutcomeProps) {
  const { formOutcomes } = useMessages();
  const locale = useLocale();
  const texts: Record<string, OutcomeText> = formOutcomes[form];
  const text = texts[outcome];
  return (
    <div className="container">
      <Breadcrumbs items={breadcrumbs} />
      <h1>{text?.title}</h1>
      {text?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {reference && <p>{formOutcomes.reference(reference)}</p>}
      {form !== 'white-paper' && form !== 'manifesto' && (
        <ButtonLink href={localizePath('/suivi-de-demande', locale)}>{formOutcomes.followUp}</ButtonLink>
      )}
    </div>
  );
}
