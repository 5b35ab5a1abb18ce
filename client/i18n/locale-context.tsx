import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '../../domain/locale.ts';
import type { Messages } from './fr.ts';

const LocaleContext = createContext<{ locale: Locale; messages: Messages } | null>(null);

/** Gives every component below the language of the interface and its messages; the caller loads only the one it needs. */
export function LocaleProvider({ locale, messages, children }: { locale: Locale; messages: Messages; children: ReactNode }) {
  return <LocaleContext value={{ locale, messages }}>{children}</LocaleContext>;
}

function useLocaleContext() {
  const context = use(LocaleContext);
  if (!context) throw new Error('No LocaleProvider above this component');
  return context;
}

/** The language of the interface. */
export function useLocale(): Locale {
  return useLocaleContext().locale;
}

/** The messages of the interface, by area. */
export function useMessages(): Messages {
  return useLocaleContext().messages;
}
