import type { Page } from 'playwright-core';
import { hydrate } from '../../harness/browser/browser.ts';

/** Opens a page and hydrates it. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** Marks the document, which only survives where no other is loaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** Puts a link at the beginning of the page, as a text of editors may hold one. */
export async function addLink(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.evaluate((linkAttributes) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(linkAttributes)) link.setAttribute(name, value);
    link.id = 'lien-de-test';
    link.textContent = 'Lien de test';
    document.getElementById(link.id)?.remove();
    document.querySelector('main')?.prepend(link);
  }, attributes);
}

export const testLink = '#lien-de-test';
