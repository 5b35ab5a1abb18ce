import { useState } from 'react';

/** Copies a text for its reader, and says whether that was done: where it is refused, the text stands there to be selected. */
export function useCopying(text: () => string): { isCopied: boolean; copy(): Promise<void> } {
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  }
  return { isCopied, copy };
}
