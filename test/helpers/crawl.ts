import type { TestSite } from '../../harness/site/site.ts';
import { type HtmlPage, readHtmlPage } from './html-page.ts';

/** Requests under way at a time: the worker and the CMS share the machine with this. */
const width = 8;

export interface Visit {
  path: string;
  /** The page whose link led here. */
  from: string;
  status: number;
  /** Absent where it is no HTML. */
  page?: HtmlPage;
}

/**
 * Follows every link inside the site, breadth first, each address once; a fragment is left out of it. Pages that only
 * carry on what they were reached from, such as a form with a nursery in its address, are opened once for all.
 */
export async function crawl(site: TestSite, starts: string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  const seen = new Set(starts.map(identityOf));
  const queue = starts.map((path) => ({ path, from: '' }));

  async function visit({ path, from }: { path: string; from: string }) {
    const response = await site.fetch(path);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') && response.status === 200;
    if (!isPage) {
      await response.body?.cancel();
      visits.push({ path, from, status: response.status });
      return;
    }
    const page = readHtmlPage(await response.text());
    visits.push({ path, from, status: response.status, page });
    for (const target of [...page.links, ...page.images.map(({ src = '' }) => src)].flatMap(insideOf(path))) {
      if (seen.has(identityOf(target))) continue;
      seen.add(identityOf(target));
      queue.push({ path: target, from: path });
    }
  }

  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) await visit(next);
  }
  while (queue.length) await Promise.all(Array.from({ length: width }, work));
  return visits;
}

/** The path and query of a link of ours; nothing for all others. */
function insideOf(path: string): (href: string) => string[] {
  return (href) => {
    if (!/^[/?]/.test(href) || href.startsWith('//')) return [];
    const { pathname, search } = new URL(href, `http://site${path}`);
    return [pathname + search];
  };
}

function identityOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  return searchParams.has('creche') ? `${pathname}?creche` : path;
}
