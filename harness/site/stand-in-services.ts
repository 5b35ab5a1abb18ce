import { atEnd } from '../at-end.ts';
import { startCmsStandIn } from '../cms-stand-in/cms-stand-in.ts';
import { anyFreePort } from '../local/free-port.ts';
import { startFakeOpenId } from '../services/fake-openid.ts';
import { startMailServer } from '../services/mail-server.ts';
import type { CmsWithServices } from './shared-cms.ts';

const refuse = () => Promise.reject(new Error('the stand-in of the CMS has no editors: a suite that writes needs a real CMS'));

async function start(): Promise<CmsWithServices> {
  const [standIn, mails, openId, sitePort] = [
    await startCmsStandIn(),
    await startMailServer(await anyFreePort()),
    await startFakeOpenId(await anyFreePort()),
    await anyFreePort(),
  ];
  const read = async (address: string): Promise<unknown> => (await fetch(standIn.url + address)).json();
  return {
    cms: { url: standIn.url, stop: refuse, start: async () => {}, request: refuse, read, upload: refuse, documentId: refuse },
    mails,
    openId,
    sitePort,
    close: () => Promise.all([standIn.close(), mails.stop(), openId.close()]).then(() => {}),
  };
}

let kept: Promise<CmsWithServices> | null = null;

/** The stand-in of the CMS of this process, for suites that only read: it answers from the seed, in milliseconds. */
export function standInServices(): Promise<CmsWithServices> {
  if (kept) return kept;
  const starting = start();
  kept = starting;
  atEnd(async () => (await starting).close());
  return starting;
}
