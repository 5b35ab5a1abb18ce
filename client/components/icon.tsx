interface IconProps {
  /** One of `icon-paths.ts`. */
  path: string;
  size?: number;
  className?: string | undefined;
}

/** A stroke icon in the colour of its text; always decorative, the words stand beside it or in the label of the control. */
export function Icon({ path, size = 24, className }: IconProps) {
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
      <path d={path} />
    </svg>
  );
}
