import type { ReactNode } from 'react';
import { useLocale } from '../i18n/locale-context.tsx';

/**
 * A page that mixes its own words with those of editors. The shell names the language of the content on `main`; here it
 * is the interface's again, and what editors wrote in another one carries its own `lang`.
 */
export function PageFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div lang={useLocale()} className={className}>
      {children}
    </div>
  );
}
