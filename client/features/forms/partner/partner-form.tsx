import { formPartner as english } from '../../../i18n/en/forms/form-partner.ts';
import { formPartner as french } from '../../../i18n/fr/forms/form-partner.ts';
import { useLocale } from '../../../i18n/locale-context.tsx';
import { TextAreaField, TextField } from '../form-fields.tsx';
import type { FormSetting } from '../form-setting.ts';
import formStyles from '../forms.module.css';
import { EmailField, NameFields, PhoneField, SalutationField } from '../person-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import { NurseryList } from './nursery-list.tsx';

/** A manager who offers nurseries and their free places. */
export function PartnerForm({ setting }: { setting: FormSetting }) {
  const texts = useLocale() === 'fr' ? french : english;
  return (
    <SiteForm form="partner" setting={setting} texts={texts}>
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
