import { type ReactNode, Suspense, use } from 'react';

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
  return (
    <Suspense fallback={<div data-fallback>{fallback}</div>}>
      <Settled value={value}>{children}</Settled>
    </Suspense>
  );
}
