import { existsSync } from 'node:fs';

const usualPlaces = [
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
