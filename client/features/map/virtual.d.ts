declare module 'virtual:map-ground' {
  /** Where the ground of our own map is, made by `build/map-ground-plugin.ts`. */
  export const groundAddress: string;
}
