import { locales } from '../../../domain/locale.ts';
import { blockSamples } from '../../content/blocks/block-modules.ts';
import type { Loader } from '../loader.ts';

export const loadComponentPreview: Loader<'component-preview'> = async ({ messages }) => ({
  kind: 'page',
  head: { title: 'Composants', description: messages.head.siteDescription },
  props: { blocks: blockSamples },
  languages: locales,
});
