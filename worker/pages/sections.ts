import { messagesOf } from '../../client/i18n/all-messages.ts';
import type { ShellProps } from '../../client/shell/shell-props.ts';
import { type Locale, localizePath } from '../../domain/locale.ts';
import { type Audience, audiences } from '../../routes.ts';

/** The pages of an audience beside its blog, questions and white papers, and where its own form stands. */
const audiencePages: Record<Exclude<Audience, 'famille'>, { pages: string; form: string }> = {
  entreprise: {
    pages: 'reserver-des-berceaux|creer-creche-entreprise|entreprises-|mise-en-place-',
    form: '/reserver-des-berceaux#formulaire-contact',
  },
  gestionnaire: { pages: 'devenir-partenaire|gestionnaires/', form: '/devenir-partenaire#formulaire-contact' },
};

function createSections(locale: Locale): ShellProps['sections'] {
  const words = messagesOf(locale).sections;
  const ofAudiences = audiences.flatMap((audience) => {
    if (audience === 'famille') return [];
    const { pages, form } = audiencePages[audience];
    const pattern = `^(?:/en)?/(?:${pages}|[a-z-]+-${audience}(?:[/?]|$))`;
    return { pattern, label: words[audience], href: localizePath(form, locale) };
  });
  return [...ofAudiences, { pattern: '', label: words.famille, href: localizePath('/pre-inscription-enfant-creche', locale) }];
}

const sections = { fr: createSections('fr'), en: createSections('en') };

/** The button of the header by section: companies and managers are led to their own form, everybody else to that of families. */
export const sectionsOf = (locale: Locale): ShellProps['sections'] => sections[locale];
