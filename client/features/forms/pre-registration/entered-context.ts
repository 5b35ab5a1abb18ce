import { createContext, use } from 'react';
import type { FlatValues } from '../../../../domain/forms/form-values.ts';

const EnteredContext = createContext<FlatValues>({});

/** Hands on what has been entered so far, in all steps and up to the last key. */
export const EnteredProvider = EnteredContext;

export function useEntered(): FlatValues {
  return use(EnteredContext);
}
