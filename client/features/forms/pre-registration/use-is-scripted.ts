import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the worker and while its document is hydrated, then true. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
