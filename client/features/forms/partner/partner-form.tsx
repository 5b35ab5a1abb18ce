import { partner } from '../../../../domain/forms/partner/partner.ts';
import { TextAreaField, TextField } from '../form-fields.tsx';
import type { FormProps } from '../form-props.ts';
import formStyles from '../forms.module.css';
import { EmailField, NameFields, PhoneField, SalutationField } from '../person-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import type { texts as french } from './fr.ts';
import { NurseryList } from './nursery-list.tsx';

const loadRules = () => import('../../../../domain/forms/partner/rules.ts').then(({ partnerRules }) => partnerRules);

/** A manager who offers nurseries and their free places. */
export function Form({ setting, texts }: FormProps & { texts: typeof french }) {
  return (
    <SiteForm form={partner} loadRules={loadRules} setting={setting} texts={texts}>
      <fieldset>
        <legend className={formStyles.part}>{texts.you}</legend>
        <div className={formStyles.group}>
          <SalutationField />
          <div className={formStyles.pair}>
            <NameFields />
          </div>
          <div className={formStyles.pair}>
            <TextField name="company" autoComplete="organization" />
            <TextField name="siret" optional inputMode="numeric" autoComplete="off" />
          </div>
          <TextField name="jobTitle" optional autoComplete="organization-title" />
          <div className={formStyles.pair}>
            <EmailField />
            <PhoneField />
          </div>
        </div>
      </fieldset>
      <NurseryList texts={texts} />
      <TextAreaField name="message" optional rows={5} />
    </SiteForm>
  );
}
