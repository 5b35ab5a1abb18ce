import type { Audience } from '../../routes.ts';
import type { ArticleCardProps } from '../components/cards/article-card.tsx';
import type { TeamMemberProps } from '../components/cards/team-member.tsx';
import type { TestimonialCardProps } from '../components/cards/testimonial-card.tsx';
import type { Html, Image, InLanguage, Link } from '../components/content-types.ts';
import type { FormSetting } from '../features/forms/form-setting.ts';
import type { PreRegistrationSetting } from '../features/forms/pre-registration/pre-registration-setting.ts';
import type { OfferedWhitePaper } from '../features/forms/white-paper/white-paper-form.tsx';
import type { SimulatorKind } from '../features/simulator/simulator.tsx';

export type Tone = 'cream' | 'teal' | 'peach';

export interface HeroBlock {
  type: 'hero';
  eyebrow: string | null;
  title: string;
  text: string | null;
  searchField: boolean;
  links: Link[];
  image: Image | null;
  tone: Tone;
}
export interface RichTextBlock {
  type: 'rich-text';
  title: string | null;
  body: Html;
}
export interface MediaTextBlock {
  type: 'media-text';
  title: string;
  body: Html;
  image: Image | null;
  imageSide: 'left' | 'right';
  links: Link[];
}
export interface KeyFiguresBlock {
  type: 'key-figures';
  title: string;
  intro: string | null;
  figures: { value: number; prefix: string | null; suffix: string | null; label: string; source: string | null }[];
}
export interface StepsBlock {
  type: 'steps';
  title: string;
  intro: string | null;
  steps: { title: string; text: string }[];
  links: Link[];
}
export interface CardsBlock {
  type: 'cards';
  title: string | null;
  intro: string | null;
  layout: 'doors' | 'grid';
  /** `icon` is what it draws, see `card-icons.ts`: the browser need not carry all there are to choose from. */
  cards: { title: string; text: string; href: string | null; linkLabel: string | null; icon: string | null; image: Image | null }[];
}
export interface LogosBlock {
  type: 'logos';
  title: string;
  logos: { name: string; href: string | null; image: Image | null }[];
}
export interface TestimonialsBlock {
  type: 'testimonials';
  title: string;
  intro: string | null;
  testimonials: (TestimonialCardProps & InLanguage)[];
}
export interface FaqBlock {
  type: 'faq';
  title: string;
  intro: string | null;
  questions: ({ id: string; question: string; answer: Html; href: string | null } & InLanguage)[];
  moreHref: string | null;
}
export interface ArticlesBlock {
  type: 'articles';
  title: string;
  intro: string | null;
  articles: (ArticleCardProps & InLanguage)[];
  moreHref: string | null;
}
export interface CallToActionBlock {
  type: 'call-to-action';
  title: string;
  text: string | null;
  links: Link[];
  tone: Tone;
}
export interface FormBlock {
  type: 'form';
  title: string;
  intro: string | null;
  form: 'contact' | 'manifesto' | 'pre-registration' | 'white-paper';
  audience: Audience | null;
  /** Of the manifesto: how many have signed; null or absent where that is not known. */
  signatures?: number | null;
  /** Of the pre-registration: its step, and the nursery it is about. */
  preRegistration?: PreRegistrationSetting;
  /** Of the white paper: those to choose from. */
  whitePapers?: OfferedWhitePaper[];
  setting: FormSetting;
}
export interface TeamBlock {
  type: 'team';
  title: string;
  intro: string | null;
  members: (TeamMemberProps & InLanguage)[];
}
/** What plays a video; `href` is where it is seen without us. */
export type VideoSource =
  | { kind: 'film'; href: string }
  | { kind: 'player'; href: string; player: string; host: string }
  | { kind: 'link'; href: string };

export interface VideoBlock {
  type: 'video';
  title: string;
  text: string | null;
  source: VideoSource;
  poster: Image | null;
  durationSeconds: number | null;
  transcript: Html | null;
}
export type SimulatorBlock = { type: 'simulator'; title: string; intro: string | null } & SimulatorKind;

export interface CookieChoicesBlock {
  type: 'cookie-choices';
  title: string;
  /** Where readers are asked for their consent. */
  body: Html;
  /** Where nothing needs consent. */
  bodyWithout: Html;
}

/** A block of a content page, as the worker hands it to the page: one type a CMS component of `cms/src/components/blocks/`. */
export type Block =
  | HeroBlock
  | RichTextBlock
  | MediaTextBlock
  | KeyFiguresBlock
  | StepsBlock
  | CardsBlock
  | LogosBlock
  | TestimonialsBlock
  | FaqBlock
  | ArticlesBlock
  | CallToActionBlock
  | FormBlock
  | TeamBlock
  | VideoBlock
  | SimulatorBlock
  | CookieChoicesBlock;

/** A block that is fed from a list of the CMS and still on its way; null where it cannot be had. What is a promise has no type. */
interface LateBlock extends Promise<Block | null> {
  type?: undefined;
}

/** The place of a block on its page. In the browser all blocks are there; one that failed has left its place empty. */
export type BlockPlace = Block | LateBlock | null;
