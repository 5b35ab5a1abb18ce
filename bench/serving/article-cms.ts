import type { StandInAnswer } from '../../harness/cms-stand-in/cms-stand-in.ts';
import { keptAnswers } from '../kit/kept-answers.ts';
import { articleSlug } from './contestants.ts';

/** How long an answer takes, in milliseconds: about what a CMS takes that is not far away. */
export const cmsMilliseconds = 20;

/** An address of the bench instead of that of the one article it shows. */
const anyAddress = /cout-creche-tarif-psu(?:-tres)*-\d{6}/g;

/** The CMS of the article, under every address. */
export const answerForArticle = (): StandInAnswer => keptAnswers((question) => question.replace(anyAddress, articleSlug));
