import { AddressPanel } from './address-panel';
import { HalfDaysPanel } from './half-days-panel';
import { HoursPanel } from './hours-panel';
import { columnsHook, nameValues } from './list-columns';
import { SchedulePanel } from './schedule-panel';
import { SitePanel } from './site-panel';
import { frenchWords } from './words/french-words';

interface Plugins {
  getPlugin(name: string): { apis: { addEditViewSidePanel(panels: unknown[]): void } };
  registerHook(name: string, hook: typeof nameValues): void;
}

/** Changes types of content, which are code here. */
const typeBuilder = 'plugins/content-type-builder';

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
  register({ router }: { router: { menu: { to: string }[] } }) {
    const position = router.menu.findIndex(({ to }) => to.startsWith(typeBuilder));
    if (position >= 0) router.menu.splice(position, 1);
  },
  bootstrap(app: Plugins) {
    app.getPlugin('content-manager').apis.addEditViewSidePanel([AddressPanel, HalfDaysPanel, HoursPanel, SchedulePanel, SitePanel]);
    app.registerHook(columnsHook, nameValues);
  },
};
