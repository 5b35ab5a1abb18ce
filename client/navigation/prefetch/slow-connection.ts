/** What some browsers tell of the connection; TypeScript does not know it, since it is no standard. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether nothing should be fetched that may not be used: the reader saves data, or has a line as slow as 2G. */
export function isSlowConnection({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || /2g/.test(effectiveType ?? '');
}
