import { manifesto } from '../../../../domain/forms/manifesto/manifesto.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { BoxField, TextField } from '../form-fields.tsx';
import type { FormProps } from '../form-props.ts';
import styles from '../forms.module.css';
import { EmailField, NameFields } from '../person-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import type { texts as french } from './fr.ts';

const loadRules = () => import('../../../../domain/forms/manifesto/rules.ts').then(({ manifestoRules }) => manifestoRules);

/** The signature of the manifesto, with how many have signed. */
export function Form({ setting, signatures = null, texts }: FormProps & { texts: typeof french }) {
  const { number } = useFormats();
  return (
    <SiteForm form={manifesto} loadRules={loadRules} setting={setting} texts={texts}>
      {signatures !== null && signatures > 1 && <p className={styles.count}>{texts.signatures(number(signatures))}</p>}
      <div className={styles.pair}>
        <NameFields />
      </div>
      <TextField name="role" autoComplete="organization-title" />
      <div className={styles.pair}>
        <TextField name="town" autoComplete="address-level2" />
        <EmailField />
      </div>
      <BoxField name="publishName">{texts.boxes.publishName}</BoxField>
    </SiteForm>
  );
}
