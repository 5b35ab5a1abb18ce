import type { Browser } from 'playwright-core';

/** A step of Chromium's work, as the timeline of its developer tools tells of it. */
export interface TraceEvent {
  name: string;
  /** `elementCount`: how many elements styles were found for. */
  args: { elementCount?: number };
}

/** What the pages of a browser do while an action runs. */
export async function traceOf(browser: Browser, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}
