import { nurseryTypes } from '../../../../domain/childcare/nursery-types.ts';
import { SelectField } from '../choice-fields.tsx';
import { TextField } from '../form-fields.tsx';
import formStyles from '../forms.module.css';
import type { texts as french } from './fr.ts';

/** One nursery with its places. */
export function NurseryFields({ index, texts }: { index: number; texts: typeof french }) {
  const prefix = `nurseries.${index}.`;
  const types = Object.fromEntries(nurseryTypes.map((type) => [type, texts.nurseryTypes[type]]));
  return (
    <div className={formStyles.group}>
      <TextField name={`${prefix}name`} optional autoComplete="off" />
      <div className={formStyles.pair}>
        <TextField name={`${prefix}postalCode`} inputMode="numeric" autoComplete="off" />
        <TextField name={`${prefix}town`} optional autoComplete="off" />
      </div>
      <div className={formStyles.pair}>
        <TextField name={`${prefix}freePlaces`} optional inputMode="numeric" autoComplete="off" />
        <TextField name={`${prefix}freeAges`} optional autoComplete="off" />
      </div>
      <div className={formStyles.pair}>
        <TextField name={`${prefix}freeFrom`} type="month" optional />
        <TextField name={`${prefix}approvedPlaces`} optional inputMode="numeric" autoComplete="off" />
      </div>
      <div className={formStyles.pair}>
        <SelectField name={`${prefix}type`} optional choices={types} />
        <SelectField name={`${prefix}tariffMode`} optional choices={texts.tariffModes} />
      </div>
    </div>
  );
}
