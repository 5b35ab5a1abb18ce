import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { Button } from '../../components/actions/button.tsx';
import { ButtonLink } from '../../components/actions/button-link.tsx';
import type { NurseryCardProps } from '../../components/cards/nursery-card.tsx';
import { Choice, ChoiceGroup } from '../../components/forms/choice.tsx';
import { TableWrapper } from '../../components/surfaces/table.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './saved-nurseries.module.css';

/** Two to four nurseries side by side, in words. */
export interface NurseryComparison {
  title: string;
  nurseries: { name: string; href: string; requestHref: string; estimateHref: string }[];
  /** Each cell in its parts; a row about money has beside them how each nursery is paid for, where a month can be estimated. */
  rows: { label: string; cells: string[][]; estimates?: (string | undefined)[] }[];
}

interface ComparisonProps {
  /** Null where the selection is too long to compare, or too short. */
  comparison: NurseryComparison | null;
  nurseries: NurseryCardProps[];
  place: string;
}

/** The nurseries of a selection side by side, and the choice which of a longer one. */
export function Comparison({ comparison, nurseries, place }: ComparisonProps) {
  return (
    <>
      {comparison && <ComparisonTable comparison={comparison} />}
      {nurseries.length > 2 && <ComparisonChoice nurseries={nurseries} place={place} />}
    </>
  );
}

/** On a phone each label stands in a line of its own: two nurseries fit beside each other, and more are moved by a finger. */
function ComparisonTable({ comparison: { title, nurseries, rows } }: { comparison: NurseryComparison }) {
  const { savedList } = useMessages();
  return (
    <div className={styles.comparison} data-many={nurseries.length > 2 || undefined}>
      <p className={`small muted ${styles.swipe}`}>{savedList.swipe}</p>
      <TableWrapper label={title}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {nurseries.map(({ name, href }) => (
                <th key={href} scope="col">
                  <a href={href}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, estimates }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((parts, index) => (
                  <td key={nurseries[index]?.href}>
                    <Parts parts={parts} />
                    {estimates?.[index] && <p className="small" data-estimate={estimates[index]} />}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="no-print">
              <th scope="row">{savedList.answer}</th>
              {nurseries.map(({ name, requestHref, estimateHref }) => (
                <td key={requestHref}>
                  <ButtonLink compact href={requestHref}>
                    {savedList.ask}
                    <span className="visually-hidden"> ({name})</span>
                  </ButtonLink>
                  <a className={styles.estimate} href={estimateHref}>
                    {savedList.estimate}
                    <span className="visually-hidden"> ({name})</span>
                  </a>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </TableWrapper>
    </div>
  );
}

function Parts({ parts }: { parts: string[] }) {
  if (parts.length < 2) return parts;
  return (
    <span className="dotted">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  );
}

/** Which of a longer list to compare: a plain form, whose answer is a shorter list. */
function ComparisonChoice({ nurseries, place }: Pick<ComparisonProps, 'nurseries' | 'place'>) {
  const { compare } = useMessages().nurserySearch;
  return (
    <details className="no-print">
      <summary>{compare.choose}</summary>
      <form action={fixedPath('/mes-creches', useLocale())} method="get" className="stack">
        {place && <input type="hidden" name="lieu" value={place} />}
        <ChoiceGroup id="compare" legend={compare.title}>
          {nurseries.map(({ slug, name }) => (
            <Choice key={slug} type="checkbox" name="selection" value={slug}>
              {name}
            </Choice>
          ))}
        </ChoiceGroup>
        <Button type="submit" look="secondary">
          {compare.submit}
        </Button>
      </form>
    </details>
  );
}
