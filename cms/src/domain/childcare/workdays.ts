/** The days that families ask for and nurseries offer places on: none of the network is open on others. */
export const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Workday = (typeof workdays)[number];
