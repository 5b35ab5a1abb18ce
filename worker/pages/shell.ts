import type { Context } from 'hono';
import type { ShellProps } from '../../client/shell/shell-props.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Content } from '../content/content.ts';
import { emptyShell, navigationQuery, settingsQuery } from '../content/shell.ts';
import type { PageDependencies } from '../dependencies.ts';
import { UpstreamError } from '../errors.ts';
import type { AppEnvironment } from '../request-state.ts';
import { withDeadline } from '../with-deadline.ts';
import { sectionsOf } from './sections.ts';

/** What a shell is made of, as it is asked for. */
interface ShellParts {
  locale: Locale;
  navigation: Promise<{ value: Partial<ShellProps> } | null>;
  settings: Promise<{ value: Partial<ShellProps> } | null>;
}

/** Asks for navigation and settings of a locale, each in French where it has no version there. What fails is told to who takes it. */
export function askForShell(content: Content, locale: Locale): ShellParts {
  const navigation = content.localized(locale, navigationQuery);
  const settings = content.localized(locale, settingsQuery);
  // Without this, what fails while its page is still loaded would be an unhandled rejection.
  for (const part of [navigation, settings]) part.catch(() => {});
  return { locale, navigation, settings };
}

/** The shell of a page that is there: a part of it that fails is left out, for the page matters more. */
export async function takeShell(content: Content, { locale, navigation, settings }: ShellParts): Promise<ShellProps> {
  const parts = [content.dispensable(navigation, 'navigation'), content.dispensable(settings, 'settings')] as const;
  const [links, texts] = await Promise.all(parts);
  return { ...emptyShell, sections: sectionsOf(locale), ...links?.value, ...texts?.value };
}

/** How long an error screen waits for its shell, in milliseconds: its reader has waited long enough. */
const shellMilliseconds = 1000;

/** The shell of an error screen, which must come out whatever fails. */
export async function loadShellOrEmpty(
  c: Context<AppEnvironment>,
  { logger }: Pick<PageDependencies, 'logger'>,
  locale: Locale,
): Promise<ShellProps> {
  const content = c.get('content');
  if (!content) return { ...emptyShell, sections: sectionsOf(locale) };
  const shellParts = askForShell(content, locale);
  const orNothing = <Part>(part: Promise<Part>) =>
    withDeadline<Part | null>(part, shellMilliseconds, () => {
      throw new UpstreamError('cms', `no shell within ${shellMilliseconds} ms`);
    }).catch((error: unknown) => {
      logger.error('shell-missing', error, { id: c.get('requestId') });
      return null;
    });
  const [navigation, settings] = await Promise.all([orNothing(shellParts.navigation), orNothing(shellParts.settings)]);
  return { ...emptyShell, sections: sectionsOf(locale), ...navigation?.value, ...settings?.value };
}
