let visitors = 0;

/** The network address of a visitor who has not been here before, as far as a limiter remembers: one of 250 for documentation. */
export function nextVisitorAddress(): string {
  visitors += 1;
  return `198.51.100.${visitors % 250}`;
}
