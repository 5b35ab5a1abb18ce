declare module 'virtual:client-build' {
  /** What the client build left: the floors name the same files as the site. */
  export const clientBuild: import('../../worker/dependencies.ts').ClientBuild;
}
