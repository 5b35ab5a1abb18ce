import type { InLanguage } from '../../../components/content-types.ts';
import { formWhitePaper as english } from '../../../i18n/en/forms/form-white-paper.ts';
import { formWhitePaper as french } from '../../../i18n/fr/forms/form-white-paper.ts';
import { useLocale } from '../../../i18n/locale-context.tsx';
import { ChoiceField, TextField } from '../form-fields.tsx';
import type { FormSetting } from '../form-setting.ts';
import formStyles from '../forms.module.css';
import { EmailField, NameFields } from '../person-fields.tsx';
import { SiteForm } from '../site-form.tsx';

/** A white paper that can be asked for. */
export interface OfferedWhitePaper extends InLanguage {
  slug: string;
  title: string;
}

interface WhitePaperFormProps {
  setting: FormSetting;
  /** The one that the page is about, or those to choose from, the first of them beforehand. */
  documents: OfferedWhitePaper[];
}

/** The request of a white paper by e-mail. */
export function WhitePaperForm({ setting, documents }: WhitePaperFormProps) {
  const texts = useLocale() === 'fr' ? french : english;
  const [first, ...others] = documents;
  return (
    <SiteForm form="white-paper" setting={setting} texts={texts}>
      {others.length > 0 ? (
        <ChoiceField
          name="whitePaperSlug"
          choices={Object.fromEntries(
            documents.map(({ slug, title, lang }) => [
              slug,
              <span key={slug} lang={lang}>
                {title}
              </span>,
            ]),
          )}
          preset={first?.slug ?? ''}
        />
      ) : (
        <input type="hidden" name="whitePaperSlug" value={first?.slug ?? ''} />
      )}
      <div className={formStyles.pair}>
        <NameFields />
      </div>
      <EmailField />
      <div className={formStyles.pair}>
        <TextField name="company" optional autoComplete="organization" />
        <TextField name="role" optional autoComplete="organization-title" />
      </div>
    </SiteForm>
  );
}
