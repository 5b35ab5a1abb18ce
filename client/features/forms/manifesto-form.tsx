import { formManifesto as english } from '../../i18n/en/forms/form-manifesto.ts';
import { formManifesto as french } from '../../i18n/fr/forms/form-manifesto.ts';
import { useLocale } from '../../i18n/locale-context.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { BoxField, TextField } from './form-fields.tsx';
import type { FormSetting } from './form-setting.ts';
import styles from './forms.module.css';
import { EmailField, NameFields } from './person-fields.tsx';
import { SiteForm } from './site-form.tsx';
import { useFormMessages } from './use-form-messages.ts';

interface ManifestoFormProps {
  setting: FormSetting;
  /** How many have signed; null where that is not known. */
  signatures: number | null;
}

/** The signature of the manifesto, with how many have signed. */
export function ManifestoForm({ setting, signatures }: ManifestoFormProps) {
  const texts = useLocale() === 'fr' ? french : english;
  const { formNotices } = useFormMessages();
  const { number } = useFormats();
  return (
    <SiteForm form="manifesto" setting={setting} texts={texts}>
      {signatures !== null && signatures > 1 && <p className={styles.count}>{texts.signatures(number(signatures))}</p>}
      <div className={styles.pair}>
        <NameFields />
      </div>
      <TextField name="role" autoComplete="organization-title" />
      <div className={styles.pair}>
        <TextField name="town" autoComplete="address-level2" />
        <EmailField />
      </div>
      <BoxField name="publishName">{formNotices.publishName}</BoxField>
    </SiteForm>
  );
}
