import type { ComponentType } from 'react';
import { Articles } from './articles.tsx';
import type { Block } from './block.ts';
import { CallToAction } from './call-to-action.tsx';
import { Cards } from './cards.tsx';
import { CookieChoices } from './cookie-choices.tsx';
import { Faq } from './faq.tsx';
import { Form } from './form.tsx';
import { Hero } from './hero.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Logos } from './logos.tsx';
import { MediaText } from './media-text.tsx';
import { RichText } from './rich-text.tsx';
import { Simulator } from './simulator.tsx';
import { Steps } from './steps.tsx';
import { Team } from './team.tsx';
import { Testimonials } from './testimonials.tsx';
import { Video } from './video.tsx';

type BlockTable = { [Type in Block['type']]: ComponentType<{ block: Extract<Block, { type: Type }>; isPageTitle: boolean }> };

/** The component of each block; a block without one is a type error. */
export const blockTable: BlockTable = {
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
};
