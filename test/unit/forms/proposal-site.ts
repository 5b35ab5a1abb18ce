import type { ProposalFacts } from '../../../domain/forms/nursery-answer/nursery-answer.ts';
import type { NurseryStanding } from '../../../domain/placement/nursery-answers.ts';
import { cmsSource } from '../../../harness/cms-stand-in/cms-sources.ts';
import { type Fields, postForm, sameOrigin } from '../../app/form-post.ts';
import { createTestApp, type TestApp, testConfig } from '../../app/test-app.ts';
import { type LinkVisit, visitByLink } from '../../app/visit-by-link.ts';

interface CmsProposalLink {
  buildProposalLink(proposal: { documentId: string; linkExpiresAt: Date }, settings: { siteUrl: string; secret: string }): string;
}

const { buildProposalLink } = (await import(cmsSource('placement/nursery/proposal-link.ts'))) as CmsProposalLink;

export const proposal = 'x3k9f2';
export const pagePath = `/gestionnaires/propositions/${proposal}`;
export const now = Date.parse('2026-11-27T10:00:00Z');
const linkEnd = now + 14 * 86_400_000;

const facts: ProposalFacts = {
  nursery: 'Les Lutins',
  children: [{ months: 9, isExpected: false }],
  days: '1111001111',
  hoursFrom: '08:00',
  hoursTo: '18:30',
  startDate: '2027-01-04',
  flexibility: 'one_month',
  visitOn: null,
  family: null,
};
const family = { parent: 'Zoé Le Goff', children: ['Lou'], email: 'zoe@exemple.fr', phone: '+33612345678' };

/** The address of a link as the CMS writes it. */
export function linkOf({ end = linkEnd, secret = testConfig.linkSecret, of = proposal } = {}): string {
  return buildProposalLink({ documentId: of, linkExpiresAt: new Date(end) }, { siteUrl: '', secret });
}

/** What the CMS knows, which a test changes, and what it was sent. */
interface KnowingCms {
  standing: NurseryStanding;
  outcome: 'answered' | 'late';
  visitOn: string | null;
  sent: Record<string, unknown>[];
}

/** The app with a CMS that knows one proposal, seen by its nursery. */
export interface ProposalSite extends LinkVisit {
  app: TestApp;
  cms: KnowingCms;
  /** Presses a button of a page: sends the form of that answer with what was typed. */
  press(cookie: string, html: string, fields: Fields): Promise<Response>;
  post(cookie: string, fields: Fields, headers?: Record<string, string>): Promise<Response>;
  rows(): Record<string, unknown>[];
}

function knownBy({ standing, visitOn }: KnowingCms) {
  const isShown = standing === 'open' || standing === 'accepted';
  return { standing, proposal: isShown ? { ...facts, visitOn, family: standing === 'accepted' ? family : null } : null };
}

/** The hidden fields of one of the page's forms. */
function hiddenOf(html: string, answer: unknown): Fields {
  const form = html.split('<form').find((one) => one.includes(`name="answer" value="${answer}"`)) ?? '';
  return Object.fromEntries(
    [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

export function createProposalSite(): ProposalSite {
  const cms: KnowingCms = { standing: 'open', outcome: 'answered', visitOn: null, sent: [] };
  const app = createTestApp((url, init) => {
    if (url.pathname.startsWith('/api/proposals/known/')) return { data: knownBy(cms) };
    if (url.pathname !== '/api/proposals/nursery-answers') return undefined;
    const { data } = JSON.parse(String(init.body));
    cms.sent.push(data);
    if (cms.outcome === 'answered' && data.answer !== 'visit') cms.standing = data.answer === 'accept' ? 'accepted' : 'declined';
    if (data.visitOn) cms.visitOn = data.visitOn;
    return { data: { outcome: cms.outcome } };
  });
  const post = (cookie: string, fields: Fields, headers: Record<string, string> = sameOrigin) =>
    postForm({ send: (to, init) => app.send(to, { ...init, headers: { ...headers, cookie } }) }, 'reponse-creche', fields);
  return {
    app,
    cms,
    ...visitByLink(app, pagePath, linkOf),
    press: (cookie, html, fields) => post(cookie, { ...hiddenOf(html, fields.answer), ...fields }),
    post,
    rows: () => app.database.rows('SELECT form, outcome, source_page, delivered_at FROM submissions ORDER BY id'),
  };
}
