import { useState } from 'react';
import stylesheet from '../../components/forms/slider.css?url';
import { addStylesheet } from '../../components/loading/add-stylesheet.ts';
import { WhenSeen } from '../../components/loading/when-seen.tsx';
import { Section, SectionHeading } from '../../components/section.tsx';

const loadSlider = import.meta.env.SSR
  ? null
  : async () => {
      const [{ Slider }] = await Promise.all([import('../../components/forms/slider.tsx'), addStylesheet(stylesheet)]);
      return Slider;
    };
const labelId = 'curseur';

/** A slider with the range and the steps of the specification: 0 to 100 by 1, five at a time with the page keys. */
export function SliderSample() {
  const [value, setValue] = useState(40);
  return (
    <Section>
      <SectionHeading title="Curseur" />
      <p id={labelId}>De 0 à 100</p>
      <WhenSeen load={loadSlider} fallback={<p className="muted">Il vient avec le script.</p>}>
        {(Slider) => <Slider labelledBy={labelId} value={value} text={String(value)} marks={['0', '50', '100']} onChange={setValue} />}
      </WhenSeen>
    </Section>
  );
}
