import type { Messages } from '../../fr.ts';

export const saved: Messages['saved'] = {
  save: 'Save',
  saved: 'Saved',
  needsScript: 'This button only appears with JavaScript: without it, bookmark the page of a nursery, or ask for a place there.',
};
