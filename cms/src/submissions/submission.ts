/** An entry of one of the types that visitors send, as far as our code looks at it. */
export interface Submission {
  id: number | string;
  documentId: string;
  reference?: string | null;
  language?: string | null;
  outcome?: string | null;
  suspicion?: string | null;
  mailAttempts?: number | null;
  acknowledgedAt?: string | null;
  notifiedAt?: string | null;
  [field: string]: unknown;
}

export function languageOf({ language }: Submission): 'fr' | 'en' {
  return language === 'en' ? 'en' : 'fr';
}
