import type { Translation } from 'vanilla-cookieconsent';
import type { Messages } from '../../i18n/fr.ts';

/** Our texts in the library's words. Refusing is a button beside accepting, in the banner and among the choices. */
export function toTranslation(messages: Messages['consent'], cookiePage: string): Translation {
  const { title, description, more, acceptAll, refuseAll, choices } = messages;
  const buttons = { acceptAllBtn: acceptAll, acceptNecessaryBtn: refuseAll };
  const link = `<a href="${cookiePage}">${more}</a>`;
  return {
    consentModal: { ...buttons, title, description: `${description} ${link}`, showPreferencesBtn: messages.choose },
    preferencesModal: {
      ...buttons,
      title: choices.title,
      savePreferencesBtn: messages.save,
      closeIconLabel: messages.close,
      sections: [
        { description: `${choices.intro} ${link}` },
        ...(['necessary', 'measure', 'marketing'] as const).map((category) => ({
          title: choices[category].title,
          description: choices[category].text,
          linkedCategory: category,
        })),
      ],
    },
  };
}
