/** What a parent may tell an employer of themselves, each only where it is ticked. */
export const tellableFacts = ['name', 'birth', 'start', 'days', 'town', 'nursery', 'contact'] as const;
export type TellableFact = (typeof tellableFacts)[number];

/** The fields of the letter, as they are sent. */
export const employerKitShape = { fields: ['name', 'birth', 'start', 'days', 'town', 'contact', 'language'], multiple: ['tell'] } as const;

/** The town that a search was for, in the address of the letter's page. */
export const kitTownName = 'lieu';

/** The page of the letter, and where its form goes without JavaScript and for a PDF. */
export const employerKitPath = '/demander-a-mon-employeur';
export const employerKitSegment = 'lettre-employeur';
export const employerLetterSegment = 'lettre-employeur-pdf';
export const employerKitAction = `/formulaires/${employerKitSegment}`;
export const employerLetterAction = `/formulaires/${employerLetterSegment}`;
