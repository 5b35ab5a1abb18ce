import { type Locale, localizePath } from '../../domain/locale.ts';
import type { Audience } from '../../routes.ts';
import { CallToAction, type CallToActionBlock } from '../blocks/call-to-action.tsx';
import type { Messages } from '../i18n/fr.ts';
import { useLocale, useMessages } from '../i18n/locale-context.tsx';
import type { Tone } from './content-types.ts';

const targets: Record<Audience, { path: string; tone: Tone }> = {
  famille: { path: '/pre-inscription-enfant-creche', tone: 'peach' },
  entreprise: { path: '/reserver-des-berceaux', tone: 'teal' },
  gestionnaire: { path: '/devenir-partenaire', tone: 'cream' },
};

/** What an audience does next, as a block; for the worker, where a page has no room for the words of all audiences. */
export function nextStepBlock(
  audience: Audience,
  { locale, nextStep }: { locale: Locale; nextStep: Messages['nextStep'] },
): CallToActionBlock {
  const { path, tone } = targets[audience];
  const { title, text, action } = nextStep[audience];
  return {
    type: 'call-to-action',
    title,
    text,
    tone,
    links: [
      { label: action, href: localizePath(path, locale), style: 'primary' },
      { label: nextStep.contact, href: localizePath('/contact', locale), style: 'secondary' },
    ],
  };
}

/** The closing call of a page that is not made of blocks: what its audience does next. */
export function NextStep({ audience }: { audience: Audience }) {
  const locale = useLocale();
  const { nextStep } = useMessages();
  return <CallToAction block={nextStepBlock(audience, { locale, nextStep })} />;
}
