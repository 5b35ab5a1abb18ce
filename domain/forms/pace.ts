/** Who is faster than this, in milliseconds, has not read what they send. A script of ours waits until then. */
export const fastestMilliseconds = 2500;
