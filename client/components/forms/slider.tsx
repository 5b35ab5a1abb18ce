import { useRef } from 'react';
import { usePointerEvents } from '../use-pointer-events.ts';
import { nearestSliderValue, type SliderRange, sliderDefaults, sliderValueAfterKey } from './slider-value.ts';

interface SliderProps extends Partial<SliderRange> {
  /** The id of what names it. */
  labelledBy: string;
  value: number;
  /** The value as it is read out. */
  text: string;
  /** What stands below the track, from the lowest to the highest value. */
  marks?: readonly string[];
  onChange(value: number): void;
}

const dragging = ['pointerdown', 'pointermove'] as const;

/** A slider for the browser only: its thumb is placed by script, which the page's policy leaves to scripts. */
export function Slider({ labelledBy, value, text, marks = [], onChange, ...limits }: SliderProps) {
  const range = { ...sliderDefaults, ...limits };
  const { min, max } = range;
  const slider = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const share = (value - min) / (max - min);

  usePointerEvents(slider, dragging, ({ clientX, pointerId, type, buttons }) => {
    if (type === 'pointerdown') slider.current?.setPointerCapture(pointerId);
    else if (!buttons) return;
    const box = track.current?.getBoundingClientRect();
    if (!box?.width) return;
    const next = nearestSliderValue(min + ((clientX - box.left) / box.width) * (max - min), range);
    if (next !== value) onChange(next);
  });

  return (
    <div ref={slider} className="slider">
      <div ref={track} className="slider-track">
        <div className="slider-filled" style={{ inlineSize: `${share * 100}%` }} />
        <div
          className="slider-thumb"
          style={{ insetInlineStart: `${share * 100}%` }}
          role="slider"
          tabIndex={0}
          aria-labelledby={labelledBy}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={text}
          onKeyDown={(event) => {
            const next = sliderValueAfterKey(event.key, value, range);
            if (next === null) return;
            event.preventDefault();
            onChange(next);
          }}
        />
      </div>
      {marks.length > 0 && (
        <div className="slider-marks" aria-hidden="true" data-marks>
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      )}
    </div>
  );
}
