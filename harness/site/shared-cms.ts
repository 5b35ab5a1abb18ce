import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../at-end.ts';
import { anyFreePort } from '../local/free-port.ts';
import { type FakeOpenId, openIdClient, startFakeOpenId } from '../services/fake-openid.ts';
import { type MailServer, startMailServer } from '../services/mail-server.ts';
import { createTestCms, type TestCms } from './test-cms.ts';

/** A CMS with all that stands around it: it sends mails, and signs people in with another service. */
export interface CmsWithServices {
  cms: TestCms;
  mails: MailServer;
  openId: FakeOpenId;
  /** The port of the one site that its webhook and the links of its mails lead to. */
  sitePort: number;
  close(): Promise<void>;
}

const mailAddress = (name: string) => `${name}@creche-sereine.example`;

/** Starts a CMS for sites on one port, with a mail server and a service to sign in with; what cannot be sent is tried again after a second. */
async function startCmsWithServices(env: Record<string, string> = {}): Promise<CmsWithServices> {
  const folder = mkdtempSync(path.join(tmpdir(), 'creche-cms-'));
  const [sitePort, cmsPort, mailPort, openIdPort] = [await anyFreePort(), await anyFreePort(), await anyFreePort(), await anyFreePort()];
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const [mails, openId] = await Promise.all([startMailServer(mailPort), startFakeOpenId(openIdPort)]);
  const cms = await createTestCms({
    folder,
    port: cmsPort,
    siteUrl,
    env: {
      PUBLIC_URL: siteUrl,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailPort),
      SMTP_IGNORE_TLS: '1',
      SMTP_FROM: mailAddress('bonjour'),
      TEAM_MAIL_FAMILLE: mailAddress('familles'),
      TEAM_MAIL_ENTREPRISE: mailAddress('entreprises'),
      TEAM_MAIL_GESTIONNAIRE: mailAddress('creches'),
      MAIL_RETRY_SECONDS: '1',
      SCHEDULE_RULE: '* * * * * *',
      PLACES_MAIL_RULE: '* * * * * *',
      ALERT_RULE: '*/2 * * * * *',
      OBSERVED_DELAYS_RULE: '*/3 * * * * *',
      STALE_PLACES_RULE: '*/3 * * * * *',
      SERVE_ADMIN: '1',
      OPENID_CLIENT_ID: openIdClient.id,
      OPENID_CLIENT_SECRET: openIdClient.secret,
      OPENID_AUTHORIZE_URL: `${openId.url}/authorize`,
      OPENID_TOKEN_URL: `${openId.url}/token`,
      OPENID_USERINFO_URL: `${openId.url}/userinfo`,
      ...env,
    },
  });
  return {
    cms,
    mails,
    openId,
    sitePort,
    async close() {
      await cms.stop();
      await Promise.all([mails.stop(), openId.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const kept = new Map<string, Promise<CmsWithServices>>();

/** The CMS of this process for some variables, started when it is first asked for and closed after the last suite. */
export function sharedCms(env: Record<string, string> = {}): Promise<CmsWithServices> {
  const key = JSON.stringify(env);
  const cms = kept.get(key);
  if (cms) return cms;
  const starting = startCmsWithServices(env);
  kept.set(key, starting);
  atEnd(async () => (await starting).close());
  return starting;
}
