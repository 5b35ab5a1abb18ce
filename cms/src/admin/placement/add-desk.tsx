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

/** A child's bed, as the icons of the panel are drawn. */
function DeskIcon() {
  return (
    <svg viewBox="0 0 32 32" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
      <path d="M4 8v18M28 8v18M4 22h24M4 12h24M10 12v10M16 12v10M22 12v10" />
    </svg>
  );
}
