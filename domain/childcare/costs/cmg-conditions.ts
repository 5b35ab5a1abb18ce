/** What the CMG asks of a child and its parents besides income. */
export interface CmgFamily {
  isSingleParent: boolean;
  /** AAH of a parent, or AEEH of the child. */
  hasDisabilityBenefit?: boolean;
  /** PreParE: at full rate there is no CMG; at partial rate it halves the CMG « structure » of a parent who works half time or less. */
  prepare?: 'none' | 'partial at half time or less' | 'full';
  /** The daily allowance of the congé supplémentaire de naissance for the same child. */
  isOnBirthLeave?: boolean;
}

/** Whether another benefit for the same child excludes the CMG (CSS, art. L531-9). */
export function isExcluded({ prepare, isOnBirthLeave }: CmgFamily): boolean {
  return prepare === 'full' || isOnBirthLeave === true;
}

/** Whole years of age on a day; a birthday of the 29 February falls on the first of March in other years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Last day on which a child born before September keeps the full amount in the year it turns 3. */
const lastFullDay = '08-31';

/** Whether a child gets the full or the reduced CMG « structure » on a day, or none (CSS, art. L531-6). */
export function cmgStage(birthDate: string, day: string): 'full' | 'reduced' | 'none' {
  const age = ageOn(birthDate, day);
  if (age < 3) return 'full';
  if (age >= 6) return 'none';
  const thirdYear = Number(birthDate.slice(0, 4)) + 3;
  const staysFull = birthDate.slice(5) <= lastFullDay && day <= `${thirdYear}-${lastFullDay}`;
  return staysFull ? 'full' : 'reduced';
}
