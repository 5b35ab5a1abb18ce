import { type Radius, radii } from '../../../domain/places/radii.ts';
import { Field } from '../../components/forms/field.tsx';
import { WhenSeen } from '../../components/loading/when-seen.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './nursery-search.module.css';

const loadSlider = import.meta.env.SSR ? null : async () => (await import('./radius-slider.tsx')).RadiusSlider;

/** How far around the place: a plain choice, in whose place a slider comes. */
export function RadiusField({ radius }: { radius: Radius }) {
  const { fields } = useMessages().nurserySearch;
  const choice = (
    <Field label={fields.radius}>
      {(control) => (
        <select {...control} name="rayon" defaultValue={radius}>
          {radii.map((kilometres) => (
            <option key={kilometres} value={kilometres}>
              {fields.kilometres(kilometres)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <WhenSeen load={loadSlider} className={styles.radius} fallback={choice}>
      {(RadiusSlider) => (
        <div className={styles.radius}>
          <RadiusSlider radii={radii} radius={radius} />
        </div>
      )}
    </WhenSeen>
  );
}
