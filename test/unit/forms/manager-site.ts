import { fieldsOfPlaces, type ManagedPlace } from '../../../domain/forms/place-report/place-report.ts';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';
import { type Fields, postForm, sameOrigin } from '../../app/form-post.ts';
import { createTestApp, type TestApp, testConfig } from '../../app/test-app.ts';
import { type LinkVisit, visitByLink } from '../../app/visit-by-link.ts';

interface CmsManagerLink {
  linkLifetimeMilliseconds: number;
  buildManagerLink(link: { nurseryId: string; expiresAt: Date }, settings: { siteUrl: string; secret: string }): string;
}

const { buildManagerLink, linkLifetimeMilliseconds } = (await import(cmsSource('manager-links/manager-link.ts'))) as CmsManagerLink;

export const nursery = 'x3k9f2';
export const pagePath = `/gestionnaires/places/${nursery}`;
export const now = Date.parse('2026-11-27T10:00:00Z');
export const linkEnd = now + linkLifetimeMilliseconds;
export const place: ManagedPlace = {
  ...{ id: 'p1', ageFromMonths: 10, ageToMonths: 36, days: '1111001111', count: 2 },
  ...{ availableFrom: null, reportedOn: '2026-11-20', awaitsReview: false },
};

/** The fields of a report on places that differ from the one that is known. */
export const placesOf = (...places: Partial<ManagedPlace>[]): Fields => fieldsOfPlaces(places.map((one) => ({ ...place, ...one })));

/** The address of a link as the CMS writes it. */
export function linkOf({ end = linkEnd, secret = testConfig.linkSecret, of = nursery } = {}): string {
  return buildManagerLink({ nurseryId: of, expiresAt: new Date(end) }, { siteUrl: '', secret });
}

/** The hidden fields of the page's forms, which every report sends. */
export function hiddenOf(html: string): Fields {
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return Object.fromEntries(['page', 'submissionKey', 'nursery', 'expires', 'seen'].map((name) => [name, value(name)]));
}

/** What the CMS knows, which a test changes, and what it was sent. */
interface KnowingCms {
  standing: 'open' | 'revoked' | 'gone';
  places: ManagedPlace[];
  sent: Record<string, unknown>[];
}

/** The app with a CMS that knows one nursery, seen by its manager. */
export interface ManagerSite extends LinkVisit {
  app: TestApp;
  cms: KnowingCms;
  post(cookie: string, fields: Fields, headers?: Record<string, string>): Promise<Response>;
  rows(): Record<string, unknown>[];
}

function knownBy({ standing, places }: KnowingCms) {
  if (standing !== 'open') return { standing, nursery: null, places: [] };
  const shownPlaces = places.map((one) => ({ ...one, availability: one.count === 0 ? 'full' : 'number', count: one.count || null }));
  return { standing, nursery: { name: 'Les Lutins', approvedPlaces: 10, minimumAgeMonths: 3, maximumAgeMonths: 36 }, places: shownPlaces };
}

export function createManagerSite(): ManagerSite {
  const cms: KnowingCms = { standing: 'open', places: [place], sent: [] };
  const app = createTestApp((url, init) => {
    if (url.pathname.startsWith('/api/manager-links/known/')) return { data: knownBy(cms) };
    if (url.pathname !== '/api/place-reports') return undefined;
    cms.sent.push(JSON.parse(String(init.body)).data);
    return { data: { documentId: 'r' } };
  });
  return {
    app,
    cms,
    ...visitByLink(app, pagePath, linkOf),
    post: (cookie, fields, headers = sameOrigin) =>
      postForm({ send: (to, init) => app.send(to, { ...init, headers: { ...headers, cookie } }) }, 'places', fields),
    rows: () => app.database.rows('SELECT form, outcome, source_page, delivered_at FROM submissions ORDER BY id'),
  };
}
