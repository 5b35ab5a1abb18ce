export const hourSeconds = 3600;
export const daySeconds = 86_400;
export const yearSeconds = 365 * daySeconds;
export const dayMilliseconds = daySeconds * 1000;
