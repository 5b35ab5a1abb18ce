import { createContext, use } from 'react';

export interface ShellValues {
  /** Path of the page with its locale prefix and query. */
  path: string;
  contactEmail: string | null;
  contactPhone: string | null;
  /** Something here needs consent, so that there is a choice to make. */
  asksConsent: boolean;
  /** The style of maps; null draws our own outline. */
  mapStyleUrl: string | null;
}

export const ShellContext = createContext<ShellValues>({
  path: '/',
  contactEmail: null,
  contactPhone: null,
  asksConsent: false,
  mapStyleUrl: null,
});

/** What pages may need of the shell: where they stand, and how the team is reached. */
export function useShell(): ShellValues {
  return use(ShellContext);
}
