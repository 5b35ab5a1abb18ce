/** What the placement desk writes about a request; it goes with the request. */
export const requestParts = ['proposal', 'request-note', 'request-event'] as const;

/** All types of the placement desk: read and written in the panel alone, never over REST. */
export const placementTypes = [...requestParts, 'employer'] as const;
export type PlacementType = (typeof placementTypes)[number];
