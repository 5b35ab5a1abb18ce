import { run, show, showPreferences } from 'vanilla-cookieconsent';
import { contentPath } from '../../../domain/addresses/fixed-path.ts';
import type { Locale } from '../../../domain/locale.ts';
import { addStylesheet } from '../../components/loading/add-stylesheet.ts';
import { mainId } from '../../shell/main-id.ts';
import stylesheet from './consent.css?url';
import { consentCookie, consentDays, consentRevision, type Purpose, purposes } from './consent-choice.ts';
import { toTranslation } from './consent-translation.ts';

export interface ConsentPanel {
  /** Shows the banner. */
  ask(): void;
  /** Shows what can be chosen, one switch a purpose. */
  showChoices(): void;
}

/** Loads the texts and the look of the banner, and puts it into the page, still hidden. */
export async function createConsentPanel(locale: Locale, onChoice: (accepted: Purpose[]) => void): Promise<ConsentPanel> {
  const messages = locale === 'fr' ? import('../../i18n/fr/consent.ts') : import('../../i18n/en/consent.ts');
  const [{ consent }] = await Promise.all([messages, addStylesheet(stylesheet)]);
  const root = createRoot();
  const stay = rememberPlace(root);
  const choose = ({ cookie }: { cookie: { categories: string[] } }) =>
    onChoice(purposes.filter((purpose) => cookie.categories.includes(purpose)));
  await run({
    root,
    autoShow: false,
    revision: consentRevision,
    // It comes after a sign of intent only, which bots do not give; and a browser that is driven is not a bot.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: { name: consentCookie, domain: '', expiresAfterDays: consentDays, sameSite: 'Lax' },
    categories: { necessary: { enabled: true, readOnly: true }, measure: {}, marketing: {} },
    language: { default: locale, translations: { [locale]: toTranslation(consent, contentPath('gestion-des-cookies', locale)) } },
    onFirstConsent: choose,
    onChange: choose,
    onModalReady({ modalName, modal }) {
      if (modalName === 'consentModal') makeRegion(modal);
    },
    onModalHide({ modalName }) {
      if (modalName === 'consentModal') stay();
    },
  });
  return {
    ask() {
      show(true);
      root.firstElementChild?.append(consent.announcement);
    },
    showChoices: () => showPreferences(),
  };
}

/** After the link that skips to the content, so that the keyboard finds it first; a screen reader is told, since the focus stays where it is. */
function createRoot(): HTMLElement {
  const root = document.createElement('div');
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.role = 'status';
  root.append(status);
  document.querySelector(`a[href="#${mainId}"]`)?.after(root);
  return root;
}

/** Keeps the page where it is: with the banner closed, the focus returns to where it was before, which may be far up by now. */
function rememberPlace(root: HTMLElement): () => void {
  let top = 0;
  root.addEventListener(
    'click',
    () => {
      top = scrollY;
    },
    true,
  );
  return () => scrollTo({ top, behavior: 'instant' });
}

/**
 * The library makes its banner a modal dialog that takes the focus and keeps it, though the page beside it can be read and
 * used. A reader who types or reads must not be thrown out of what they do.
 */
function makeRegion(banner: HTMLElement) {
  banner.role = 'region';
  banner.removeAttribute('aria-modal');
  // The element that would take the focus.
  banner.firstElementChild?.removeAttribute('tabindex');
  banner.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation();
  });
}
