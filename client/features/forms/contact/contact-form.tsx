import { allSubjects, contactSubjects, isSubjectOf } from '../../../../domain/forms/choices.ts';
import { type Audience, audiences } from '../../../../routes.ts';
import { formContact as english } from '../../../i18n/en/forms/form-contact.ts';
import { formContact as french } from '../../../i18n/fr/forms/form-contact.ts';
import { useLocale } from '../../../i18n/locale-context.tsx';
import { ChoiceField, SelectField, TextAreaField, TextField } from '../form-fields.tsx';
import type { FormSetting } from '../form-setting.ts';
import formStyles from '../forms.module.css';
import { EmailField, NameFields, PhoneField, SalutationField } from '../person-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import styles from './contact.module.css';

const texts = { fr: french, en: english };
const useTexts = () => texts[useLocale()];

/** Of a page that is for everybody, the audience is chosen in the form. */
type AudienceProps = { audience: Audience | null };

/** A message to the team. Which subjects and fields are shown follows the audience by CSS, so without JavaScript too. */
export function ContactForm({ setting, audience }: AudienceProps & { setting: FormSetting }) {
  return (
    <SiteForm form="contact" setting={setting} texts={useTexts()}>
      {audience ? <input type="hidden" name="audience" value={audience} /> : <AudienceField />}
      <SubjectField audience={audience} />
      <SalutationField />
      <div className={formStyles.pair}>
        <NameFields />
      </div>
      {audience !== 'famille' && <CompanyFields />}
      <div className={formStyles.pair}>
        <EmailField />
        <PhoneField optional />
      </div>
      <TextAreaField name="message" rows={5} />
    </SiteForm>
  );
}

function AudienceField() {
  const { audiences: words } = useTexts();
  /** A subject that another audience has would be sent though nobody sees it. */
  function dropSubject(chosen: string, { form }: HTMLInputElement) {
    const audience = audiences.find((known) => known === chosen);
    const subject = form?.querySelector<HTMLInputElement>('[name="subject"]:checked');
    if (audience && subject && !isSubjectOf(audience, subject.value)) subject.checked = false;
  }
  return <ChoiceField name="audience" choices={words} onChoice={dropSubject} />;
}

const audiencesOf = (subject: string) => audiences.filter((audience) => isSubjectOf(audience, subject)).join(' ');

function SubjectField({ audience }: AudienceProps) {
  const { subjects } = useTexts();
  const shown = audience ? contactSubjects[audience] : allSubjects;
  return (
    <ChoiceField
      name="subject"
      choices={Object.fromEntries(shown.map((subject) => [subject, subjects[subject]]))}
      choiceProps={(subject) => ({ 'data-audiences': audiencesOf(subject) })}
      className={audience ? undefined : styles.subjects}
    />
  );
}

function CompanyFields() {
  const { companySizes } = useTexts();
  return (
    <div className={styles.company}>
      <div className={formStyles.pair}>
        <TextField name="company" autoComplete="organization" />
        <TextField name="jobTitle" optional autoComplete="organization-title" />
      </div>
      <div className={formStyles.pair}>
        <TextField name="siret" optional inputMode="numeric" autoComplete="off" />
        <SelectField name="companySize" optional choices={companySizes} />
      </div>
    </div>
  );
}
