/** How far the clock of the CMS may be ahead of ours. */
const clockSkewMilliseconds = 60_000;
const versionPattern = /^[0-9a-z]{1,9}$/;

/** When an original was last changed, as its address says; nothing where that says nonsense or the future. */
export function readVersion(text: string | null, now: number): number | null {
  const version = text !== null && versionPattern.test(text) ? Number.parseInt(text, 36) : null;
  return version !== null && version <= now + clockSkewMilliseconds ? version : null;
}
