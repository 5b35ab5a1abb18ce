import { yearSeconds } from './durations.ts';
import { keysOf } from './keys-of.ts';

/** Kinds of screen with their least width in CSS pixels (specification, section 9), from narrow to wide. */
export const breakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const;

export type Viewport = keyof typeof breakpoints;

export const viewports = keysOf(breakpoints);

/** What is taken where nothing tells the kind of screen. */
export const fallbackViewport: Viewport = 'desktop';

export const viewportCookie = 'viewport';

/** So far below the next breakpoint a screen still belongs to the one before. */
const gap = 0.1;

/** The kind of screen that a text names, or null: what comes from outside may be anything. */
export function toViewport(text: string | null | undefined): Viewport | null {
  return viewports.find((name) => name === text) ?? null;
}

/** The cookie that tells the server the kind of screen. */
export function viewportCookieOf(viewport: Viewport): string {
  return `${viewportCookie}=${viewport}; Max-Age=${yearSeconds}; Path=/; SameSite=Strict; Secure`;
}

/** The media query of each kind, in order; where several match, the last wins. A screen narrower than the narrowest counts as that. */
export function viewportQueries(): [Viewport, string][] {
  return viewports.map((name, index) => {
    const next = viewports[index + 1];
    const least = `(min-width: ${index ? breakpoints[name] : 1}px)`;
    return [name, next ? `${least} and (max-width: ${breakpoints[next] - gap}px)` : least];
  });
}

/** Comparisons with a kind of screen; with a name that is none, each is false. */
export function compareViewport(viewport: Viewport) {
  const compare = (name: string, isTrue: (difference: number) => boolean) => {
    const other = toViewport(name);
    return other !== null && isTrue(breakpoints[viewport] - breakpoints[other]);
  };
  return {
    isGreaterThan: (name: string) => compare(name, (difference) => difference > 0),
    isGreaterOrEquals: (name: string) => compare(name, (difference) => difference >= 0),
    isLessThan: (name: string) => compare(name, (difference) => difference < 0),
    isLessOrEquals: (name: string) => compare(name, (difference) => difference <= 0),
    matches: (...names: string[]) => names.includes(viewport),
  };
}
