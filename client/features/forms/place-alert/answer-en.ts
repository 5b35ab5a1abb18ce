import type { texts as french } from './answer-fr.ts';

export const texts: typeof french = {
  labels: { alert: 'Alert', answer: 'Answer', expires: 'End of the link', signature: 'Signature of the link' },
  submit: 'Confirm my alert',
  submits: { confirm: 'Confirm my alert', end: 'End my alert' },
  notice: 'Crèche Sereine records your answer in order to write to you, or to stop doing so (your consent).',
};
