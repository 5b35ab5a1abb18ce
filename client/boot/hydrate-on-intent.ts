import { reloadForScripts } from '../deploys/reload-for-scripts.ts';
import type { AdmitReload } from '../deploys/reload-guard.ts';
import { afterAnswer, endsPress, nextPicture } from './after-answer.ts';
import { documentRead } from './document-read.ts';
import { createEarlyClicks } from './early-clicks.ts';
import { afterPaint, idle, whenIdle } from './moments.ts';

interface Application {
  hydrate(admitReload: AdmitReload, onListening: () => void): Promise<(idle: () => Promise<void>) => Promise<void>>;
}

/** A page that is never idle loads its scripts all the same, one in so many milliseconds. */
const longestPreloadWait = 50;

/** Marks the parts of a page that need React before any intent, such as a form. */
const interactiveSelector = '[data-interactive]';

/**
 * Loads the application at the first sign of intent, or when the page is idle where an interactive part is in view. Until
 * then links and forms work as the browser's own, and clicks on other buttons are kept. Gives what is to be told of all that the reader does.
 */
export function hydrateOnIntent(load: (modules: string[]) => Promise<Application>, admitReload: AdmitReload): (sign: Event) => void {
  let isStarted = false;
  const earlyClicks = createEarlyClicks();
  const press = Promise.withResolvers<void>();

  async function start(sign?: Event) {
    if (isStarted) return;
    isStarted = true;
    // What is done before the picture keeps a press waiting for its answer.
    await nextPicture();
    const modules = document.documentElement.dataset.modules?.split(' ') ?? [];
    try {
      preloadModules(modules);
      // The payload is the last thing in the document.
      await Promise.all([sign && afterAnswer(sign, press.promise), documentRead()]);
      const application = await load(modules);
      const begin = await application.hydrate(admitReload, earlyClicks.handOver);
      earlyClicks.repeat();
      idle().then(() => begin(() => idle()));
    } catch (error) {
      await reloadForScripts(modules, admitReload);
      throw error;
    }
  }

  documentRead().then(() => {
    // A shared link carries what was entered in its fragment: the part that reads it, and no other, comes into view, and so starts.
    if (location.hash.includes('=')) document.querySelector('[data-shared]')?.scrollIntoView();
    startWhenInteractive(() => start());
  });
  return (sign) => {
    earlyClicks.keep(sign);
    if (endsPress(sign)) press.resolve();
    start(sign);
  };
}

/** Fetches the chunks of this page beside the entry, not after it. An idle moment for each: the click that ends a press, and its picture, come first. */
async function preloadModules(modules: string[]) {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  for (const href of modules) {
    await idle(longestPreloadWait);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.nonce = nonce;
    link.href = href;
    document.head.append(link);
  }
}

function startWhenInteractive(start: () => void) {
  const parts = document.querySelectorAll(interactiveSelector);
  if (!parts.length) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    whenIdle(start);
  });
  // While a page arrives, a part may be in view that pictures and texts then move out of it.
  afterPaint(() => {
    for (const part of parts) observer.observe(part);
  });
}
