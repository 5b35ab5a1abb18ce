import type { PlaceOption, PlaceResolution } from '../../../domain/places/place.ts';

/** What a text was taken for, in a line: the label of a place or area, « ? » and the choice, « ~ » and what is near. */
export function resolutionLine(resolution: PlaceResolution, most = 4): string {
  const labels = (options: PlaceOption[]) => options.slice(0, most).map(({ label }) => label);
  switch (resolution.kind) {
    case 'place':
      return resolution.formerName ? `${resolution.label} ← ${resolution.formerName}` : resolution.label;
    case 'area':
      return resolution.label;
    case 'choice':
      return `? ${labels(resolution.options).join(', ')}`;
    case 'unknown':
      return `~ ${labels(resolution.near).join(', ')}`.trim();
    case 'empty':
      return '';
  }
}
