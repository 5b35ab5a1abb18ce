import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cmgChildminderScales } from '../../../domain/childcare/scales/cmg-childminder.ts';
import { cmgIncomeLimits, cmgStructureRules, familyAllowanceBases } from '../../../domain/childcare/scales/cmg-structure.ts';
import { psuScales } from '../../../domain/childcare/scales/psu.ts';
import { exemptEmployerHelps, familyTaxCredits } from '../../../domain/childcare/scales/taxes.ts';
import { root } from '../../../harness/local/paths.ts';
import { trackedFiles } from '../../../scripts/checks/tree/tracked-files.ts';

/** Figures that mean nothing else: a round one, such as 3 500, may be an example. */
const telling = [
  ...psuScales.flatMap(({ floor }) => [floor]).filter((floor) => !Number.isInteger(floor)),
  ...psuScales.flatMap(({ ratesPerMillion }) => ratesPerMillion.map((rate) => rate / 10_000)),
  ...familyAllowanceBases.map(({ amount }) => amount),
  ...cmgStructureRules.flatMap(({ coefficients }) => coefficients.filter((share) => String(share).length > 4)),
  ...cmgIncomeLimits.flatMap(({ limits }) => limits.flatMap(({ amount, perChild }) => [amount, perChild])),
  ...cmgChildminderScales.map(({ referenceHourlyCost }) => referenceHourlyCost),
  ...exemptEmployerHelps.map(({ ceiling }) => ceiling),
  ...familyTaxCredits.map(({ cap }) => cap),
].map(String);

/** Numbers of a source, however they are written: `20_880`, `20 880`, `814,62`. */
function numbersOf(source: string): Set<string> {
  const plain = source.replace(/\\u(?:00a0|202f)|[\u00a0\u202f]/g, ' ').replace(/(?<=\d)[_ ](?=\d{3}(?!\d))/g, '');
  return new Set((plain.match(/(?<![\w.])\d+(?:[.,]\d+)?(?![\w])/g) ?? []).map((number) => number.replace(',', '.')));
}

test('a number is found however it is written', () => {
  const source = "const limit = 20_880; 'jusqu’à 20\\u202f880\\u00a0€, plancher 814,62\u00a0€'";
  expect([...numbersOf(source)]).toEqual(['20880', '814.62']);
});

test('no figure of a scale stands by hand in code outside its table', () => {
  const files = trackedFiles(/^(?:client|worker|domain)\/.*\.tsx?$/).filter(
    (file) => !file.includes('.test.') && !file.startsWith('domain/childcare/scales/'),
  );
  expect(files.length).toBeGreaterThan(300);
  const figures = files.flatMap((file) => {
    const numbers = numbersOf(readFileSync(path.join(root, file), 'utf8'));
    return telling.filter((figure) => numbers.has(figure)).map((figure) => `${file}: ${figure}`);
  });
  expect(figures).toEqual([]);
});
