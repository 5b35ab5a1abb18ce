const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A text where it is an hour as the browser's control writes it, else nothing. */
export function clockOf(text: string | undefined): string {
  return text && clock.test(text) ? text : '';
}
