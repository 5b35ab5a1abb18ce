import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { formAction } from '../domain/forms/define-form.ts';
import { employerKitAction, employerLetterAction } from '../domain/forms/employer-kit.ts';
import { nurseryAnswer } from '../domain/forms/nursery-answer/nursery-answer.ts';
import { unsubscribePath } from '../domain/forms/place-alert/place-alert.ts';
import { placeReport } from '../domain/forms/place-report/place-report.ts';
import { reminderPath } from '../domain/forms/reminder.ts';
import { simulationAction, simulationSheetAction } from '../domain/forms/simulation.ts';
import { locales, localizePath } from '../domain/locale.ts';
import { finderCountPath } from '../domain/places/criteria/finder-count.ts';
import { mapPointsPath } from '../domain/places/map-points.ts';
import { placeNamesPath } from '../domain/places/place-names.ts';
import { suggestionsPath } from '../domain/places/suggestion.ts';
import { audiences } from '../routes.ts';
import { addAccountRoutes } from './accounts/account-routes.ts';
import { allowedMethods } from './addresses/allowed-methods.ts';
import { answerNotAllowed } from './addresses/answer-not-allowed.ts';
import { createContent } from './content/content.ts';
import { bucketPath } from './content/media/editor-address.ts';
import type { Dependencies } from './dependencies.ts';
import { knownHostsOf } from './env.ts';
import { addFollowUpForms, addFollowUpLinks } from './follow-up/follow-up-link.ts';
import { answerFormAddress } from './forms/form-request.ts';
import { openDraft } from './forms/steps/open-draft.ts';
import { answerWhitePaperFile, whitePaperFilePath } from './forms/white-paper-file.ts';
import {
  answerBlogFeed,
  answerEmployerKit,
  answerEmployerLetter,
  answerEntry,
  answerFeed,
  answerFinderCount,
  answerForm,
  answerImage,
  answerMapPoints,
  answerNurseryProposal,
  answerOpenGraph,
  answerPlaceNames,
  answerPlaceReport,
  answerReminder,
  answerSimulation,
  answerSimulationSheet,
  answerSiteMap,
  answerSiteMapIndex,
  answerUnsubscribe,
  answerUpload,
  closePreview,
  handleCmsWebhook,
  openPreview,
} from './late-steps.ts';
import { addManagerLinks } from './managers/manager-link.ts';
import { botDetection } from './middleware/bots.ts';
import { canonicalUrl } from './middleware/canonical-url.ts';
import { environmentRobots } from './middleware/environment-robots.ts';
import { jsonErrors } from './middleware/json-errors.ts';
import { pageCache } from './middleware/page-cache.ts';
import { fixedRedirects } from './middleware/redirects.ts';
import { requestId } from './middleware/request-id.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestReport } from './middleware/request-report.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { serverTiming } from './middleware/server-timing.ts';
import { viewportDetection } from './middleware/viewport.ts';
import { answerFailure } from './pages/answer-failure.ts';
import { answerRoute } from './pages/answer-route.ts';
import { previewEndPath, previewPath } from './preview/preview-link.ts';
import { previewMode } from './preview/preview-mode.ts';
import { type AppEnvironment, pageOf, urlOf } from './request-state.ts';
import { answerSuggestions } from './search/answer-suggestions.ts';
import { answerManifest, answerRobots, answerSecurityText } from './seo/well-known/answer-well-known.ts';

