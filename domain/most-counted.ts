/** Results are counted one by one up to here; of more it is only said that there are more, by a count of one more than this. */
export const mostCounted = 500;
