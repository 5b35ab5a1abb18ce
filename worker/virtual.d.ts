declare module 'virtual:client-build' {
  /** What the client build left, written into the worker by `build/client-build-plugin.ts`. */
  export const clientBuild: import('./dependencies.ts').ClientBuild;
}

/** A font as an address that holds it. */
declare module '*.woff?inline' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: the form Vite gives it
  export default address;
}

/** WebAssembly as workerd hands it to a module that imports it. */
declare module '*.wasm' {
  const code: WebAssembly.Module;
  // biome-ignore lint/style/noDefaultExport: the form workerd gives it
  export default code;
}

/** Set by Vite when it builds. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