/** The life of a request, one line a step, in the order of requirement R4.1. Static files are answered before the worker. */
export function createApp(dependencies: Dependencies): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(requestId);
  app.use(requestReport(dependencies));
  app.use(requestLog(dependencies));
  app.use(serverTiming(dependencies));
  app.use(securityHeaders(dependencies));
  app.use(environmentRobots(dependencies));
  app.use(jsonErrors);
  app.post('/webhooks/cms', (c) => handleCmsWebhook(c, dependencies));
  app.post('/webhooks/index', (c) => answerFeed(c, dependencies));
  app.get('/webhooks/entry', (c) => answerEntry(c, dependencies));
  app.get(suggestionsPath, (c) => answerSuggestions(c, dependencies));
  app.get(placeNamesPath, (c) => answerPlaceNames(c, dependencies));
  app.get(mapPointsPath, (c) => answerMapPoints(c, dependencies));
  app.get(finderCountPath, (c) => answerFinderCount(c, dependencies));
  app.get('/uploads/:file', (c) => answerUpload(c, dependencies));
  app.get(`${bucketPath}/:path{.+}`, (c) => answerUpload(c, dependencies));
  app.get('/_ipx/*', (c) => answerImage(c, dependencies));
  // Files of another build: what is here was answered before.
  for (const folder of ['/assets/*', '/builds/*']) app.all(folder, (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }));
  app.post('/formulaires/*', contentAccess(dependencies));
  addFollowUpForms(app, dependencies);
  app.post(employerKitAction, (c) => answerEmployerKit(c, dependencies));
  app.post(employerLetterAction, (c) => answerEmployerLetter(c, dependencies));
  app.post(simulationAction, (c) => answerSimulation(c, dependencies));
  app.post(simulationSheetAction, (c) => answerSimulationSheet(c, dependencies));
  app.post(formAction(placeReport), (c) => answerPlaceReport(c, dependencies));
  app.post(formAction(nurseryAnswer), (c) => answerNurseryProposal(c, dependencies));
  app.post('/formulaires/:form', (c) => answerForm(c, dependencies));
  for (const path of locales.map((locale) => localizePath(unsubscribePath, locale)))
    app.post(path, (c) => answerUnsubscribe(c, dependencies));
  addAccountRoutes(app, dependencies, contentAccess(dependencies));
  app.use(async (c, next) => (allowedMethods(urlOf(c).pathname).includes(c.req.method) ? next() : answerNotAllowed(c)));
  app.get('/robots.txt', (c) => answerRobots(c, dependencies));
  app.get('/.well-known/security.txt', (c) => answerSecurityText(c, dependencies));
  app.get('/manifest.webmanifest', answerManifest);
  app.get(previewPath, (c) => openPreview(c, dependencies));
  app.get(previewEndPath, (c) => closePreview(c));
  app.use(previewMode(dependencies));
  app.use(contentAccess(dependencies));
  app.get('/og/*', (c) => answerOpenGraph(c, dependencies));
  for (const audience of audiences) app.get(`/blog-${audience}/rss.xml`, (c) => answerBlogFeed(c, audience, dependencies));
  app.get('/sitemap.xml', (c) => answerSiteMapIndex(c, dependencies));
  app.get('/:file{sitemap-[a-z0-9-]+\\.xml}', async (c, next) => (await answerSiteMap(c, dependencies)) ?? next());
  app.get(whitePaperFilePath, (c) => answerWhitePaperFile(c, dependencies));
  for (const locale of locales) app.get(localizePath(reminderPath, locale), (c) => answerReminder(c, locale, dependencies));
  addManagerLinks(app);
  addFollowUpLinks(app);
  app.use(canonicalUrl);
  app.use(fixedRedirects);
  app.use(botDetection);
  app.use(viewportDetection);
  app.get('/formulaires/:form', (c) => answerFormAddress(c));
  app.use(openDraft(dependencies));
  app.use(pageCache(app, dependencies));
  app.get('*', (c) => answerRoute(c, dependencies, { page: pageOf(c) }));
  app.onError((error, c) => answerFailure(c, dependencies, error));
  return app;
}

/** Gives the steps the CMS to ask. Asks nothing by itself; addresses and redirects may be the editors' too. */
function contentAccess({ config, cache, client, logger, build }: Dependencies) {
  const hosts = knownHostsOf(config);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const report = c.get('report');
    const mustBeFresh = () => c.get('isRenewal') ?? false;
    const content = createContent(
      { cache, client, logger, shape: build.contentShape, hosts, report, mustBeFresh, preview: c.get('preview') },
      (work) => c.executionCtx.waitUntil(work),
    );
    c.set('content', content);
    await next();
  });
}
