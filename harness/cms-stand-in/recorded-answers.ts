import type { StandInAnswer } from './cms-stand-in.ts';
import { notFound } from './strapi-errors.ts';

/** How long a recorded answer takes, in milliseconds: about what a CMS takes that is not far away. */
export const cmsMilliseconds = 20;

/** What a CMS has answered before. */
export interface RecordedAnswers {
  /** The real CMS, while its answers are being recorded. */
  source: string | null;
  /** Questions for which nothing was recorded. */
  unknown: string[];
  answer: StandInAnswer;
}

/** Records answers and gives them again. `nameOf` maps the many addresses of a bench to the one entry that was recorded. */
export function createRecordedAnswers(nameOf: (question: string) => string): RecordedAnswers {
  const answers = new Map<string, Buffer>();
  const recorded: RecordedAnswers = {
    source: null,
    unknown: [],
    async answer(url, headers) {
      const question = nameOf(decodeURIComponent(url.pathname + url.search));
      const known = answers.get(question);
      if (known) return known;
      if (recorded.source) {
        const original = await fetch(recorded.source + question, { headers: { authorization: headers.authorization ?? '' } });
        if (original.ok) {
          const body = Buffer.from(await original.arrayBuffer());
          answers.set(question, body);
          return body;
        }
      }
      recorded.unknown.push(question);
      return notFound();
    },
  };
  return recorded;
}
