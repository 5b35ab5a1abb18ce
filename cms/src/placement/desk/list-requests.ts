import { requestStates } from '../../domain/placement/request-states.ts';
import { requestRows } from '../placement-rows';
import { type DeskAnswer, type DeskCall, readChoice, readNumber, readText } from './desk-call';
import { countLists, findPage, type ListFilter, workLists } from './work-list';

const pageSize = 50;
/** What a line of a list tells. */
const columns = [
  ...['id', 'documentId', 'reference', 'contactName', 'homePlace', 'startDate', 'state', 'closingReason', 'stateSince'],
  ...['nextStepOn', 'assigneeName', 'submittedAt', 'outcome', 'needsReview'],
];

/** The filters of an address. */
function readFilter({ query, actor }: DeskCall): ListFilter {
  const { list, state, assignee, q } = query;
  const readAssignee = () => {
    if (assignee === 'me') return actor.id;
    return assignee === 'none' ? ('none' as const) : (readNumber(assignee) ?? null);
  };
  return {
    list: list ? readChoice(list, workLists) : null,
    state: state ? readChoice(state, requestStates) : null,
    assignee: readAssignee(),
    search: readText(q),
  };
}

/** A page of requests, with how many there are on each list and in each state. */
export const listRequests: DeskAnswer = async (strapi, call) => {
  const page = Math.max(1, readNumber(call.query.page) ?? 1);
  const { today } = call;
  const [{ ids, total }, counts] = await Promise.all([
    findPage(strapi, readFilter(call), { today, page, size: pageSize }),
    countLists(strapi, today),
  ]);
  const rows: { id: number }[] = await requestRows(strapi).findMany({ where: { id: { $in: ids } }, select: columns });
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { requests: inOrder, total, page, pages: Math.max(1, Math.ceil(total / pageSize)), ...counts };
};
