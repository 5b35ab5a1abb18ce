import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { type Finding, must, should, statusOf } from './finding.ts';

interface Sides {
  siteOrigin: string;
  cmsOrigin: string;
  send: typeof fetch;
  /** Whether the site says that mails are sent. */
  promisesMails: boolean;
}

/** Nobody's entry and file: only whether a signature is believed is looked at. */
const nobody = 'doctor';
const minute = 60;
const refused = 401;
const whitePapers = v.object({ data: v.array(v.object({ slug: v.string() })) });

/** Looks whether the variables of a CMS fit the site that is deployed: secrets by using them, addresses by comparing them. */
export async function findCmsSettings(file: string, { siteOrigin, cmsOrigin, send, promisesMails }: Sides): Promise<Finding[]> {
  const settings = parseEnv(readFileSync(file, 'utf8'));
  const expires = Math.floor(Date.now() / 1000) + minute;
  const sign = (name: string, text: string) =>
    createHmac('sha256', settings[name] ?? '')
      .update(text)
      .digest('hex');
  const ask = (path: string, init?: RequestInit) => statusOf(send, siteOrigin + path, init);
  const bearer = (name: string) => ({ authorization: `Bearer ${settings[name] ?? ''}` });
  const preview = new URLSearchParams({
    uid: 'api::page.page',
    documentId: nobody,
    locale: 'fr',
    status: 'draft',
    expires: String(expires),
    signature: sign('PREVIEW_SECRET', `api::page.page:${nobody}:fr:${expires}`),
  });
  /** A link to a white paper as the CMS mails it; whose signature is not believed is led to the form. */
  async function openMailedLink(): Promise<number | null> {
    const list = `${cmsOrigin}/api/white-papers?fields[0]=slug&pagination[pageSize]=1`;
    const answer = await send(list, { headers: bearer('WORKER_API_TOKEN') }).catch(() => null);
    const papers = v.safeParse(whitePapers, await answer?.json().catch(() => null));
    const slug = papers.success ? papers.output.data[0]?.slug : undefined;
    if (!slug) return null;
    const signature = sign('LINK_SECRET', `white-paper:${slug}:fr:${expires}`);
    const query = new URLSearchParams({ locale: 'fr', expires: String(expires), signature });
    const status = await ask(`/livres-blancs/telecharger/${slug}?${query}`, { method: 'HEAD' });
    return status === 302 ? refused : status;
  }
  const [webhook, previewed, token, mailed] = await Promise.all([
    ask('/webhooks/cms', { method: 'POST', headers: bearer('WEBHOOK_SECRET'), body: JSON.stringify({ event: nobody }) }),
    ask(`/apercu?${preview}`),
    statusOf(send, `${cmsOrigin}/api/pages?pagination[pageSize]=1`, { headers: bearer('WORKER_API_TOKEN') }),
    openMailedLink(),
  ]);
  return [
    ...differs('WEBHOOK_SECRET', webhook),
    ...differs('PREVIEW_SECRET', previewed),
    ...differs('LINK_SECRET', mailed),
    ...(token === refused || token === 403
      ? [must('the CMS refuses its own WORKER_API_TOKEN', 'start the CMS again: it takes the token over at its start')]
      : []),
    ...findAddresses(settings, { siteOrigin, cmsOrigin }),
    ...findMails(settings, promisesMails),
  ];
}

/** What only the site can say; nothing where it does not answer. */
function differs(name: string, status: number | null): Finding[] {
  if (status !== refused) return [];
  const mend = `the value of the CMS: npx wrangler secret put ${name} --env …, or the worker's value into the CMS`;
  return [must(`${name} of the CMS is not that of the worker`, mend)];
}

function findAddresses(settings: NodeJS.Dict<string>, { siteOrigin }: Pick<Sides, 'siteOrigin' | 'cmsOrigin'>): Finding[] {
  const expected = { SITE_URL: siteOrigin, WEBHOOK_URL: `${siteOrigin}/webhooks/cms` };
  return Object.entries(expected)
    .filter(([name, value]) => settings[name]?.replace(/\/$/, '') !== value)
    .map(([name, value]) => must(`${name} of the CMS is ${settings[name] || 'missing'}`, `${name}=${value}`));
}

function findMails({ SMTP_HOST: host, TEAM_MAIL: team, ...others }: NodeJS.Dict<string>, promisesMails: boolean): Finding[] {
  const audiences = ['TEAM_MAIL_FAMILLE', 'TEAM_MAIL_ENTREPRISE', 'TEAM_MAIL_GESTIONNAIRE'];
  return [
    ...(host ? [] : [must('the CMS sends no mails', 'SMTP_HOST, SMTP_USER, SMTP_PASSWORD, SMTP_FROM')]),
    ...(host && !promisesMails
      ? [must('the site says that no mails are sent, and the CMS sends some', 'CMS_SENDS_MAIL = "1" in wrangler.toml')]
      : []),
    ...(team || audiences.every((name) => others[name])
      ? []
      : [should('nobody is told what visitors send', 'TEAM_MAIL, or one address an audience')]),
  ];
}
