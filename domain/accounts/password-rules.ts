/** Rules of the CMS (`cms/src/extensions/users-permissions`): characters at least, and bytes at most, which is what bcrypt reads. */
export const shortestPassword = 12;
export const longestPasswordBytes = 72;
