import type { Core } from '@strapi/strapi';
import { sendMail } from '../mails/send-mail';
import { erasureMail } from '../setup/account-mails';
import { localScreens } from '../setup/account-screens';
import { productConfig } from '../setup/product-config';
import { type User, userService, userUid } from './user';

const dayMilliseconds = 24 * 3_600_000;
/** What the page on personal data promises. */
const unusedYears = 2;
/** How long before its account would go somebody is told, and has at least. */
const noticeDays = 30;
/** The next run does the rest. */
const mostAtOnce = 500;

const users = (strapi: Core.Strapi) => strapi.db.query(userUid);

/** Notes that an account is used, once a day: its owner keeps it, and would be told anew. */
export async function noteUse(strapi: Core.Strapi, { id, lastUsedAt }: Pick<User, 'id' | 'lastUsedAt'>): Promise<void> {
  const now = Date.now();
  if (lastUsedAt && now - new Date(lastUsedAt).getTime() < dayMilliseconds) return;
  await users(strapi).updateMany({ where: { id }, data: { lastUsedAt: new Date(now), erasureNoticeAt: null } as never });
}

/** Erases accounts that nobody has used for two years, once their owners have been told and have had a month. */
export async function eraseUnusedAccounts(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const { hasMail } = productConfig(strapi);
  const limit = yearsBefore(now, unusedYears);
  if (hasMail) await tellOwners(strapi, { before: daysAfter(limit, noticeDays), now });
  // Of an account that was never confirmed the owner of the address may know nothing.
  const conditions = [{ erasureNoticeAt: { $lte: daysAfter(now, -noticeDays) } }, { confirmed: false }, { confirmed: { $null: true } }];
  const unused = await findUnused(strapi, limit, hasMail ? { $or: conditions } : {});
  for (const { id } of unused) await userService(strapi).remove({ id });
  if (unused.length > 0) strapi.log.info(`Accounts erased that were not used for ${unusedYears} years: ${unused.length}`);
}

/** Those who were never used since they were made count from then. */
async function findUnused(strapi: Core.Strapi, before: Date, where: object): Promise<User[]> {
  const isUnused = { $or: [{ lastUsedAt: { $lt: before } }, { lastUsedAt: { $null: true }, createdAt: { $lt: before } }] };
  return users(strapi).findMany({ where: { $and: [isUnused, where] } as never, limit: mostAtOnce }) as Promise<User[]>;
}

async function tellOwners(strapi: Core.Strapi, { before, now }: { before: Date; now: Date }): Promise<void> {
  const screens = localScreens(productConfig(strapi).siteUrl);
  for (const user of await findUnused(strapi, before, { erasureNoticeAt: { $null: true }, confirmed: true })) {
    if (!(await claimNotice(strapi, user, now))) continue;
    const mail = erasureMail(screens, noticeDays);
    const end = await sendMail(strapi, { ...mail, to: user.email, id: `${user.documentId}.erasure.${now.getTime()}` });
    if (end !== 'delayed') continue;
    await users(strapi).updateMany({ where: { id: user.id }, data: { erasureNoticeAt: null } as never });
    // The mail server is down: the next run tries again.
    return;
  }
}

/** One statement: of two instances of the CMS at the same moment, one changes the row and writes. */
async function claimNotice(strapi: Core.Strapi, { id }: User, now: Date): Promise<boolean> {
  const where = { id, erasureNoticeAt: { $null: true } } as never;
  const { count } = await users(strapi).updateMany({ where, data: { erasureNoticeAt: now } as never });
  return count > 0;
}

function yearsBefore(date: Date, years: number): Date {
  const before = new Date(date);
  before.setUTCFullYear(date.getUTCFullYear() - years);
  return before;
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMilliseconds);
}
