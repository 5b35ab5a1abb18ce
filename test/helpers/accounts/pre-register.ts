import { testSecrets } from '../../../harness/site/template.ts';

let requests = 0;

/** A pre-registration as the worker delivers it to the CMS; its reference. */
export async function preRegister(
  cms: { url: string },
  parents: { email: string; firstName: string }[],
  more: Record<string, unknown> = {},
): Promise<string> {
  requests += 1;
  const reference = `CS-TEST-${String(requests).padStart(4, '0')}`;
  const data = {
    submissionKey: crypto.randomUUID(),
    reference,
    outcome: 'accepted',
    submittedAt: new Date(Date.UTC(2026, 10, 20, 9, requests)).toISOString(),
    children: [{ status: 'born', birthDate: '2026-05-01', firstName: 'Zoé' }],
    parents: parents.map((parent) => ({ lastName: 'Dupont', employmentStatus: 'private', ...parent })),
    startDate: '2027-01-04',
    nurserySlug: 'petite-brindille-lyon',
    ...more,
  };
  const response = await fetch(`${cms.url}/api/pre-registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${testSecrets.WORKER_API_TOKEN}` },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(`pre-registration: ${response.status} ${await response.text()}`);
  return reference;
}
