import { expect, test } from 'vitest';
import { fillZones } from './block-zones';

const components = { 'blocks.hero': {}, 'blocks.cookie-choices': {}, 'shared.link': {} };

test('every block may stand in a zone, but for those that it leaves out; other components and fields stay out of it', () => {
  const title = { type: 'string' };
  const contentTypes = {
    page: { attributes: { title, blocks: { type: 'dynamiczone', components: [] as string[] } } },
    home: {
      attributes: {
        blocks: { type: 'dynamiczone', components: [] as string[], pluginOptions: { blocks: { except: ['blocks.cookie-choices'] } } },
      },
    },
  };
  fillZones({ contentTypes, components });
  expect(contentTypes.page.attributes.blocks.components).toEqual(['blocks.hero', 'blocks.cookie-choices']);
  expect(contentTypes.home.attributes.blocks.components).toEqual(['blocks.hero']);
  expect(contentTypes.page.attributes.title).toEqual({ type: 'string' });
});
