import { Upload } from '@strapi/icons';
import { AddressPanel } from './address-panel';
import { HalfDaysPanel } from './half-days-panel';
import { HoursPanel } from './hours-panel';
import { CandidatePanel } from './imports/candidate-panel';
import { columnsHook, nameValues } from './list-columns';
import { addDesk } from './placement/add-desk';
import { PlacesPanel } from './places-panel';
import { SchedulePanel } from './schedule-panel';
import { SitePanel } from './site-panel';
import { frenchWords } from './words/french-words';

interface Plugins {
  getPlugin(name: string): { apis: { addEditViewSidePanel(panels: unknown[]): void } };
  registerHook(name: string, hook: typeof nameValues): void;
}

interface MenuLink {
  to: string;
  icon: unknown;
  intlLabel: { id: string; defaultMessage: string };
  permissions: { action: string; subject: string }[];
  position: number;
  Component(): Promise<{ default: unknown }>;
}

interface Menu {
  router: { menu: { to: string }[] };
  addMenuLink(link: MenuLink): void;
}

/** A page of our own, for who may keep candidates: the role that keeps the directory. */
const imports: MenuLink = {
  to: 'imports',
  icon: Upload,
  intlLabel: { id: 'imports.title', defaultMessage: 'Imports' },
  permissions: [{ action: 'plugin::content-manager.explorer.create', subject: 'api::nursery-candidate.nursery-candidate' }],
  position: 5,
  Component: async () => ({ default: (await import('./imports/imports-page')).ImportsPage }),
};

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
  register(app: Menu) {
    const { menu } = app.router;
    const position = menu.findIndex(({ to }) => to.startsWith(typeBuilder));
    if (position >= 0) menu.splice(position, 1);
    app.addMenuLink(imports);
    addDesk(app);
  },
  bootstrap(app: Plugins) {
    app.registerHook(columnsHook, nameValues);
    app
      .getPlugin('content-manager')
      .apis.addEditViewSidePanel([AddressPanel, CandidatePanel, HalfDaysPanel, HoursPanel, PlacesPanel, SchedulePanel, SitePanel]);
  },
};
