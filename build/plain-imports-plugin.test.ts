import { expect, test } from 'vitest';
import { withPlainImports } from './plain-imports-plugin.ts';

test('what stands around an import for nothing is taken away, and nothing else', () => {
  expect(withPlainImports('P(()=>import(`./a-1.js`),[])')).toBe('P(()=>import(`./a-1.js`))');
  expect(withPlainImports('(await P(async()=>{let{A:e}=await import(`./a-1.js`);return{A:e}},[])).A')).toBe(
    '(await P(()=>import(`./a-1.js`))).A',
  );
  expect(withPlainImports('P(()=>import(`./a-1.js`).then(e=>({default:e.A})),[])')).toBe(
    'P(()=>import(`./a-1.js`).then(e=>({default:e.A})))',
  );
  for (const other of ['f(()=>load(`x`),[])', 'P(()=>import(`./a.js`),[1])', 'async()=>{let{A:e}=await import(`./a.js`);return{A:b}}'])
    expect(withPlainImports(other)).toBe(other);
});
