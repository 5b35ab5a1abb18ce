import type { Locale } from '../../../domain/locale.ts';
import { onNavigation } from '../../navigation/navigation-events.ts';
import { type Purpose, readChoice } from './consent-choice.ts';
import type { ConsentPanel } from './consent-panel.ts';
import { toPageViewEvent } from './page-view.ts';
import { pushPageView, startTagManager, updateConsent } from './tag-manager.ts';
import { eraseTrackers } from './tracker-cookies.ts';

interface Consent {
  showChoices(): void;
}

/** Open until consent has started: a link may be used before. */
const started = Promise.withResolvers<Consent>();

/** Keeps to the choice a reader has made, or asks for one. Called once a document, where a container is configured. */
export function startConsent({ container, locale }: { container: string; locale: Locale }): void {
  /** What the tag manager runs with; null while it has not been requested. */
  let running: readonly Purpose[] | null = null;
  let panel: Promise<ConsentPanel> | null = null;

  function follow(accepted: readonly Purpose[]) {
    const withdrawn = running?.some((purpose) => !accepted.includes(purpose));
    // First of all, or a tool may write its cookies again while the document ends.
    if (running) updateConsent(accepted);
    eraseTrackers(accepted);
    // What runs cannot be unloaded.
    if (withdrawn) location.reload();
    else if (running) running = accepted;
    else if (accepted.length) start(accepted);
  }

  function start(accepted: readonly Purpose[]) {
    running = accepted;
    startTagManager(container, accepted);
    tellPage();
  }

  function tellPage() {
    if (!running) return;
    // Withdrawn in another tab, or run out.
    const choice = readChoice(document.cookie) ?? [];
    if (running.some((purpose) => !choice.includes(purpose))) follow(choice);
    else pushPageView(toPageViewEvent({ address: location.href, title: document.title, language: locale }));
  }

  async function withPanel(use: (panel: ConsentPanel) => void) {
    panel ??= import('./consent-panel.ts').then(({ createConsentPanel }) => createConsentPanel(locale, follow));
    try {
      use(await panel);
    } catch (error) {
      // It can be asked for again. Without it nobody can agree, and nothing that needs consent is loaded.
      panel = null;
      throw error;
    }
  }

  const choice = readChoice(document.cookie);
  if (choice) follow(choice);
  // A choice that cannot be kept would be asked for on every page.
  else if (navigator.cookieEnabled) withPanel(({ ask }) => ask());
  onNavigation({ finish: tellPage });
  started.resolve({ showChoices: () => withPanel((loaded) => loaded.showChoices()) });
}

/** Opens the choices again. */
export async function showChoices(): Promise<void> {
  (await started.promise).showChoices();
}
