import type { Browser, CDPSession } from 'playwright-core';

/**
 * A page that nothing listens to but its events. Playwright asks every page for its console and its exceptions (`Runtime.enable`): then V8
 * parses a script anew for each error that is made, and evaluating React takes fifteen times as long as in a reader's browser.
 */
export interface QuietPage {
  send(method: string, params?: object): Promise<unknown>;
  on(method: string, listener: (params: Record<string, unknown>) => void): void;
  /** What an expression comes to, once its promise is kept. */
  evaluate<Value>(expression: string): Promise<Value>;
}

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
}

/** Calls with a page in a context of its own, which is closed after it. */
export async function withQuietPage<Value>(browser: Browser, use: (page: QuietPage) => Promise<Value>): Promise<Value> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  try {
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    return await use(quietPage(session, sessionId));
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}

function quietPage(session: CDPSession, sessionId: string): QuietPage {
  const resolvers = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: Record<string, unknown>) => void>();
  let last = 0;
  session.on('Target.receivedMessageFromTarget', (event) => {
    const message: Message = JSON.parse(event.message);
    if (message.id) resolvers.get(message.id)?.(message);
    else listeners.get(message.method ?? '')?.(message.params ?? {});
  });
  const page: QuietPage = {
    async send(method, params = {}) {
      last += 1;
      const id = last;
      const answer = new Promise<Message>((resolve) => resolvers.set(id, resolve));
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
      const { result, error } = await answer;
      resolvers.delete(id);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    on: (method, listener) => listeners.set(method, listener),
    async evaluate<Value>(expression: string) {
      const answer = await page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = answer as {
        result: { value: Value };
        exceptionDetails?: { exception?: { description?: string } };
      };
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
      return result.value;
    },
  };
  return page;
}
