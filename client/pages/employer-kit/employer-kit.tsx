import { contentPath } from '../../../domain/addresses/fixed-path.ts';
import { employerKitPath } from '../../../domain/forms/employer-kit.ts';
import type { FlatValues } from '../../../domain/forms/form-values.ts';
import { localizePath } from '../../../domain/locale.ts';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import type { Breadcrumb } from '../../components/navigation/breadcrumbs.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { KitForm } from '../../features/employer-kit/kit-form.tsx';
import type { LetterSetting } from '../../features/employer-kit/write-letter.ts';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';

export interface EmployerKitProps {
  breadcrumbs: Breadcrumb[];
  setting: LetterSetting;
  /** Of the nursery that the parent comes from. */
  slug: string | null;
  /** What a reader without JavaScript has sent, or what the address knows of them. */
  typed: FlatValues | null;
}

/** Where a parent gets a letter for their employer, and is told what to do once it is sent. */
export function EmployerKitPage({ breadcrumbs, setting, slug, typed }: EmployerKitProps) {
  const { employerKit: words } = useMessages();
  const locale = useLocale();
  const page = localizePath(employerKitPath, locale) + (slug ? `?creche=${slug}` : '');
  return (
    <PageFrame>
      <PageHeader breadcrumbs={breadcrumbs} title={words.title} intro={words.intro} />
      <Section tone="teal">
        <KitForm setting={setting} typed={typed} page={page} />
      </Section>
      <Section>
        <div className="stack">
          <h2>{words.next}</h2>
          <p>{words.nextText}</p>
          <p className="cluster">
            <ButtonLink href={localizePath('/suivi-de-demande', locale)}>{words.followUp}</ButtonLink>
            <ButtonLink look="secondary" href={contentPath('pre-inscription-enfant-creche', locale)}>
              {words.register}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </PageFrame>
  );
}
