import { homeQuery } from '../../content/pages.ts';
import { type Loader, notFound } from '../loader.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { nextChangeOf } from './simulator-scales.ts';

export const loadHome: Loader<'home'> = async (context) => {
  const home = await context.content.localized(context.locale, homeQuery);
  if (!home) return notFound;
  const blocks = await resolveBlocks(home.value.blocks, context);
  const { title, seo } = home.value;
  const head = {
    title: seo.title ?? title,
    description: seo.description ?? context.messages.head.siteDescription,
    image: seo.image,
  };
  const props = { title: context.messages.head.home, blocks };
  return { kind: 'page', head, props, languages: home.languages, changesAt: nextChangeOf(home.value.blocks, context.now) };
};
