import { DeskIcon } from './desk-icon';

interface Menu {
  addMenuLink(link: {
    to: string;
    icon: unknown;
    intlLabel: { id: string; defaultMessage: string };
    permissions: typeof permissions;
    position: number;
    Component: typeof load;
  }): void;
}

const permissions = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::pre-registration.pre-registration' }];

const load = () => import('./placement-desk').then(({ PlacementDesk }) => ({ default: PlacementDesk }));

/** Adds the placement desk to the menu of the panel, for who may read requests; its code is loaded when it is opened. */
export function addDesk(app: Menu): void {
  app.addMenuLink({
    to: 'bureau-des-places',
    icon: DeskIcon,
    intlLabel: { id: 'placement.title', defaultMessage: 'Placement desk' },
    permissions,
    position: 2,
    Component: load,
  });
}
