/** What a browser says of the part or the version of a file that it wants, and what the source answers to that. */
const passedOn = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const passedBack = ['accept-ranges', 'content-range', 'etag', 'last-modified'];

/** The whole file, a part of it, what has not changed, and a part that is not there. */
export const fileStatuses = [200, 206, 304, 416];

/** The headers of a request for a file that its source has to know. */
export function fileRequestHeaders(request: Headers): Record<string, string> {
  return pickHeaders(request, passedOn);
}

/** The headers of a source's answer that a browser has to know. */
export function fileAnswerHeaders(answer: Headers): Record<string, string> {
  // The length of what was unpacked on the way is another one.
  return pickHeaders(answer, answer.has('content-encoding') ? passedBack : ['content-length', ...passedBack]);
}

function pickHeaders(headers: Headers, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
