import { whitePaper } from '../../../../domain/forms/white-paper/white-paper.ts';
import { ChoiceField } from '../choice-fields.tsx';
import { TextField } from '../form-fields.tsx';
import type { FormProps } from '../form-props.ts';
import formStyles from '../forms.module.css';
import { EmailField, NameFields } from '../person-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import type { texts as french } from './fr.ts';

const loadRules = () => import('../../../../domain/forms/white-paper/rules.ts').then(({ whitePaperRules }) => whitePaperRules);

/** The request of a white paper by e-mail: the one that the page is about, or those to choose from, the first of them beforehand. */
export function Form({ setting, whitePapers = [], texts }: FormProps & { texts: typeof french }) {
  const [first, ...others] = whitePapers;
  return (
    <SiteForm form={whitePaper} loadRules={loadRules} setting={setting} texts={texts}>
      {others.length > 0 ? (
        <ChoiceField
          name="whitePaperSlug"
          choices={Object.fromEntries(
            whitePapers.map(({ slug, title, lang }) => [
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
