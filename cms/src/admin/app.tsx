import { AddressPanel } from './address-panel';
import { frenchWords } from './french-words';
import { HoursPanel } from './hours-panel';
import { SchedulePanel } from './schedule-panel';
import { SitePanel } from './site-panel';

interface ContentManager {
  apis: { addEditViewSidePanel(panels: unknown[]): void };
}

// The panel speaks English until somebody has chosen a language; the login comes before that.
const languageKey = 'strapi-admin-language';
if (localStorage.getItem(languageKey) === null) localStorage.setItem(languageKey, 'fr');
// News of Strapi, above everything until it is closed; the installation has no number of its own.
localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');

/** The panel for people who write: in French, without Strapi's tour and news, with what the site makes of an entry beside it. */
export default {
  config: {
    locales: ['fr'],
    translations: { fr: frenchWords },
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app: { getPlugin(name: string): ContentManager }) {
    app.getPlugin('content-manager').apis.addEditViewSidePanel([AddressPanel, HoursPanel, SchedulePanel, SitePanel]);
  },
};
