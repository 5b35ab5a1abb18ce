declare module 'virtual:client-build' {
  /** What the client build left, written into the worker by `scripts/client-build-plugin.ts`. */
  export const clientBuild: import('./dependencies.ts').ClientBuild;
}

/** Set by Vite when it builds. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
