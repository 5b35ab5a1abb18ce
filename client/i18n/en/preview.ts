import type { Messages } from '../fr.ts';

export const preview: Messages['preview'] = {
  label: 'Preview',
  text: 'Preview for editors: visitors see the published version.',
  leave: 'Leave the preview',
  ended: 'You have left the preview. Open it again in the CMS.',
  linkEnded: 'This preview link is no longer valid. Open the preview again in the CMS.',
  noPage: 'This content has no page yet. Complete its address and its category, save it, then open the preview again.',
};
