import { fixedPath } from '../../../domain/addresses/fixed-path.ts';
import { Button } from '../../components/actions/button.tsx';
import { Choice, ChoiceGroup } from '../../components/forms/choice.tsx';
import { TableWrapper } from '../../components/surfaces/table.tsx';
import { useLocale, useMessages } from '../../i18n/locale-context.tsx';
import styles from './comparison.module.css';
import type { FoundNurseryCard, NurseryComparison } from './nursery-search-props.ts';

interface ComparisonProps {
  /** Null where the selection is too long to compare, or too short. */
  comparison: NurseryComparison | null;
  nurseries: FoundNurseryCard[];
}

/** The nurseries of a selection side by side, or the choice which of them. */
export function Comparison({ comparison, nurseries }: ComparisonProps) {
  if (comparison) {
    return (
      <div className={styles.comparison}>
        <ComparisonTable comparison={comparison} />
      </div>
    );
  }
  return nurseries.length > 2 && <ComparisonChoice nurseries={nurseries} />;
}

function ComparisonTable({ comparison: { title, nurseries, rows } }: { comparison: NurseryComparison }) {
  return (
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
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={nurseries[index]?.href}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableWrapper>
  );
}

/** Which of a longer list to compare: a plain form, whose answer is a shorter list. */
function ComparisonChoice({ nurseries }: { nurseries: FoundNurseryCard[] }) {
  const { compare } = useMessages().nurserySearch;
  const path = fixedPath('/trouver-une-creche/recherche', useLocale());
  return (
    <details>
      <summary>{compare.title}</summary>
      <form action={path} method="get" className="stack">
        <ChoiceGroup id="compare" legend={compare.choose}>
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
