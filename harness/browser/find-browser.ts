import { existsSync } from 'node:fs';

/** The headless build first: the same Chromium without windows needs a third less of a processor. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine, or null. */
export function findBrowser(): string | null {
  const places = [process.env.CHROMIUM_PATH, ...usualPlaces];
  return places.find((place) => place && existsSync(place)) ?? null;
}
