import type { Core } from '@strapi/strapi';
import { type DeskAnswer, readChoice, readNumber, readText } from '../desk/desk-call';
import { noteEvent } from '../events';
import { inLetters, sheetKinds, toSheet } from '../files/desk-file';
import { placementRows, requestRows } from '../placement-rows';
import { refusal } from '../refusals';
import { type Stay, statementHeadings, statementRows } from './statement';
import { drawStatement } from './statement-pdf';

const most = 200;

/** Employers by name; what is searched stands in their name or number. */
export const listEmployers: DeskAnswer = async (strapi, { query }) => {
  const search = readText(query.q);
  const where = search ? { $or: [{ name: { $containsi: search } }, { siren: { $contains: search } }] } : {};
  const select = ['id', 'documentId', 'name', 'siren', 'contactName', 'placesBought', 'renewalOn'];
  return { employers: await placementRows(strapi, 'employer').findMany({ where, select, orderBy: { name: 'asc' }, limit: most }) };
};

async function findEmployer(strapi: Core.Strapi, documentId: string | undefined) {
  const employer = await placementRows(strapi, 'employer').findOne({ where: { documentId } });
  if (!employer) throw refusal('employerGone');
  return employer as { id: number; name: string; siren: string | null };
}

/** Requests that an employer may hear of: those of its staff, whose parents have agreed to it. */
const agreedWith = (employer: number) => ({ employerAccount: { id: employer }, contactEmployer: true });

/** An employer with the requests of its staff, of those alone who have agreed that it may be asked. */
export const readEmployer: DeskAnswer = async (strapi, { params }) => {
  const employer = await findEmployer(strapi, params.employer);
  const requests = await requestRows(strapi).findMany({
    where: agreedWith(employer.id),
    select: ['documentId', 'reference', 'contactName', 'state', 'startDate'],
    orderBy: { id: 'desc' },
    limit: most,
  });
  const signed = await staysOf(strapi, employer.id);
  return { employer, requests, stays: signed.length };
};

interface SignedProposal extends Omit<Stay, 'reference' | 'bornOn'> {
  request: { reference: string | null; children: { birthDate: string | null; dueDate: string | null }[] } | null;
}

async function staysOf(strapi: Core.Strapi, employer: number): Promise<Stay[]> {
  const proposals: SignedProposal[] = await placementRows(strapi, 'proposal').findMany({
    where: { state: 'signed', request: agreedWith(employer) },
    populate: { invoices: true, request: { populate: { children: true } } },
    orderBy: { entryOn: 'asc' },
  });
  return proposals.map(({ request, nurseryName, entryOn, exitOn, invoices }) => {
    const [child] = request?.children ?? [];
    return {
      reference: request?.reference ?? null,
      bornOn: child?.birthDate ?? child?.dueDate ?? null,
      nurseryName,
      entryOn,
      exitOn,
      invoices,
    };
  });
}

const statementKinds = [...sheetKinds, 'pdf'] as const;
const statementNote =
  'Ce relevé est tiré de notre registre des places\u202f: il accompagne le formulaire 2069-FA-SD et ne remplace ni les factures de la crèche, ni la convention. Il ne porte aucun nom d’enfant. Un montant vide n’est pas encore facturé.';

/** The yearly statement of an employer, as a file; that it was taken is written down. */
export const readStatement: DeskAnswer = async (strapi, { params, query, actor, today }) => {
  const kind = readChoice(query.kind ?? 'csv', statementKinds);
  const employer = await findEmployer(strapi, params.employer);
  const year = readNumber(query.year) ?? Number(today.slice(0, 4));
  const rows = statementRows(await staysOf(strapi, employer.id), year);
  await noteEvent(strapi, { request: null, action: 'exported', actor, detail: `Relevé ${year} : ${employer.name}` });
  const table = {
    name: `releve-${employer.siren ?? 'employeur'}-${year}`,
    headings: statementHeadings,
    rows,
    facts: [
      ['Employeur', employer.name],
      ['SIREN', employer.siren],
      ['Année', year],
    ],
  };
  if (kind !== 'pdf') return toSheet(table, kind);
  const paper = await drawStatement({ ...table, title: `Relevé annuel ${year} des places en crèche`, note: statementNote });
  return inLetters(table.name, kind, paper);
};

/** Says which employer's account a request belongs to, or none. */
export const setEmployer: DeskAnswer = async (strapi, { params, body, actor }) => {
  const documentId = params.request ?? '';
  const request = await requestRows(strapi).findOne({ where: { documentId }, select: ['id'] });
  if (!request) throw refusal('requestGone');
  const employer = body.employer === null ? null : await findEmployer(strapi, readText(body.employer) ?? undefined);
  await requestRows(strapi).update({
    where: { id: request.id },
    data: { employerAccount: employer?.id ?? null, lastActionAt: new Date() },
  });
  await noteEvent(strapi, { request: request.id, action: 'noted', actor, detail: `Employeur : ${employer?.name ?? 'aucun'}` });
  return { done: true };
};
