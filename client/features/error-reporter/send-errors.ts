import { BrowserClient, defaultStackParser, linkedErrorsIntegration, makeFetchTransport, Scope } from '@sentry/browser';
import { matchRoute } from '../../../domain/addresses/paths.ts';
import { botNameOf } from '../../../domain/bots.ts';
import { splitLocale } from '../../../domain/locale.ts';
import { createRepeatGuard } from '../../../domain/reports/repeat-guard.ts';
import { scrubEvent } from '../../../domain/reports/scrub.ts';
import type { PublicConfig } from '../../payload/payload.ts';
import type { Report } from './report.ts';

/** Errors of all kinds that one page reports a minute. */
const errorsPerMinute = 10;
/** Code that is not ours: extensions of the browser. */
const foreign = /-extension:\/\//;

/** Sends errors to the tracker of the configuration, scrubbed as the worker's are. Nothing is watched or added beyond stack and causes. */
export function createErrorSender({ sentryDsn, environment, release }: PublicConfig): Report {
  const guard = createRepeatGuard({ clock: Date.now, perMinute: errorsPerMinute });
  const client = new BrowserClient({
    dsn: sentryDsn ?? undefined,
    environment,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    maxBreadcrumbs: 100,
    sendClientReports: false,
    // Else the tracker is told to keep the address a report came from.
    dataCollection: { userInfo: false },
    beforeSend: scrubEvent,
  });
  client.init();

  return ({ error, source, detail }) => {
    if (error instanceof Error && foreign.test(error.stack ?? '')) return;
    const heldBack = guard.admit(error);
    if (heldBack === null) return;
    const { locale, path } = splitLocale(location.pathname);
    const scope = new Scope();
    scope.setClient(client);
    scope.setTags({ source, locale, path, route_id: matchRoute(path)?.id ?? 'none', build: release });
    const bot = botNameOf(navigator.userAgent);
    if (bot) scope.setTag('bot', bot);
    if (heldBack) scope.setTag('held_back', String(heldBack));
    if (detail) scope.addBreadcrumb({ category: 'react', message: detail });
    scope.captureException(error);
  };
}
