/** Variables of a CMS that looks for what has ended each second, not each night. */
export const everySecond = { ACCOUNT_ERASURE_RULE: '* * * * * *', SUBMISSION_ERASURE_RULE: '* * * * * *' };
