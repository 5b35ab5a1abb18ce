import type { ComponentProps, ComponentType } from 'react';
import { CallToAction } from './call-to-action.tsx';
import { Cards } from './cards/cards.tsx';
import { CookieChoices } from './cookie-choices.tsx';
import { Form } from './form.tsx';
import { Hero } from './hero/hero.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Articles } from './lists/articles.tsx';
import { Faq } from './lists/faq.tsx';
import { Team } from './lists/team.tsx';
import { Testimonials } from './lists/testimonials.tsx';
import { Logos } from './logos.tsx';
import { MediaText } from './media-text.tsx';
import { RichText } from './rich-text.tsx';
import { Simulator } from './simulator.tsx';
import { Steps } from './steps.tsx';
import { Video } from './video.tsx';

/** The component of each block, by the name that the block has in the CMS. What a block is handed stands beside its component. */
export const blockTable = {
  hero: Hero,
  'rich-text': RichText,
  'media-text': MediaText,
  'key-figures': KeyFigures,
  steps: Steps,
  cards: Cards,
  logos: Logos,
  testimonials: Testimonials,
  faq: Faq,
  articles: Articles,
  'call-to-action': CallToAction,
  form: Form,
  team: Team,
  video: Video,
  simulator: Simulator,
  'cookie-choices': CookieChoices,
} satisfies Record<string, ComponentType<never>>;

type BlockComponents = typeof blockTable;

/** A block of a content page, as the worker hands it to the page; or that of one type. */
export type Block<Type extends keyof BlockComponents = keyof BlockComponents> = ComponentProps<BlockComponents[Type]>['block'];

export type BlockType = Block['type'];

/** A block that is fed from a list of the CMS and still on its way; null where it cannot be had. What is a promise has no type. */
interface LateBlock extends Promise<Block | null> {
  type?: undefined;
}

/** The place of a block on its page. In the browser all blocks are there; one that failed has left its place empty. */
export type BlockPlace = Block | LateBlock | null;
