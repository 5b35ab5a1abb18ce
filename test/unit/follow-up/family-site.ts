import type { PlacementView } from '../../../domain/placement/follow-up.ts';
import { answerFromSeed } from '../../../harness/cms-stand-in/answer-from-seed.ts';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';
import { type Fields, postForm, withHeaders } from '../../app/form-post.ts';
import { createTestApp, list, type TestApp, testConfig } from '../../app/test-app.ts';

interface CmsFamilyLink {
  familyLink(
    link: { reference: string; language: 'fr' | 'en'; part?: 'proposal' | 'searching' | 'withdrawal' },
    settings: { siteUrl: string; linkSecret: string },
    now: number,
  ): string;
}

const { familyLink } = (await import(cmsSource('placement/family/family-link.ts'))) as CmsFamilyLink;

export const reference = 'CS-0000-0000';
export const now = Date.parse('2026-11-27T10:00:00Z');
export const pagePath = '/suivi-de-demande/dossier';

/** The address of a link as the CMS writes it. */
export function linkOf({
  language = 'fr',
  part,
  secret = testConfig.linkSecret,
  at = now,
}: {
  language?: 'fr' | 'en';
  part?: 'proposal' | 'searching' | 'withdrawal';
  secret?: string;
  at?: number;
} = {}): string {
  return familyLink({ reference, language, part }, { siteUrl: '', linkSecret: secret }, at);
}

/** A request that the CMS shows, with a place that is proposed. */
export const placement: PlacementView = {
  ...{ reference, outcome: 'accepted', state: 'place_proposed', closingReason: null, submittedAt: '2026-11-20T10:00:00.000Z' },
  reachedOn: { received: '2026-11-20', employer: '2026-11-22', search: '2026-11-24', proposal: '2026-11-26' },
  nextStepOn: '2026-12-03',
  adviser: 'Camille Conseil',
  nursery: { slug: 'petite-brindille-lyon', name: 'Petite Brindille' },
  proposal: {
    ...{ id: 'p5', state: 'sent', nursery: { slug: 'petite-brindille-lyon', name: 'Petite Brindille' }, days: '1111001111' },
    ...{
      startDate: '2027-01-04',
      expiresOn: '2026-12-01',
      tariffMode: 'paje',
      hourlyPrice: 9.5,
      message: 'Une belle équipe.',
      visitOn: null,
    },
  },
  wishes: { startDate: '2027-01-04', days: ['monday', 'tuesday'], hoursFrom: '08:00:00.000', hoursTo: '18:00:00.000' },
  expected: [],
  email: 'zoe@exemple.fr',
  messages: [],
  lastSignOn: '2026-11-20',
};

/** The app with a CMS that knows one request, seen by its family. */
export interface FamilySite {
  app: TestApp;
  /** What the CMS shows, and how it ends each step; a test changes both. */
  cms: { view: PlacementView | null; outcome: unknown; sent: Record<string, unknown>[] };
  /** Opens a link as a browser does, and gives the cookie it keeps. */
  open(link?: string): Promise<string>;
  pageOf(cookie: string, path?: string): Promise<{ status: number; html: string }>;
  /** Sends a form of the page that the cookie shows. */
  act(cookie: string, fields: Fields): Promise<Response>;
}

const cookieOf = (response: Response) => /__Host-suivi=[^;]*/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';

export function createFamilySite(): FamilySite {
  const cms: FamilySite['cms'] = { view: placement, outcome: 'done', sent: [] };
  const app = createTestApp((url, { method, body }) => {
    if (url.pathname === '/api/pre-registrations') {
      const parents = [{ email: 'zoe@exemple.fr' }];
      return list({ documentId: 'd', state: 'place_proposed', outcome: 'accepted', submittedAt: placement.submittedAt, parents });
    }
    if (!url.pathname.startsWith('/api/follow-ups/')) return answerFromSeed(url);
    if (method !== 'POST') return { data: url.pathname.endsWith(reference) ? cms.view : null };
    const { data } = JSON.parse(String(body)) as { data: Record<string, unknown> };
    cms.sent.push(data);
    return { data: { outcome: cms.outcome } };
  });
  return {
    app,
    cms,
    open: async (link = linkOf()) => cookieOf(await app.get(link)),
    async pageOf(cookie, path = pagePath) {
      const response = await app.get(path, { cookie });
      return { status: response.status, html: await response.text() };
    },
    act: async (cookie, fields) => {
      const token = decodeURIComponent(cookie.split('=')[1] ?? '');
      return postForm(withHeaders(app, { cookie }), 'dossier', { page: pagePath, token, submissionKey: key, ...fields });
    },
  };
}

export const key = '0f6a1c52-9d1e-4c3c-8a55-1f0f6f2f7a01';
