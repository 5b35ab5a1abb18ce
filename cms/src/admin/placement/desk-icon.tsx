/** A child's bed, as the icons of the panel are drawn. */
export function DeskIcon() {
  return (
    <svg viewBox="0 0 32 32" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
      <path d="M4 8v18M28 8v18M4 22h24M4 12h24M10 12v10M16 12v10M22 12v10" />
    </svg>
  );
}
