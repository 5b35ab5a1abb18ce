import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Block, blockTable } from '../../../client/blocks/block-table.ts';
import { Blocks } from '../../../client/blocks/blocks.tsx';
import { lazyComponentsLoaded } from '../../../client/components/loading/lazy-component.ts';
import { en } from '../../../client/i18n/en.ts';
import { fr } from '../../../client/i18n/fr.ts';
import { LocaleProvider } from '../../../client/i18n/locale-context.tsx';
import { companyCostScalesOn, familyCostScalesOn } from '../../../domain/childcare/scales/cost-scales.ts';
import { blockSamples } from '../../../worker/content/blocks/block-modules.ts';

await lazyComponentsLoaded();

function render(blocks: Block[], { locale = 'fr', startsPage = false }: { locale?: 'fr' | 'en'; startsPage?: boolean } = {}) {
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={locale === 'fr' ? fr : en}>
      <Blocks blocks={blocks} startsPage={startsPage} />
    </LocaleProvider>,
  );
}

test('the component preview shows every block', () => {
  expect(new Set(blockSamples.map((block) => block.type))).toEqual(new Set(Object.keys(blockTable)));
});

test('every block renders in both languages, without a style attribute', () => {
  for (const block of blockSamples) {
    for (const locale of ['fr', 'en'] as const) {
      const html = render([block], { locale });
      expect(html, block.type).not.toBe('');
      expect(html, block.type).not.toMatch(/\sstyle=/);
    }
  }
});

test('only a hero that opens the page carries its title', () => {
  const hero = blockSamples.filter((block) => block.type === 'hero');
  expect(render(hero, { startsPage: true }).match(/<h1/g)).toHaveLength(1);
  expect(render(hero)).not.toContain('<h1');
});

test('a list without entries shows nothing', () => {
  const empty: Block[] = [
    { type: 'articles', title: 'Articles', intro: null, articles: [], moreHref: null },
    { type: 'testimonials', title: 'Récits', intro: null, testimonials: [] },
    { type: 'faq', title: 'Questions', intro: null, questions: [], moreHref: null },
    { type: 'team', title: 'Équipe', intro: null, members: [] },
  ];
  expect(render(empty)).toBe('');
});

test('the simulators hold worked examples in their HTML', () => {
  const html = render([
    {
      type: 'simulator',
      title: 'Famille',
      intro: null,
      kind: 'family',
      scales: familyCostScalesOn('2026-11-28'),
      day: '2026-11-28',
      typed: null,
      nursery: null,
    },
    { type: 'simulator', title: 'Entreprise', intro: null, kind: 'company', scales: companyCostScalesOn('2026-11-28'), typed: null },
  ]).replace(/[\u00a0\u202f]/g, ' ');
  expect(html).toContain('496 €');
  expect(html).toContain('400 000 €');
});
