import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Every rule of WCAG 2.2 A and AA, and the best practices. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The build of axe-core without comments and long names: a page of its own compiles it anew, for a reader of another process wholly. */
const axeBuild = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without the pause of 4 ms after each of its hundred rules, which is for who scrolls meanwhile: what moves on a page would be drawn in each of them. */
const axeSource = `((setTimeout) => {${axeBuild}})((work, wait) => (wait ? window.setTimeout(work, wait) : queueMicrotask(work)))`;

/**
 * Evaluated by the debugger, which the page's Content-Security-Policy does not concern. Said to the browser itself, which knows again a source that it
 * has compiled for the page before; Playwright would hand it to an evaluation of its own.
 */
async function loadAxe(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const { exceptionDetails } = await debug.send('Runtime.evaluate', { expression: axeSource });
  await debug.detach();
  if (exceptionDetails) throw new Error(`axe-core: ${exceptionDetails.text}`);
}

/** What axe-core finds wrong on the page as it stands: a line for each element, empty where all is well. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  return page.evaluate(async (values) => {
    const { axe } = window as typeof window & { axe: typeof import('axe-core') };
    // The source of each element that was looked at is not told: its selector is.
    axe.configure({ noHtml: true });
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      // The stylesheets need not be fetched once more: they are for a rule that is not asked for.
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
  }, axeTags);
}

/**
 * Text that a reader cannot get to: cut by an element that hides what overflows it, or outside the screen where nothing
 * scrolls it in; what a field says and has no room for; icons that have lost their width to the words beside them. Empty where all of it
 * can be read and the page does not scroll sideways.
 */
export function unreachableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) problems.push(`the page is ${excess} px too wide`);

    const unseen = '.visually-hidden, [aria-hidden=true], [popover]:not(:popover-open)';
    /** Said to screen readers only, or shortened with an ellipsis before a link to the whole. */
    function isCutOnPurpose(element: Element): boolean {
      const { clipPath, webkitLineClamp } = getComputedStyle(element);
      return element.closest(unseen) !== null || clipPath === 'inset(50%)' || webkitLineClamp !== 'none';
    }
    const describe = (element: Element, problem: string) =>
      problems.push(
        `${problem}: <${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 60)}`,
      );

    /** The edges that the nearest ancestors leave visible; null for those that scroll. */
    function edgesAround(start: Element): { left: number; right: number; top: number; bottom: number } | null {
      const edges = { left: 0, right: innerWidth, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
      for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(element);
        if (/auto|scroll/.test(overflowX + overflowY)) return null;
        const box = element.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX))
          Object.assign(edges, { left: Math.max(edges.left, box.left), right: Math.min(edges.right, box.right) });
        if (/hidden|clip/.test(overflowY))
          Object.assign(edges, { top: Math.max(edges.top, box.top), bottom: Math.min(edges.bottom, box.bottom) });
      }
      return edges;
    }

    for (const field of document.querySelectorAll<HTMLInputElement>('input:is([type=text], [type=search], :not([type]))')) {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen || !field.checkVisibility() || isCutOnPurpose(field)) continue;
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const fieldText = field.value || field.placeholder;
      if (pen.measureText(fieldText).width > room + 1) problems.push(`no room in the field ${field.name} for: ${fieldText}`);
    }
    for (const icon of document.querySelectorAll('svg[viewBox="0 0 24 24"]')) {
      const { width, height } = icon.getBoundingClientRect();
      if (icon.checkVisibility() && height - width > 1 && icon.parentElement) describe(icon.parentElement, 'icon without its width');
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || !parent.checkVisibility() || isCutOnPurpose(parent)) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      // Above the page, as the skip link is until it has the focus.
      if (!box.width || box.bottom + scrollY < 0) continue;
      const edges = edgesAround(parent);
      if (!edges) continue;
      if (box.left < edges.left - 1 || box.right > edges.right + 1) describe(parent, 'cut at the side');
      // A line of text is taller than its letters: half of what is around them may go.
      else if (box.top < edges.top - 4 || box.bottom > edges.bottom + 4) describe(parent, 'cut above or below');
    }
    return problems;
  });
}

/** How many headings of the first level there are for assistive technologies. */
export function firstHeadings(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('h1:not([role]), [role=heading][aria-level="1"]')];
    const isTold = (heading: Element) =>
      heading.checkVisibility({ visibilityProperty: true }) && !heading.closest('[aria-hidden=true], [inert]');
    return all.filter(isTold).length;
  });
}

/**
 * The texts of the page in their order, as a reader with JavaScript and one without must both find them. What only a script
 * can serve is left out, and what takes its place without one; what was streamed later stands where the reader's browser
 * shows it, or would put it.
 */
export function readableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const late of document.querySelectorAll<HTMLElement>('[hidden][id^="S:"]')) {
      const place = main.querySelector(`[id="${late.id.replace('S:', 'B:')}"]`);
      if (late.checkVisibility()) place?.replaceWith(...late.cloneNode(true).childNodes);
    }
    // Of what scripts turn into another control, the chosen value counts: a select becomes a slider with marks, a map is drawn.
    const onlyOnce = 'option:not([selected]), [data-marks], [data-map]';
    for (const element of main.querySelectorAll(`.needs-script, noscript, [data-fallback], script, style, template, ${onlyOnce}`))
      element.remove();
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
    // React puts comments between texts that belong together.
    const comments: Node[] = [];
    while (walker.nextNode()) if (walker.currentNode.nodeType === Node.COMMENT_NODE) comments.push(walker.currentNode);
    for (const comment of comments) comment.parentNode?.removeChild(comment);
    main.normalize();
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) if (words.currentNode.nodeValue?.trim()) texts.push(words.currentNode.nodeValue.trim());
    return texts;
  });
}
