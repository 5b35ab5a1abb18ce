// Apart from the rules, which bring their library with them: a page shows the choices before anything is checked.

export const salutations = ['Me', 'M'] as const;
export const companySizes = ['1-9', '10-49', '50-249', '250-999', '1000+'] as const;
export type CompanySize = (typeof companySizes)[number];
