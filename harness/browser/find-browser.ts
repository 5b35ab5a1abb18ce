import { existsSync } from 'node:fs';

/** The same Chromium without windows: it needs half of a processor's time. */
const headlessBuild = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine that journeys are made in, or null. */
export function findBrowser(): string | null {
  return firstThatExists([process.env.CHROMIUM_PATH, headlessBuild, ...usualPlaces]);
}

/** The Chromium of this machine that has windows, or null: Lighthouse waits for ever for the headless build to close a page. */
export function findWholeBrowser(): string | null {
  return firstThatExists(usualPlaces);
}

function firstThatExists(places: (string | undefined)[]): string | null {
  return places.find((place) => place && existsSync(place)) ?? null;
}
