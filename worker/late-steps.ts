import type { ImageServer, ImageServerDependencies } from './images/image-server.ts';
import { late } from './late.ts';
import type { SearchIndexOptions } from './search/create-search-index.ts';
import type { SearchIndex } from './search/search-index.ts';

// Steps that no reading of a page needs.
export const handleCmsWebhook = late(async () => (await import('./webhooks/cms-webhook.ts')).handleCmsWebhook);
export const answerFeed = late(async () => (await import('./webhooks/answer-feed.ts')).answerFeed);
export const answerEntry = late(async () => (await import('./webhooks/answer-entry.ts')).answerEntry);
export const answerPlaceNames = late(async () => (await import('./search/answer-place-names.ts')).answerPlaceNames);
export const answerMapPoints = late(async () => (await import('./search/answer-map-points.ts')).answerMapPoints);
export const answerFinderCount = late(async () => (await import('./search/answer-map-points.ts')).answerFinderCount);
export const answerUpload = late(async () => (await import('./images/answer-upload.ts')).answerUpload);
export const answerImage = late(async () => (await import('./images/answer-image.ts')).answerImage);
export const answerEmployerKit = late(async () => (await import('./forms/answer-employer-kit.ts')).answerEmployerKit);
export const answerEmployerLetter = late(async () => (await import('./forms/answer-employer-kit.ts')).answerEmployerLetter);
export const answerSimulation = late(async () => (await import('./forms/answer-simulation.ts')).answerSimulation);
export const answerSimulationSheet = late(async () => (await import('./forms/answer-simulation.ts')).answerSimulationSheet);
export const answerPlaceReport = late(async () => (await import('./managers/answer-place-report.ts')).answerPlaceReport);
export const answerNurseryProposal = late(async () => (await import('./managers/answer-nursery-proposal.ts')).answerNurseryProposal);
export const answerForm = late(async () => (await import('./forms/answer-form.ts')).answerForm);
export const answerOpenGraph = late(async () => (await import('./seo/open-graph/answer-open-graph.ts')).answerOpenGraph);
export const answerSiteMapIndex = late(async () => (await import('./seo/site-maps/answer-site-map.ts')).answerSiteMapIndex);
export const answerSiteMap = late(async () => (await import('./seo/site-maps/answer-site-map.ts')).answerSiteMap);
export const answerBlogFeed = late(async () => (await import('./seo/answer-blog-feed.ts')).answerBlogFeed);
export const answerUnsubscribe = late(async () => (await import('./forms/directory/unsubscribe.ts')).answerUnsubscribe);
export const answerReminder = late(async () => (await import('./forms/receipt/answer-reminder.ts')).answerReminder);
export const closePreview = late(async () => (await import('./preview/answer-preview.ts')).closePreview);
export const openPreview = late(async () => (await import('./preview/answer-preview.ts')).openPreview);
export const answerSavedNurseries = late(async () => (await import('./accounts/answer-saved-nurseries.ts')).answerSavedNurseries);
export const answerAccountForm = late(async () => (await import('./accounts/answer-account-form.ts')).answerAccountForm);
export const startProviderFlow = late(async () => (await import('./accounts/provider/answer-provider.ts')).startProviderFlow);
export const endProviderFlow = late(async () => (await import('./accounts/provider/answer-provider.ts')).endProviderFlow);
export const answerProviderCallback = late(async () => (await import('./accounts/provider/answer-provider.ts')).answerProviderCallback);
export const answerFollowUp = late(async () => (await import('./follow-up/answer-follow-up.ts')).answerFollowUp);
export const answerRequestAction = late(async () => (await import('./follow-up/answer-request-action.ts')).answerRequestAction);

/** The image server, whose code an isolate loads with its first picture. */
export function createLateImageServer(dependencies: ImageServerDependencies): ImageServer {
  let server: ImageServer | null = null;
  return {
    async serve(variant, waitUntil) {
      const { createImageServer } = await import('./images/image-server.ts');
      server ??= createImageServer(dependencies);
      return server.serve(variant, waitUntil);
    },
  };
}

/** The search index, whose code an isolate loads with the first page that searches for something. */
export function createLateSearchIndex(options: SearchIndexOptions): SearchIndex {
  let index: SearchIndex | null = null;
  async function open(): Promise<SearchIndex> {
    const { createSearchIndex } = await import('./search/create-search-index.ts');
    index ??= createSearchIndex(options);
    return index;
  }
  return {
    resolvePlace: async (...parameters) => (await open()).resolvePlace(...parameters),
    suggestPlaces: async (...parameters) => (await open()).suggestPlaces(...parameters),
    findNurseries: async (...parameters) => (await open()).findNurseries(...parameters),
    countNurseries: async (...parameters) => (await open()).countNurseries(...parameters),
    mapPoints: async (...parameters) => (await open()).mapPoints(...parameters),
    findCity: async (...parameters) => (await open()).findCity(...parameters),
    placesInZone: async (...parameters) => (await open()).placesInZone(...parameters),
    withFreePlaces: async (...parameters) => (await open()).withFreePlaces(...parameters),
    listedNursery: async (...parameters) => (await open()).listedNursery(...parameters),
    searchSite: async (...parameters) => (await open()).searchSite(...parameters),
  };
}
