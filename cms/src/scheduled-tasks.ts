import type { Core } from '@strapi/strapi';
import { eraseUnusedAccounts } from './accounts/unused-accounts';
import { collectAlerts } from './alerts/collect-alerts';
import { followSchedules } from './editing/schedule';
import { askManagers } from './manager-links/ask-managers';
import { collectFamilyMails } from './placement/family/collect-family-mails';
import { observeDelays } from './placement/figures/observe-delays';
import { countStalePlaces } from './placement/figures/stale-places';
import { remindNurseries } from './placement/nursery/proposal-link';
import { expireProposals } from './placement/proposals/expire-proposals';
import { eraseEndedSubmissions } from './submissions/retention/erase-ended';

type Env = Core.Config.Shared.ConfigParams['env'];
type Work = (strapi: Core.Strapi) => Promise<void>;

/** What the CMS does by the clock: every task of the project, with the variable that says when, and when without it. */
const tasks: Record<string, { work: Work; ruleName: string; rule: string }> = {
  eraseUnusedAccounts: { work: eraseUnusedAccounts, ruleName: 'ACCOUNT_ERASURE_RULE', rule: '0 30 4 * * *' },
  eraseEndedSubmissions: { work: eraseEndedSubmissions, ruleName: 'SUBMISSION_ERASURE_RULE', rule: '0 50 4 * * *' },
  // Just after a day has begun in Paris, and again where that night was missed.
  expireProposals: { work: (strapi) => expireProposals(strapi), ruleName: 'PROPOSAL_EXPIRY_RULE', rule: '0 5 * * * *' },
  remindNurseries: { work: (strapi) => remindNurseries(strapi), ruleName: 'NURSERY_REMINDER_RULE', rule: '0 35 8-18 * * *' },
  observeDelays: { work: (strapi) => observeDelays(strapi), ruleName: 'OBSERVED_DELAYS_RULE', rule: '0 20 5 * * *' },
  // Each hour: of a month the last count stays, also where the CMS was down at its end.
  countStalePlaces: { work: (strapi) => countStalePlaces(strapi), ruleName: 'STALE_PLACES_RULE', rule: '0 40 * * * *' },
  // Often, so that a CMS that was down at the hour makes up for it; what is due it reads from the settings of the site.
  askManagers: { work: askManagers, ruleName: 'PLACES_MAIL_RULE', rule: '30 */5 * * * *' },
  // Each minute of the day: a place that is proposed is told soon. Each address gets one mail a day at most.
  collectFamilyMails: { work: (strapi) => collectFamilyMails(strapi), ruleName: 'FAMILY_MAIL_RULE', rule: '15 * 7-19 * * *' },
  // Three times a day: a mail tells what is new, and each address gets one a day at most.
  collectAlerts: { work: collectAlerts, ruleName: 'ALERT_RULE', rule: '0 20 7,12,17 * * *' },
  // At the second a minute begins: dates in the panel have no seconds.
  followSchedules: { work: followSchedules, ruleName: 'SCHEDULE_RULE', rule: '0 * * * * *' },
};

/** Of a rule whose hours and days are all open, each time zone makes the same. */
const isOfAllHours = (rule: string) => /^\S+(\s+\S+)?(\s+\*){4,5}$/.test(rule.trim());

/**
 * The tasks as Strapi's settings take them, by the clocks of Paris wherever the process runs. One that fails is logged and comes again; nobody else would catch what it throws. One that
 * still runs when its time comes again is left to it: two that read the same entries would act twice, the later one on what is past.
 */
export function scheduledTasks(env: Env) {
  const entries = Object.entries(tasks).map(([name, { work, ruleName, rule }]) => {
    let isRunning = false;
    async function task({ strapi }: { strapi: Core.Strapi }) {
      if (isRunning) return;
      isRunning = true;
      try {
        await work(strapi);
      } catch (error) {
        strapi.log.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      } finally {
        isRunning = false;
      }
    }
    const ownRule = env(ruleName, rule);
    // With a zone, each step to the next time makes a format of dates, which takes longer than most tasks that find nothing to do.
    return [name, { task, options: { rule: ownRule, ...(!isOfAllHours(ownRule) && { tz: 'Europe/Paris' }) } }] as const;
  });
  return Object.fromEntries(entries);
}
