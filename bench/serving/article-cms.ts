import { answerFromSeed } from '../../harness/cms-stand-in/answer-from-seed.ts';
import type { StandInAnswer } from '../../harness/cms-stand-in/cms-stand-in.ts';
import { articleSlug } from './contestants.ts';

/** How long an answer takes, in milliseconds: about what a CMS takes that is not far away. */
export const cmsMilliseconds = 20;

/** An address of the bench instead of that of the one article it shows. */
const anyAddress = /cout-creche-tarif-psu(?:-tres)*-\d{6}/g;

/** A CMS that costs nothing: one article under every address, and each answer made once. */
export function answerForArticle(): StandInAnswer {
  const answers = new Map<string, unknown>();
  return (url) => {
    const question = (url.pathname + url.search).replace(anyAddress, articleSlug);
    const known = answers.get(question);
    if (known) return known;
    const answer = answerFromSeed(new URL(question, url));
    // What is no entry is rare, and a response can be read but once.
    if (answer instanceof Response) return answer;
    const bytes = Buffer.from(JSON.stringify(answer));
    answers.set(question, bytes);
    return bytes;
  };
}
