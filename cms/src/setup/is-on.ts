/** Switches are `1` and `0` in the whole repository; Strapi's own `env.bool` would take `1` for false. */
export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
