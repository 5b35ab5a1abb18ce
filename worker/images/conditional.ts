import { shortDigest } from '../digest.ts';

/** What a reader's browser holds already. */
export interface Condition {
  ifNoneMatch: string | null;
  ifModifiedSince: string | null;
}

export interface Validators {
  etag: string;
  lastModified: string | null;
}

/** True where the reader's copy is still right. Entity tags go before dates, and are compared weakly. */
export function isUnchanged({ ifNoneMatch, ifModifiedSince }: Condition, { etag, lastModified }: Validators): boolean {
  if (ifNoneMatch !== null) {
    if (ifNoneMatch.trim() === '*') return true;
    return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(etag));
  }
  if (ifModifiedSince === null || lastModified === null) return false;
  const [since, modified] = [Date.parse(ifModifiedSince), Date.parse(lastModified)];
  return modified <= since;
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Weak, since an encoder may write the same picture in other bytes. */
export async function weakTagOf(text: string): Promise<string> {
  return `W/"${await shortDigest(text)}"`;
}
