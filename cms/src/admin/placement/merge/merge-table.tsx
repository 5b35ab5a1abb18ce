import { Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import type { MergeField } from '../../../placement/merge/merge-fields';
import { HeadRow } from '../../head-row';
import type { MergeAnswer } from '../desk-answers';
import { childrenInWords, parentsInWords } from '../request/family-card';
import { dayInWords, deskWords } from '../words/desk-words';

interface MergeTableProps {
  answer: MergeAnswer;
  taken: ReadonlySet<MergeField>;
  choose(field: MergeField, isTaken: boolean): void;
}

type Compared = MergeAnswer['kept'];

function accessInWords({ needsWheelchairAccess, needsDisabilityWelcome }: Compared): string {
  const { wheelchair, disability } = deskWords().matches.needs;
  return [needsWheelchairAccess && wheelchair, needsDisabilityWelcome && disability].filter(Boolean).join(', ');
}

/** What a request says in a field, as its page says it. */
function inWords(request: Compared, field: MergeField): string {
  const { request: labels, merge, values } = deskWords();
  const words = (value: string | null) => (value === null ? '' : values(value));
  const text: Record<MergeField, () => string | null> = {
    children: () => childrenInWords(request.children),
    parents: () => parentsInWords(request.parents),
    startDate: () => dayInWords(request.startDate),
    flexibility: () => words(request.flexibility),
    days: () => (request.days ?? []).map(words).join(', '),
    hours: () => [request.hoursFrom, request.hoursTo].filter(Boolean).join(' – '),
    placePreference: () => words(request.placePreference),
    homePlace: () => request.homePlace,
    workPlace: () => request.workPlace,
    radiusKilometres: () => (request.radiusKilometres === null ? null : String(request.radiusKilometres)),
    nurserySlug: () => request.nurserySlug,
    savedNurseries: () => (request.savedNurseries ?? []).join(', '),
    access: () => accessInWords(request),
    message: () => request.message,
    contactEmployer: () => (request.contactEmployer ? labels.yes : labels.no),
    employerAccount: () => request.employerAccount?.name ?? null,
    assigneeName: () => request.assigneeName,
  };
  return text[field]() || merge.empty;
}

/** The fields that differ, a line each, with a choice between both values. */
export function MergeTable({ answer: { kept, other, differences }, taken, choose }: MergeTableProps) {
  const { merge: words } = deskWords();
  const headings = [words.field, words.kept(kept.reference ?? ''), words.other(other.reference ?? '')];
  return (
    <Table colCount={3} rowCount={differences.length + 1}>
      <HeadRow names={headings} />
      <Tbody>
        {differences.map(({ field }) => (
          <Tr key={field}>
            <Td>
              <Typography fontWeight="bold">{words.fields[field]}</Typography>
            </Td>
            {[kept, other].map((request) => (
              <Td key={request.documentId}>
                <Value
                  field={field}
                  text={inWords(request, field)}
                  isChosen={taken.has(field) === (request === other)}
                  choose={() => choose(field, request === other)}
                />
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function Value({ field, text, isChosen, choose }: { field: MergeField; text: string; isChosen: boolean; choose(): void }) {
  return (
    <label style={{ display: 'flex', gap: '0.8rem', alignItems: 'center' }}>
      <input type="radio" name={field} checked={isChosen} onChange={choose} />
      <Typography style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </label>
  );
}
