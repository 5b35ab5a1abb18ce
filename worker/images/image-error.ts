/** A picture that is refused; codes are those of IPX, whose addresses we speak. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly status: 400 | 403 | 404 | 410 | 415 | 429 | 502;
  readonly code: string;
  constructor(status: ImageError['status'], code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The body of an error, in the form of IPX. */
export function imageErrorBody({ status, code, message }: ImageError): string {
  return JSON.stringify({ error: { message: `[${status}] [${code}] ${message}` } });
}
