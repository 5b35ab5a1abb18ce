/** What a nursery can say of a place that a family has accepted. */
export const nurseryAnswers = ['accept', 'visit', 'decline'] as const;
export type NurseryAnswer = (typeof nurseryAnswers)[number];

/** Why a nursery declines; whatever else there is to say stands beside it. */
export const declineReasons = ['place_taken', 'age', 'days', 'dates', 'staff', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** How a proposal stands for its nursery. `revoked`: the nursery has another contact by now; `gone`: nothing is known of it. */
export const nurseryStandings = ['open', 'accepted', 'declined', 'withdrawn', 'revoked', 'gone'] as const;
export type NurseryStanding = (typeof nurseryStandings)[number];

/** Longest word beside a reason, in characters. */
export const longestNote = 500;
