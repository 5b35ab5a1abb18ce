/** Bytes in hexadecimal. */
export function toHexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sha256(content: string | Uint8Array): Promise<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** SHA-256 in hexadecimal. */
export async function digest(content: string | Uint8Array): Promise<string> {
  return toHexadecimal(await sha256(content));
}

/** The first 96 bits of SHA-256 in hexadecimal: enough to tell versions of one thing apart. */
export async function shortDigest(content: string | Uint8Array): Promise<string> {
  return toHexadecimal((await sha256(content)).subarray(0, 12));
}
