import { useId, useState } from 'react';
import type { Radius } from '../../../domain/places/radii.ts';
import { Slider } from '../../components/forms/slider.tsx';
import { useMessages } from '../../i18n/locale-context.tsx';
import styles from './radius-slider.module.css';

/** The five radii as a slider. */
export function RadiusSlider({ radii, radius }: { radii: readonly Radius[]; radius: Radius }) {
  const { fields } = useMessages().nurserySearch;
  const label = useId();
  const [index, setIndex] = useState(radii.indexOf(radius));
  const chosen = radii[index] ?? radius;
  return (
    <>
      <p id={label} className={styles.label}>
        {fields.radius} <strong>{fields.kilometres(chosen)}</strong>
      </p>
      <input type="hidden" name="rayon" value={chosen} />
      <Slider
        labelledBy={label}
        max={radii.length - 1}
        value={index}
        text={fields.kilometres(chosen)}
        marks={radii.map(String)}
        onChange={setIndex}
      />
    </>
  );
}
