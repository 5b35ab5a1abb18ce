import type { RequestAnswer } from '../desk-answers';

/** What each part of the page of a request is handed. */
export interface RequestPart {
  answer: RequestAnswer;
  reload(): void;
}
