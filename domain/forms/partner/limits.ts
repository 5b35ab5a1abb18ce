/** How many nurseries a manager can offer at once. */
export const mostNurseries = 10;
