import type { ReactNode } from 'react';
import { formAction } from '../../../../domain/forms/define-form.ts';
import { controlNames } from '../../../../domain/forms/form-answer.ts';
import type { FlatValues } from '../../../../domain/forms/form-values.ts';
import {
  fieldsOfPlaces,
  type ManagedPlace,
  mostReportedPlaces,
  placeReport,
  sumOfPlaces,
} from '../../../../domain/forms/place-report/place-report.ts';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { Accordion } from '../../../components/surfaces/accordion.tsx';
import { useShell } from '../../../shell/shell-context.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { FormProvider } from '../form-context.ts';
import { fullLabelOf } from '../form-lists.ts';
import { useFormMessages } from '../form-messages.ts';
import type { FormProps } from '../form-props.ts';
import { replyTo } from '../form-setting.ts';
import formStyles from '../forms.module.css';
import { fieldProblems } from '../problems/field-problems.ts';
import { FormNotice } from '../site-form.tsx';
import type { texts as french } from './fr.ts';
import { KnownPlaces } from './known-places.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { PlaceReportSetting } from './place-report-setting.ts';

type Texts = typeof french;

const declarationSite = 'https://monenfant.fr';

/** What is known of the places of a nursery, one button where nothing has changed, and the fields where something has. No script is needed. */
export function Form({ setting, placeReport: nursery, texts }: FormProps & { texts: Texts }) {
  const { formErrors } = useFormMessages();
  if (!nursery) return null;
  const reply = replyTo(placeReport, setting);
  const { places } = nursery;
  const refusal = reply?.error === 'invalid' ? reply : null;
  const values = refusal?.values ?? fieldsOfPlaces(places.length > 0 ? places : [blankPlace(nursery)]);
  const problems = fieldProblems(refusal?.errors ?? {}, texts, formErrors);
  const focused = Object.keys(problems)[0] ?? null;
  return (
    <FormProvider value={{ form: placeReport, texts, values, problems, focused }}>
      <div className={formStyles.form}>
        <ErrorSummary
          problem={reply?.error ? formErrors.form[reply.error] : null}
          isNews
          nameOf={(name) => fullLabelOf(texts, name, { values, parts: {} })}
        />
        <div className={formStyles.pair}>
          <Known setting={nursery} texts={texts} />
          {places.length > 0 && <Figure count={sumOfPlaces(places)} texts={texts} />}
        </div>
        <Accordion
          level={2}
          items={[
            {
              id: 'places',
              title: places.length > 0 ? texts.change : texts.declare,
              isOpen: places.length === 0 || refusal !== null,
              content: <Correction setting={nursery} texts={texts} />,
            },
          ]}
        />
      </div>
    </FormProvider>
  );
}

/** The fields of each row. */
function Correction({ setting, texts }: { setting: PlaceReportSetting; texts: Texts }) {
  return (
    <HiddenForm setting={setting} values={{}} className={`surface padded ${formStyles.form}`}>
      {setting.approvedPlaces !== null && <p className="muted small">{texts.approved(setting.approvedPlaces)}</p>}
      <Rows count={setting.places.length} texts={texts} />
      <div>
        <Button type="submit">{texts.submit}</Button>
      </div>
      <FormNotice form={placeReport} texts={texts} />
    </HiddenForm>
  );
}

/** What is known, and what of it is told with one press. */
function Known({ setting, texts }: { setting: PlaceReportSetting; texts: Texts }) {
  const { places } = setting;
  // A manager says « full » once for all, also where nothing is known yet.
  const full = places.length > 0 ? places : [blankPlace(setting)];
  return (
    <section className="surface padded stack">
      <h2>{texts.known}</h2>
      <KnownPlaces places={places} texts={texts} />
      <div className="cluster">
        {places.length > 0 && places.every(({ count }) => count !== null) && (
          <HiddenForm setting={setting} values={fieldsOfPlaces(places)}>
            <Button type="submit">{texts.unchanged}</Button>
          </HiddenForm>
        )}
        <HiddenForm setting={setting} values={fieldsOfPlaces(full, () => 0)}>
          <Button type="submit" look="secondary">
            {texts.full}
          </Button>
        </HiddenForm>
      </div>
      {places.length > 0 && <p className="muted small">{texts.unchangedHint}</p>}
    </section>
  );
}

/** A row for each place that is known, and one more for a place that is not. */
function Rows({ count, texts }: { count: number; texts: Texts }) {
  const rows = Array.from({ length: Math.min(count + 1, mostReportedPlaces) }, (_, index) => index);
  return rows.map((index) => {
    const isNew = index === count && count > 0;
    const legend = isNew ? texts.newRow : texts.row(index + 1);
    return <PlaceFields key={index} index={index} legend={legend} {...(isNew && { hint: texts.newRowHint })} texts={texts} />;
  });
}

interface HiddenFormProps {
  setting: PlaceReportSetting;
  values: FlatValues;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that says which nursery it is of and what its page has shown, with values nobody types. */
function HiddenForm({ setting, values, className, children }: HiddenFormProps) {
  const { path } = useShell();
  const fields = {
    [controlNames.page]: path,
    [controlNames.key]: setting.submissionKey,
    nursery: setting.nursery,
    expires: String(setting.expires),
    seen: setting.seen,
    ...values,
  };
  return (
    <form className={className} method="post" action={formAction(placeReport)} noValidate>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </form>
  );
}

/** The number that a manager also declares elsewhere, each week. */
function Figure({ count, texts }: { count: number; texts: Texts }) {
  return (
    <aside className="tone-cream padded stack">
      <h2>{texts.figure}</h2>
      <p className="lead">
        <strong>{count}</strong> {texts.figureUnit(count)}
      </p>
      <p>{texts.figureText}</p>
      <ButtonLink look="text" href={declarationSite}>
        {texts.open}
      </ButtonLink>
    </aside>
  );
}

/** A row of a nursery of which nothing is known: its own ages, and the whole week. */
function blankPlace({ ages }: PlaceReportSetting): ManagedPlace {
  const shared = { id: '', days: '1'.repeat(10), count: null, availableFrom: null, reportedOn: null, awaitsReview: false };
  return { ...shared, ageFromMonths: ages.from ?? 2, ageToMonths: ages.to ?? 36 };
}
