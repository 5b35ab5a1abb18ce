import type { Locator, Page } from 'playwright-core';
import { hydrate } from '../../../harness/browser/browser.ts';

/** Opens a page with a form and waits until its script has it in hand. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForForm(page);
}

/** Waits until the form of the page is hydrated, which its own chunk may make later than the page; then a minute passes. */
export async function waitForForm(page: Page): Promise<void> {
  await hydrate(page);
  await page.locator('form[method="post"][data-hydrated]').first().waitFor({ state: 'attached' });
  // Who sends within seconds is asked to send again; a test does not wait.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
}

/** Fills fields by name: texts, lists that open, and radios by their value. */
export async function fillForm(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`form [name="${name}"]:not([type="hidden"])`);
    const kind = await field
      .first()
      .evaluate((element) => (element instanceof HTMLSelectElement ? 'select' : element.getAttribute('type')));
    if (kind === 'radio') await page.locator(`form [name="${name}"][value="${value}"]`).check();
    else if (kind === 'select') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The summary of what is wrong, above the form. */
export function errorSummary(page: Page): Locator {
  return page.locator('form [role="alert"]');
}

/** What is wrong with a field, as it is said next to it. */
export function errorOf(page: Page, id: string): Locator {
  return page.locator(`#${id}-error`);
}

/** The id of what has the focus. */
export function focusedId(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? '');
}
