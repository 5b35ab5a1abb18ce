/** About 100 m: enough for a nursery, and no front door. */
const aroundDecimals = 3;
const timeoutMilliseconds = 10_000;
/** A position of some minutes ago is as good: nobody moves to another town in them. */
const maximumAgeMilliseconds = 300_000;

/** Asks the browser where the reader is and searches there; resolves to why it cannot. */
export function searchAround(path: string): Promise<'denied' | 'unavailable'> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        location.assign(`${path}?autour=${latitude.toFixed(aroundDecimals)},${longitude.toFixed(aroundDecimals)}`),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: timeoutMilliseconds, maximumAge: maximumAgeMilliseconds },
    );
  });
}
