/** How far from the place, in kilometres. */
export const radii = [1, 2, 5, 10, 30] as const;
export type Radius = (typeof radii)[number];
