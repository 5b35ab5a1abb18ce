import type { DatedRow } from '../../../domain/childcare/scales/dated-row.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './simulator.module.css';
import { useSimulatorMessages } from './use-simulator-messages.ts';

/** Of which rules an estimate is, with their sources and when these were read. */
export function ScaleNote({ text, rows }: { text: string; rows: DatedRow[] }) {
  const simulator = useSimulatorMessages();
  const { date } = useFormats();
  const readOn = rows.map((row) => row.readOn).sort()[0] ?? '';
  return (
    <p className={`muted small ${styles.note}`}>
      {text} {rows.some(({ status }) => status === 'planned') && `${simulator.planned} `}
      {simulator.source({ sources: rows.map(({ source }) => source).join(', '), date: date(readOn) })}
    </p>
  );
}
