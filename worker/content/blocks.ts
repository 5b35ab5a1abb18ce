import * as v from 'valibot';
import type { Block, SimulatorBlock } from '../../client/blocks/block.ts';
import { cardIcons, iconNames } from '../../client/blocks/card-icons.ts';
import type { Image } from '../../client/components/content-types.ts';
import { plainSetting } from '../../client/features/forms/form-setting.ts';
import type { Locale } from '../../domain/locale.ts';
import { type Audience, audiences } from '../../routes.ts';
import type { ReadContext } from './content-query.ts';
import { videoSource } from './media/video-source.ts';
import {
  addressOf,
  listOf,
  optionalMedia,
  optionalNumber,
  optionalText,
  requiredText,
  strapiLink,
  strapiQuestion,
  toImage,
  toLinks,
} from './strapi/strapi-schemas.ts';
import { type MarkdownOptions, toHtml } from './text/markdown.ts';

/** A block whose content is other entries, which the loader asks for. */
export type BlockRequest =
  | { request: 'testimonials'; title: string; intro: string | null; audience: Audience | null; limit: number }
  | { request: 'articles'; title: string; intro: string | null; category: Audience | null; limit: number }
  | { request: 'team'; title: string; intro: string | null }
  | { request: 'faq'; category: Audience; limit: number; block: Extract<Block, { type: 'faq' }> };

/** A simulator, which the loader hands the figures of the day. */
export interface SimulatorRequest {
  request: 'simulator';
  title: string;
  intro: string | null;
  kind: 'family' | 'company';
}

export type StoredBlock = Exclude<Block, SimulatorBlock> | BlockRequest | SimulatorRequest;

const audience = v.fallback(v.nullish(v.picklist(audiences), null), null);
const tone = v.fallback(v.picklist(['cream', 'teal', 'peach']), 'cream');
const heading = { title: requiredText, intro: optionalText };
const icon = v.fallback(
  v.nullable(
    v.pipe(
      v.picklist(iconNames),
      v.transform((name) => cardIcons[name]),
    ),
  ),
  null,
);
const links = listOf(strapiLink);
/** What stands beside a figure keeps its no-break space, so it is not trimmed. */
const affix = v.nullish(v.string(), null);

/** One reader a component of the CMS: unknown in, block out, or the reason it cannot be shown. */
function reader<Schema extends v.GenericSchema>(
  schema: Schema,
  toBlock: (raw: v.InferOutput<Schema>, context: MarkdownOptions) => StoredBlock | string,
): (raw: unknown, context: MarkdownOptions) => StoredBlock | string {
  return (raw, context) => {
    const parsed = v.safeParse(schema, raw);
    if (parsed.success) return toBlock(parsed.output, context);
    const [issue] = parsed.issues;
    return `${v.getDotPath(issue) ?? ''} ${issue.message}`;
  };
}

