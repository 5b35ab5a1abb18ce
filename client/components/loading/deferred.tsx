import { createContext, type ReactNode, Suspense, use } from 'react';
import { ErrorBoundary } from '../failure/error-boundary.tsx';

/** True where nothing is sent before all of it is there: what is missing then has failed, and leaves no trace. */
export const WholeDocument = createContext(false);

type Later<T> = T | null | Promise<T | null>;

function Settled<T>({ value, children }: { value: Later<T>; children: (value: T) => ReactNode }) {
  const settled = value instanceof Promise ? use(value) : value;
  return settled === null ? null : children(settled);
}

/**
 * Secondary content that may still be on its way: shown at once where it is there, else streamed into its place behind
 * the fallback. The boundary is there either way, so that server and browser build the same tree. Null shows nothing.
 */
export function Deferred<T>({ value, fallback, children }: { value: Later<T>; fallback: ReactNode; children: (value: T) => ReactNode }) {
  const isWhole = use(WholeDocument);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={isWhole ? null : <div data-fallback>{fallback}</div>}>
        <Settled value={value}>{children}</Settled>
      </Suspense>
    </ErrorBoundary>
  );
}
