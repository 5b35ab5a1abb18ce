import { localizePath } from '../../domain/locale.ts';
import type { Audience } from '../../routes.ts';
import type { Tone } from '../blocks/block.ts';
import { CallToAction } from '../blocks/call-to-action.tsx';
import { useLocale, useMessages } from '../i18n/locale-context.tsx';

const targets: Record<Audience, { path: string; tone: Tone }> = {
  famille: { path: '/pre-inscription-enfant-creche', tone: 'peach' },
  entreprise: { path: '/reserver-des-berceaux', tone: 'teal' },
  gestionnaire: { path: '/devenir-partenaire', tone: 'cream' },
};

/** The closing call of a page that is not made of blocks: what its audience does next. */
export function NextStep({ audience }: { audience: Audience }) {
  const locale = useLocale();
  const { nextStep } = useMessages();
  const { path, tone } = targets[audience];
  const { title, text, action } = nextStep[audience];
  return (
    <CallToAction
      block={{
        type: 'call-to-action',
        title,
        text,
        tone,
        links: [
          { label: action, href: localizePath(path, locale), style: 'primary' },
          { label: nextStep.contact, href: localizePath('/contact', locale), style: 'secondary' },
        ],
      }}
    />
  );
}