const readers: Record<string, (raw: unknown, context: MarkdownOptions) => StoredBlock | string> = {
  'blocks.hero': reader(
    v.object({
      eyebrow: optionalText,
      title: requiredText,
      text: optionalText,
      searchField: v.nullish(v.boolean(), false),
      links,
      image: optionalMedia,
      tone,
    }),
    (raw, { locale, context }) => ({
      type: 'hero',
      ...raw,
      searchField: raw.searchField ?? false,
      links: toLinks(raw.links, locale, context),
      image: toImage(raw.image),
    }),
  ),
  'blocks.rich-text': reader(v.object({ title: optionalText, body: requiredText }), ({ title, body }, options) => ({
    type: 'rich-text',
    title,
    body: toHtml(body, options),
  })),
  'blocks.media-text': reader(
    v.object({
      title: requiredText,
      body: requiredText,
      image: optionalMedia,
      imageSide: v.fallback(v.picklist(['left', 'right']), 'right'),
      links,
    }),
    (raw, options) => ({
      type: 'media-text',
      title: raw.title,
      body: toHtml(raw.body, options),
      image: toImage(raw.image),
      imageSide: raw.imageSide,
      links: toLinks(raw.links, options.locale, options.context),
    }),
  ),
  'blocks.key-figures': reader(
    v.object({
      ...heading,
      figures: listOf(v.object({ value: v.number(), prefix: affix, suffix: affix, label: requiredText, source: optionalText })),
    }),
    (raw) => ({ type: 'key-figures', ...raw }),
  ),
  'blocks.steps': reader(
    v.object({ ...heading, steps: listOf(v.object({ title: requiredText, text: requiredText })), links }),
    (raw, { locale, context }) => ({
      type: 'steps',
      ...raw,
      links: toLinks(raw.links, locale, context),
    }),
  ),
  'blocks.cards': reader(
    v.object({
      title: optionalText,
      intro: optionalText,
      layout: v.fallback(v.picklist(['doors', 'grid']), 'grid'),
      cards: listOf(
        v.object({ title: requiredText, text: requiredText, href: optionalText, linkLabel: optionalText, icon, image: optionalMedia }),
      ),
    }),
    (raw, options) => ({ type: 'cards', ...raw, cards: raw.cards.map((card) => withAddress(card, card.title, options)) }),
  ),
  'blocks.logos': reader(
    v.object({ title: requiredText, logos: listOf(v.object({ name: requiredText, href: optionalText, image: optionalMedia })) }),
    (raw, options) => ({ type: 'logos', title: raw.title, logos: raw.logos.map((logo) => withAddress(logo, logo.name, options)) }),
  ),
  'blocks.testimonials': reader(v.object({ ...heading, audience, limit: optionalNumber }), (raw) => ({
    request: 'testimonials',
    ...raw,
    limit: raw.limit ?? 3,
  })),
  'blocks.articles': reader(v.object({ ...heading, category: audience, limit: optionalNumber }), (raw) => ({
    request: 'articles',
    ...raw,
    limit: raw.limit ?? 3,
  })),
  'blocks.team': reader(v.object(heading), (raw) => ({ request: 'team', ...raw })),
  'blocks.faq': reader(
    v.object({ ...heading, questions: listOf(strapiQuestion), category: audience, limit: optionalNumber }),
    (raw, { locale, id, context }) => {
      const questions = raw.questions.map(({ question, answer }, index) => {
        const questionId = `${id}-question-${index + 1}`;
        return { id: questionId, question, answer: toHtml(answer, { id: `${questionId}-answer`, locale, context }), href: null };
      });
      const block = { type: 'faq' as const, title: raw.title, intro: raw.intro, questions, moreHref: null };
      return raw.category ? { request: 'faq', category: raw.category, limit: raw.limit ?? 5, block } : block;
    },
  ),
  'blocks.call-to-action': reader(v.object({ title: requiredText, text: optionalText, links, tone }), (raw, { locale, context }) => ({
    type: 'call-to-action',
    ...raw,
    links: toLinks(raw.links, locale, context),
  })),
  'blocks.form': reader(
    v.object({
      title: requiredText,
      intro: optionalText,
      form: v.picklist(['contact', 'manifesto', 'pre-registration', 'white-paper']),
      audience,
    }),
    (raw) => ({ type: 'form', ...raw, setting: plainSetting }),
  ),
  'blocks.video': reader(
    v.object({
      title: requiredText,
      text: optionalText,
      url: requiredText,
      poster: optionalMedia,
      durationSeconds: optionalNumber,
      transcript: optionalText,
    }),
    ({ url, ...raw }, options) => {
      const source = videoSource(url, options.context.hosts, options.locale);
      if (!source) return `url ${url} leads nowhere`;
      const transcript = raw.transcript ? toHtml(raw.transcript, options) : null;
      return { type: 'video', ...raw, source, poster: toImage(raw.poster), transcript };
    },
  ),
  'blocks.cookie-choices': reader(
    v.object({ title: requiredText, body: requiredText, bodyWithout: requiredText }),
    ({ title, body, bodyWithout }, options) => ({
      type: 'cookie-choices',
      title,
      body: toHtml(body, options),
      bodyWithout: toHtml(bodyWithout, { ...options, id: `${options.id}-without` }),
    }),
  ),
  'blocks.simulator': reader(v.object({ ...heading, kind: v.picklist(['family', 'company']) }), (raw) => ({
    request: 'simulator',
    ...raw,
  })),
};

function withAddress<Item extends { href: string | null; image: Parameters<typeof toImage>[0] }>(
  item: Item,
  name: string,
  { locale, context }: MarkdownOptions,
): Omit<Item, 'image'> & { image: Image | null } {
  return { ...item, href: item.href && addressOf(item.href, locale, { name, ...context }), image: toImage(item.image) };
}

const componentOf = v.object({ __component: v.string() });

/** The blocks of a dynamic zone; an unknown or broken one is rejected, the others stay. */
export function readBlocks(raw: unknown[], locale: Locale, context: ReadContext): StoredBlock[] {
  return raw.flatMap((item, index) => {
    const named = v.safeParse(componentOf, item);
    const component = named.success ? named.output.__component : 'block without a name';
    const read = Object.hasOwn(readers, component) ? readers[component] : undefined;
    const block = read ? read(item, { locale, id: `block-${index + 1}`, context }) : 'unknown block';
    if (typeof block !== 'string') return [block];
    context.reject(component, String(index), block);
    return [];
  });
}

/** What has to be populated for each component: dynamic zones fill neither media nor nested components by themselves. */
export const blocksPopulate = {
  on: {
    'blocks.hero': { populate: { links: true, image: true } },
    'blocks.rich-text': true,
    'blocks.media-text': { populate: { links: true, image: true } },
    'blocks.key-figures': { populate: { figures: true } },
    'blocks.steps': { populate: { steps: true, links: true } },
    'blocks.cards': { populate: { cards: { populate: { image: true } } } },
    'blocks.logos': { populate: { logos: { populate: { image: true } } } },
    'blocks.testimonials': true,
    'blocks.faq': { populate: { questions: true } },
    'blocks.articles': true,
    'blocks.call-to-action': { populate: { links: true } },
    'blocks.form': true,
    'blocks.team': true,
    'blocks.video': { populate: { poster: true } },
    'blocks.simulator': true,
    'blocks.cookie-choices': true,
  },
};
