import type { Core } from '@strapi/strapi';
import { registerOpenIdProvider } from './accounts/openid-provider';
import { endSessionsWithPassword } from './accounts/revocable-sessions';
import { watchContent } from './editing/watch-content';
import { fillZones } from './editorial/block-zones';
import { fillReadingTimes, keepReadingTimes } from './editorial/reading-time';
import { addImportRoutes } from './imports/running/import-routes';
import { finishImports, resumeImports } from './imports/running/import-runs';
import { keepNurseryPlaces } from './nursery-places/keep-places';
import { takeOverVacancies } from './nursery-places/take-over-vacancies';
import { keepAbilities } from './panel/keep-abilities';
import { setUpLayouts } from './panel/set-up-layouts';
import { addDeskRoutes } from './placement/desk/desk-routes';
import { keepDeskKeys, migrateRequests } from './placement/desk-keys';
import { eraseWithRequests } from './placement/erase-with-request';
import { fillFamilySigns } from './placement/family/fill-family-signs';
import { guardDelays } from './placement/figures/observe-delays';
import { guardStates } from './placement/guard-states';
import { importSeed } from './seed/import-seed';
import { setUpAccounts } from './setup/accounts';
import { createFirstAdmin } from './setup/first-admin';
import { speakFrench } from './setup/french-panel';
import { setUpLocales } from './setup/locales';
import { completePlaceholders, notePlaceholders } from './setup/placeholders';
import { productConfig } from './setup/product-config';
import { setUpPanelRoles } from './setup/set-up-panel-roles';
import { setUpUploads } from './setup/uploads';
import { setUpVisitorPermissions } from './setup/visitor-permissions';
import { setUpWebhook } from './setup/webhook';
import { setUpWorkerToken } from './setup/worker-token';
import { addSiteViewRoute } from './site-view/site-view-route';
import { finishMails, startMailRuns } from './submissions/mail-outbox';
import { fillHomeWords, fillSearchWords, keepSearchWords } from './submissions/search/search-words';

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    fillZones({ contentTypes: { ...strapi.contentTypes }, components: { ...strapi.components } });
    registerOpenIdProvider(strapi);
    addSiteViewRoute(strapi);
    addDeskRoutes(strapi);
    addImportRoutes(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    endSessionsWithPassword(strapi);
    await speakFrench(strapi);
    await createFirstAdmin(strapi);
    await setUpLocales(strapi);
    await setUpPanelRoles(strapi);
    keepAbilities(strapi);
    await setUpLayouts(strapi);
    await setUpWorkerToken(strapi);
    await setUpAccounts(strapi);
    await setUpVisitorPermissions(strapi);
    await setUpUploads(strapi);
    notePlaceholders(strapi);
    keepReadingTimes(strapi);
    keepSearchWords(strapi);
    keepNurseryPlaces(strapi);
    keepDeskKeys(strapi);
    eraseWithRequests(strapi);
    guardStates(strapi);
    guardDelays(strapi);
    if (productConfig(strapi).seed.isEnabled) await importSeed(strapi);
    await takeOverVacancies(strapi);
    await fillReadingTimes(strapi);
    await fillSearchWords(strapi);
    await fillHomeWords(strapi);
    await migrateRequests(strapi);
    await fillFamilySigns(strapi);
    await completePlaceholders(strapi);
    // After the seed, which is checked by its own tests, and writes entries before those they lead to.
    watchContent(strapi);
    startMailRuns(strapi);
    await resumeImports(strapi);
    // After the seed: a first boot would send the worker two events an entry for content it has never asked for.
    await setUpWebhook(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await Promise.all([finishMails(strapi), finishImports()]);
  },
};
