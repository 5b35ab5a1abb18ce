import { dayMilliseconds } from '../../domain/durations.ts';
import { formAction } from '../../domain/forms/define-form.ts';
import { type FormName, forms } from '../../domain/forms/forms.ts';

type Fields = Record<string, string | string[]>;

export interface Accepted {
  form: FormName;
  /** What the visitor is told, and the CMS keeps. */
  reference: string;
  email: string;
  /** How often it had to be sent until the answer came. */
  attempts: number;
}

const pauseMilliseconds = 500;
/** A visitor gives up after so many attempts: what they then have is an error, not a promise. */
const mostAttempts = 60;
const answerMilliseconds = 20_000;

const person = { firstName: 'Zoé', lastName: 'Le Goff' };

const fieldsOf = {
  manifesto: (email) => ({ ...person, role: 'Parent', town: 'Us', email }),
  'white-paper': (email) => ({ ...person, whitePaperSlug: 'guide-rh-cofinancer-une-place-en-creche', email }),
  'pre-registration': preRegistration,
  partner: (email) => ({
    ...person,
    company: 'Les Lutins',
    phone: '0612345678',
    email,
    'nurseries.0.name': 'Un',
    'nurseries.0.postalCode': '59000',
    'nurseries.0.town': 'Lille',
  }),
  contact: (email) => ({ ...person, audience: 'famille', subject: 'place', message: 'Bonjour', email }),
} satisfies Partial<Record<FormName, (email: string) => Fields>>;

function preRegistration(email: string): Fields {
  const day = (days: number) => new Date(Date.now() + days * dayMilliseconds).toISOString().slice(0, 10);
  return {
    whole: '1',
    'children.0.status': 'expected',
    'children.0.dueDate': day(60),
    startDate: day(200),
    flexibility: 'exact',
    days: ['monday', 'friday'],
    hoursFrom: '08:00',
    hoursTo: '18:00',
    placePreference: 'home',
    homePlace: 'Lyon',
    radiusKilometres: '5',
    'parents.0.firstName': 'Zoé',
    'parents.0.lastName': 'Le Goff',
    'parents.0.email': email,
    'parents.0.phone': '0612345678',
    'parents.0.employmentStatus': 'employee',
    'parents.0.employer': 'Café & Cie',
  };
}

const sentForms: (keyof typeof fieldsOf)[] = [
  'contact',
  'pre-registration',
  'contact',
  'manifesto',
  'contact',
  'white-paper',
  'partner',
  'pre-registration',
  'contact',
  'contact',
];

/** A visitor who sends one form, and again with the same key while no answer comes, as a form's script does. Null where they gave up. */
export async function sendAsVisitor(siteUrl: string, number: number): Promise<Accepted | null> {
  const form = sentForms[number % sentForms.length] ?? 'contact';
  const email = `visiteur${number}@exemple.fr`;
  const key = crypto.randomUUID();
  const all = Object.entries({ ...fieldsOf[form](email), submissionKey: key });
  const body = new URLSearchParams(all.flatMap(([name, value]) => [value].flat().map((one) => [name, one])));
  for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
    const response = await fetch(siteUrl + formAction(forms[form]), {
      method: 'POST',
      body,
      headers: { origin: siteUrl, accept: 'application/json', 'cf-connecting-ip': `198.18.${number >> 8}.${number & 255}` },
      signal: AbortSignal.timeout(answerMilliseconds),
    }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as { status?: string; reference?: string | null } | null;
    if (answer?.status === 'accepted') return { form, reference: answer.reference ?? '', email, attempts };
    if (answer?.status === 'invalid' && response?.status === 422) throw new Error(`refused: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
  return null;
}
