import type { BrowserContext, Page } from 'playwright-core';

/** What the data layer holds: an object, or a command with its parameters. */
export type DataLayerEntry = Record<string, unknown> | [name: string, kind: string, signals: Record<string, string>];

export interface FakeTagManager {
  /** Addresses of other hosts that were asked for, in their order. */
  requests: string[];
}

/** As Google documents its loader: `gtm.js` with the container's id. */
export const loaderAddress = (container: string) => `https://www.googletagmanager.com/gtm.js?id=${container}`;

/**
 * A container as Google's behaves where it matters here: it reads the queue it finds, writes its cookie and sends what it
 * counts while consent says so, and adds a script that carries the nonce of the page. Its cookie comes back when the document
 * ends, as Analytics 4 does.
 */
const container = `(() => {
  const state = {};
  const isCommand = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const write = () => { if (state.analytics_storage === 'granted') document.cookie = '_ga_FAKE=1; Path=/; Max-Age=1000'; };
  const handle = (entry) => {
    if (isCommand(entry) && entry[0] === 'consent') Object.assign(state, entry[2]);
    write();
    if (entry.event === 'page_view' && state.analytics_storage === 'granted') {
      fetch('https://region1.google-analytics.com/g/collect?dl=' + encodeURIComponent(entry.page_location), { method: 'POST', mode: 'no-cors' });
    }
  };
  const { dataLayer } = window;
  dataLayer.forEach(handle);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (entry) => { push(entry); handle(entry); };
  addEventListener('pagehide', write);
  const script = document.createElement('script');
  script.nonce = document.currentScript.nonce;
  script.src = 'https://www.googletagmanager.com/gtag/js?id=G-FAKE';
  document.head.append(script);
})();`;

/** Stands in for every host but the site's own. */
export async function fakeTagManager(context: BrowserContext, siteUrl: string): Promise<FakeTagManager> {
  const requests: string[] = [];
  await context.route(
    (url) => url.origin !== siteUrl,
    (route) => {
      const url = new URL(route.request().url());
      requests.push(url.href);
      if (url.pathname === '/gtm.js') return route.fulfill({ contentType: 'text/javascript', body: container });
      if (url.pathname === '/gtag/js') return route.fulfill({ contentType: 'text/javascript', body: 'window.toolLoaded = true;' });
      return route.fulfill({ status: 204 });
    },
  );
  return { requests };
}

/** The data layer of a page; commands as lists. */
export function dataLayerOf(page: Page): Promise<DataLayerEntry[]> {
  return page.evaluate(() => {
    const entries = (window as { dataLayer?: object[] }).dataLayer ?? [];
    const isCommand = (entry: object) => Object.prototype.toString.call(entry) === '[object Arguments]';
    return entries.map((entry) => (isCommand(entry) ? Array.from(entry as unknown[]) : { ...entry }) as DataLayerEntry);
  });
}
