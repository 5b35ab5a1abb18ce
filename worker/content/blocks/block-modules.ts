import type { Block, BlockType } from '../../../client/blocks/block-table.ts';
import { articles } from './articles.ts';
import { callToAction } from './call-to-action.ts';
import { cards } from './cards.ts';
import { cookieChoices } from './cookie-choices.ts';
import { faq } from './faq.ts';
import { form } from './form.ts';
import { hero } from './hero.ts';
import { keyFigures } from './key-figures.ts';
import type { BlockModule } from './kit/define-block.ts';
import { logos } from './logos.ts';
import { mediaText } from './media-text.ts';
import { richText } from './rich-text.ts';
import { simulator } from './simulator.ts';
import { steps } from './steps.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { video } from './video.ts';

/** A block is kept as it is shown, or as a request of that name, which a loader answers. */
type BlockModules = { [Type in BlockType]: BlockModule<Type, Block<Type> | { request: Type }> };

/** What the worker knows of each block that the site has a component of. */
export const blockModules = {
  hero,
  'rich-text': richText,
  'media-text': mediaText,
  'key-figures': keyFigures,
  steps,
  cards,
  logos,
  testimonials,
  faq,
  articles,
  form,
  team,
  video,
  simulator,
  'cookie-choices': cookieChoices,
  'call-to-action': callToAction,
} satisfies BlockModules;

/** A block as it is kept. */
export type StoredBlock = Exclude<ReturnType<(typeof blockModules)[BlockType]['read']>, string>;

/** Examples of every block, for the component preview. */
export const blockSamples: Block[] = Object.values<{ samples: Block[] }>(blockModules).flatMap(({ samples }) => samples);
