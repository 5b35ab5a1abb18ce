import type { IconName } from '../blocks/block.ts';
import { iconPaths, type UiIconName } from './icon-paths.ts';

/** A stroke icon in the colour of its text; always decorative, the words stand beside it or in the label of the control. */
export function Icon({ name, size = 24, className }: { name: IconName | UiIconName; size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
