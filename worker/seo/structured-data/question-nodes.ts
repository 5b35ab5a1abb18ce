import type { BlockPlace } from '../../../client/blocks/block-table.ts';
import type { Html, InLanguage } from '../../../client/components/content-types.ts';
import { plainTextOf } from '../../content/text/plain-text.ts';
import { absolute, type GraphPage, type QuestionNode } from './graph-page.ts';

interface ShownQuestion extends InLanguage {
  question: string;
  answer: Html;
  /** The page of the question, where it has one. */
  href?: string | null;
}

/** Questions with the answers a page shows. */
export function questionNodes(page: GraphPage, questions: ShownQuestion[]): QuestionNode[] {
  return questions.map(({ question, answer, href, lang }) => ({
    '@type': 'Question',
    name: question,
    url: href ? absolute(page, href) : undefined,
    inLanguage: lang && lang !== page.language ? lang : undefined,
    acceptedAnswer: { '@type': 'Answer', text: plainTextOf(answer.html) },
  }));
}

/** The same as a part of a page that is about something else; nothing where there are none. */
export function questionParts(page: GraphPage, questions: ShownQuestion[]): { hasPart?: QuestionNode[] } {
  return questions.length > 0 ? { hasPart: questionNodes(page, questions) } : {};
}

/** The questions among the blocks of a page. */
export function questionsIn(blocks: BlockPlace[]): ShownQuestion[] {
  return blocks.flatMap((block) => (block?.type === 'faq' ? block.questions : []));
}
