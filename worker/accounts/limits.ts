// What accounts hold to, in one place.

/** How long the answer to a request that sends a mail takes, whether it did or not, in milliseconds. */
export const mailAnswerMilliseconds = 1000;
/** Seconds somebody is asked to wait who has tried too often: the period of the limits in `wrangler.toml`. */
export const limitSeconds = 60;
/** How long a sign-in with a provider may take, in seconds. */
export const providerSeconds = 600;
/** Most nurseries that one request adds or removes. */
export const mostNurseries = 100;
/** How long somebody who signs out waits for the CMS to end their session, in milliseconds. */
export const signOutMilliseconds = 2000;
