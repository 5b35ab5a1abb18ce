/** Where reports go, as the address that Sentry and its kin hand out says it: `https://{key}@{host}/{projectId}`. */
export interface Dsn {
  publicKey: string;
  /** What the browser must be allowed to send to. */
  origin: string;
  /** Address that takes envelopes, without its query. */
  endpoint: string;
}

/** The parts of a DSN, or null where it is none. */
export function parseDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, origin, pathname } = new URL(text);
  const [, folder = '', projectId = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!['http:', 'https:'].includes(protocol) || !username || !projectId) return null;
  return { publicKey: username, origin, endpoint: `${origin}${folder}/api/${projectId}/envelope/` };
}
