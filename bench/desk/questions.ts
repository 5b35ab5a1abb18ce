import { cmsSource } from '../../harness/cms-stand-in/cms-sources.ts';
import type { FullDesk } from './full-desk.ts';

const { workLists } = (await import(cmsSource('placement/desk/work-list.ts'))) as { workLists: readonly string[] };

interface Question {
  title: string;
  /** Asked one after the other, over and over. */
  addresses: string[];
  /** A request that must be among what is answered first. */
  reference?: string;
}

/** What the desk is asked for, as its page asks. */
export interface Questions {
  /** Views that somebody waits for. */
  views: Question[];
  /** Files that somebody takes along, with all requests in them. */
  files: Question[];
}

const listAddress = '/placement/requests';
const words = (search: string) => `q=${encodeURIComponent(search)}`;
/** As families tell it: `06 00 01 23 45`. */
const spoken = (phone: string) => phone.replace('+33', '0').replace(/(?<=\d)(?=(?:\d\d)+$)/g, ' ');

async function documentsOf({ postgres, database }: FullDesk, table: string, condition = 'true'): Promise<string[]> {
  return postgres.query(database, `SELECT document_id FROM ${table} WHERE ${condition} ORDER BY id LIMIT 20`);
}

/** What is asked of a desk: one request is searched by all that a family may say on the telephone. */
export async function questionsOf(desk: FullDesk): Promise<Questions> {
  const sample = desk.requests[desk.requests.length >> 1];
  if (!sample) throw new Error('no request was made');
  const { reference, homePlace } = sample.row;
  const lastPage = Math.ceil(desk.requests.length / 50);
  const list = (title: string, query: string, reference?: string): Question => ({
    title,
    addresses: [`${listAddress}?${query}`],
    ...(reference && { reference }),
  });
  const [opened, employers] = [await documentsOf(desk, 'pre_registrations', `state <> 'closed'`), await documentsOf(desk, 'employers')];
  const views: Question[] = [
    list('all requests, first page', ''),
    list('all requests, last page', `page=${lastPage}`),
    ...workLists.map((name) => list(`list « ${name} »`, `list=${name}`)),
    list('a state', 'state=searching'),
    list('those of nobody', 'assignee=none'),
    list('mine, of a list', 'assignee=me&list=idle'),
    list('search, a reference', words(reference), reference),
    list('search, a name', words(`${sample.parent.firstName} ${sample.parent.lastName}`)),
    list('search, an e-mail', words(sample.parent.email), reference),
    list('search, a telephone number', words(spoken(sample.parent.phone)), reference),
    list('search, a commune', words(homePlace)),
    { title: 'a request with its journal', addresses: opened.map((id) => `${listAddress}/${id}`) },
    { title: 'dashboard, months', addresses: ['/placement/figures/months'] },
    { title: 'dashboard, departments', addresses: ['/placement/figures/zones?by=department'] },
    { title: 'dashboard, communes', addresses: ['/placement/figures/zones?by=commune'] },
    { title: 'employers', addresses: ['/placement/employers'] },
    { title: 'employers, a search', addresses: [`/placement/employers?${words('société 49')}`] },
    { title: 'an employer', addresses: employers.map((id) => `/placement/employers/${id}`) },
    { title: 'statement of an employer', addresses: employers.map((id) => `/placement/employers/${id}/statement`) },
  ];
  const file = (title: string, query: string): Question => ({ title, addresses: [`/placement/exports/${query}`] });
  const files = [
    file('requests, CSV', 'demandes?kind=csv'),
    file('requests, XLSX', 'demandes?kind=xlsx'),
    file('communes, CSV', 'communes?kind=csv'),
  ];
  return { views, files };
}

interface ListAnswer {
  requests: { reference: string }[];
  total: number;
  lists: Record<string, number>;
  states: Record<string, number>;
}

interface Expected {
  reference: string | undefined;
  address: string;
  count: number;
}

/** What is wrong with a list of a desk with so many requests, null where nothing is. */
function problemOf({ requests, total, lists, states }: ListAnswer, { reference, address, count }: Expected): string | null {
  const query = new URL(address, 'http://desk').searchParams;
  if (reference && !requests.some((request) => request.reference === reference)) return `${reference} is not found`;
  if (requests.length === 0) return 'it is empty';
  const sum = Object.values(states).reduce((all, one) => all + one, 0);
  if (sum !== count) return `its states count ${sum} requests`;
  const list = query.size === 1 ? query.get('list') : null;
  return list && lists[list] !== total ? `it has ${total} requests and is counted as ${lists[list]}` : null;
}

/** Milliseconds of each answer; fails where one is wrong. */
export async function ask({ cms, requests }: FullDesk, question: Question, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const address = question.addresses[time % question.addresses.length] ?? '';
    const startedAt = performance.now();
    const answer = await cms.request('GET', address);
    taken.push(performance.now() - startedAt);
    const isList = address.startsWith(`${listAddress}?`);
    const expected = { reference: question.reference, address, count: requests.length };
    const problem = isList ? problemOf(answer as ListAnswer, expected) : null;
    if (problem) throw new Error(`${question.title}, ${address}: ${problem}`);
  }
  return taken;
}
