import { contact } from '../../../../domain/forms/contact/contact.ts';
import { allSubjects, contactSubjects, isSubjectOf } from '../../../../domain/forms/contact/subjects.ts';
import { type Audience, audiences } from '../../../../routes.ts';
import { Fold } from '../../../components/surfaces/fold.tsx';
import { ChoiceField, SelectField } from '../choice-fields.tsx';
import { useFormContext } from '../form-context.ts';
import { TextAreaField, TextField } from '../form-fields.tsx';
import type { FormProps } from '../form-props.ts';
import formStyles from '../forms.module.css';
import { EmailField, NameFields, PhoneField, SalutationField } from '../person-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import styles from './contact.module.css';
import type { texts as french } from './fr.ts';

const loadRules = () => import('../../../../domain/forms/contact/rules.ts').then(({ contactRules }) => contactRules);

type Texts = typeof french;

/** Of a page that is for everybody, the audience is chosen in the form. */
type AudienceProps = { audience: Audience | null };

/** A message to the team. Which subjects and fields are shown follows the audience by CSS, so without JavaScript too. */
export function Form({ setting, audience = null, texts }: FormProps & { texts: Texts }) {
  return (
    <SiteForm form={contact} loadRules={loadRules} setting={setting} texts={audience === 'entreprise' ? forCompanies(texts) : texts}>
      {audience ? <input type="hidden" name="audience" value={audience} /> : <AudienceField words={texts.audiences} />}
      <SubjectField audience={audience} words={texts.subjects} />
      {isFolded(audience) ? null : <SalutationField />}
      <div className={`${formStyles.pair} ${formStyles.short}`}>
        <NameFields />
      </div>
      {audience !== 'famille' && <CompanyFields audience={audience} texts={texts} />}
      <div className={formStyles.pair}>
        <EmailField />
        <PhoneField optional />
      </div>
      <TextAreaField name="message" rows={4} />
    </SiteForm>
  );
}

/** Nobody writes for a company about their child, nor about data of their own. */
function forCompanies({ hints: { siret, sites }, ...texts }: Texts) {
  return { ...texts, hints: { siret, sites } };
}

function AudienceField({ words }: { words: Texts['audiences'] }) {
  /** A subject that another audience has would be sent though nobody sees it. */
  function dropSubject(choice: string, { form }: HTMLInputElement) {
    const audience = audiences.find((candidate) => candidate === choice);
    const subject = form?.querySelector<HTMLInputElement>('[name="subject"]:checked');
    if (audience && subject && !isSubjectOf(audience, subject.value)) subject.checked = false;
  }
  return <ChoiceField name="audience" choices={words} onChoice={dropSubject} />;
}

const audiencesOf = (subject: string) => audiences.filter((audience) => isSubjectOf(audience, subject)).join(' ');

function SubjectField({ audience, words }: AudienceProps & { words: Texts['subjects'] }) {
  const subjects = audience ? contactSubjects[audience].filter((subject) => audience === 'famille' || subject !== 'my_data') : allSubjects;
  return (
    <ChoiceField
      name="subject"
      choices={Object.fromEntries(subjects.map((subject) => [subject, words[subject]]))}
      choiceProps={(subject) => ({ 'data-audiences': audiencesOf(subject) })}
      className={audience ? undefined : styles.subjects}
    />
  );
}

/** What is not asked of everybody who writes for a structure. */
const optionalFields = ['salutation', 'sites', 'concernedEmployees', 'targetMonth', 'jobTitle', 'siret', 'companySize'];

/** Of a page for one audience of structures; where it is still to be chosen, what is asked follows the choice. */
const isFolded = (audience: Audience | null) => audience === 'entreprise' || audience === 'gestionnaire';

/** Of whom a page is for, a phone folds away what they may leave out; what they wrote or what is wrong there is seen. */
function CompanyFields({ audience, texts: { companySizes, more } }: AudienceProps & { texts: Texts }) {
  const { problems, values } = useFormContext();
  const isOpen = optionalFields.some((name) => problems[name] || values[name]);
  const fields = (
    <div className={styles.company}>
      {(audience ?? 'entreprise') === 'entreprise' && <ProjectFields />}
      {isFolded(audience) && <SalutationField />}
      <TextField name="jobTitle" optional autoComplete="organization-title" />
      <div className={`${formStyles.pair} ${formStyles.short}`}>
        <TextField name="siret" optional inputMode="numeric" autoComplete="off" />
        <SelectField name="companySize" optional choices={companySizes} />
      </div>
    </div>
  );
  return (
    <div className={styles.company}>
      <TextField name="company" autoComplete="organization" />
      {isFolded(audience) ? (
        <Fold title={audience === 'entreprise' ? more.company : more.manager} isOpen={isOpen}>
          {fields}
        </Fold>
      ) : (
        fields
      )}
    </div>
  );
}

/** What an offer depends on. */
function ProjectFields() {
  return (
    <div className={styles.project}>
      <TextField name="sites" optional autoComplete="off" />
      <div className={`${formStyles.pair} ${formStyles.short}`}>
        <TextField name="concernedEmployees" optional inputMode="numeric" autoComplete="off" />
        <TextField name="targetMonth" type="month" optional />
      </div>
    </div>
  );
}
