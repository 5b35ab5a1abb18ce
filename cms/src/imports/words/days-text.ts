/** Half days from Monday to Friday, shortly: `L-MJ-`; a small letter is a morning, one with an apostrophe an afternoon. */
export function daysText(days: string, letters: string): string {
  return [...letters]
    .map((letter, at) => {
      const halves = days.slice(at * 2, at * 2 + 2);
      if (halves === '11') return letter;
      if (halves === '10') return letter.toLowerCase();
      return halves === '01' ? `${letter}’` : '-';
    })
    .join('');
}
