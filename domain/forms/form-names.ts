/** Every form that visitors send; the value is what the CMS type and the messages are chosen by. */
export const formNames = ['contact', 'partner', 'manifesto', 'pre-registration', 'white-paper'] as const;
export type FormName = (typeof formNames)[number];

/** Whether a form asks for a telephone number, and so whether it may be called for other purposes. */
export function asksForPhone(form: FormName): boolean {
  return form !== 'manifesto' && form !== 'white-paper';
}

/** The last segment of a form's address, `/formulaires/{segment}`. */
export const formSegments: Record<FormName, string> = {
  contact: 'contact',
  partner: 'partenaire',
  manifesto: 'manifeste',
  'pre-registration': 'pre-inscription',
  'white-paper': 'livre-blanc',
};

/** Where a form is posted to, whatever its language. */
export function formAction(form: FormName): string {
  return `/formulaires/${formSegments[form]}`;
}

/** The last segment of the address that a reference is looked up by. */
export const followUpSegment = 'suivi';
export const followUpAction = `/formulaires/${followUpSegment}`;

/** The form of a segment of an address, or null. */
export function formOfSegment(segment: string): FormName | null {
  return formNames.find((name) => formSegments[name] === segment) ?? null;
}

/** How a request can end, by form: the last segment of the address of its outcome screen. */
export const outcomeSegments = {
  contact: { received: 'merci' },
  partner: { received: 'merci' },
  manifesto: { signed: 'merci' },
  // A screen of its own for children past the age; what is recorded is `rejected`.
  'pre-registration': { accepted: 'acceptee', rejected: 'refusee', too_old: 'refusee-age' },
  'white-paper': {
    accepted: 'en-cours',
    contact_added: 'envoye',
    contact_exists: 'deja-envoye',
    missing_id: 'introuvable',
    contact_error: 'erreur',
  },
} as const satisfies Record<FormName, Record<string, string>>;

export type FormOutcome<Form extends FormName = FormName> = Form extends FormName ? keyof (typeof outcomeSegments)[Form] & string : never;
export type WhitePaperOutcome = FormOutcome<'white-paper'>;

/** The French path of an outcome screen. */
export function outcomePath(form: FormName, outcome: FormOutcome): string {
  const segments: Record<string, string> = outcomeSegments[form];
  return `${formAction(form)}/${segments[outcome]}`;
}

/** Form and outcome of `contact/merci`, or null. */
export function outcomeOfSlug(slug: string): { form: FormName; outcome: FormOutcome } | null {
  const [formSegment = '', outcomeSegment, ...rest] = slug.split('/');
  const form = formOfSegment(formSegment);
  if (!form || rest.length) return null;
  const found = Object.entries(outcomeSegments[form]).find(([, segment]) => segment === outcomeSegment);
  return found ? { form, outcome: found[0] as FormOutcome } : null;
}
