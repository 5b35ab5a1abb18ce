/** The day on which the clocks of unit tests stand. What the seed says of places is dated by it as well, so that no test depends on the day it runs. */
export const testDay = '2026-11-27';

/** Where those clocks begin, in milliseconds since 1970. */
export const testNow = Date.parse(`${testDay}T10:00:00Z`);
