import { expect, test, vi } from 'vitest';
import { ok, refuse } from '../../../src/lib/result.ts';
import type { AskModel } from '../model/question.ts';
import { askForRows } from './model-rows.ts';
import type { ParsedService } from './offer.ts';

const offer = (values: readonly string[], given: Partial<ParsedService> = {}): ParsedService => ({
  name: null,
  price: '80',
  currency: null,
  taxIncluded: null,
  durationMinutes: null,
  source: { sheet: null, page: null, row: 4, cells: { price: 'B4' }, values: [...values] },
  confidence: { price: 0.9 },
  issues: [{ code: 'NAME_MISSING', field: 'name', message: 'There is no name in this row.' }],
  ...given,
});
const says =
  (...said: readonly (string | null)[]): AskModel =>
  async (question) =>
    ok(
      question.about === 'rows'
        ? question.rows.map(({ place }, at) => ({ place, text: said[at] ?? null }))
        : [],
    );

test('a name that the model picks from the row is kept with its cell, and attributed to the model', async () => {
  const { offers } = await askForRows(
    [offer(['', '80', 'Hull  cleaning, by diver'])],
    'services',
    says('Hull cleaning'),
  );
  expect(offers).toEqual([
    offer(['', '80', 'Hull  cleaning, by diver'], {
      name: 'Hull cleaning',
      source: {
        sheet: null,
        page: null,
        row: 4,
        cells: { price: 'B4', name: 'C4' },
        values: ['', '80', 'Hull  cleaning, by diver'],
      },
      confidence: { price: 0.9, name: 0.55 },
      issues: [
        { code: 'MODEL_READ', field: 'name', message: 'A language model picked these words from the row.' },
      ],
    }),
  ]);
});

test.each<[string, string | null]>([
  ['words that the row does not say', 'Mast inspection'],
  ['a number', '80'],
  ['nothing', null],
  ['spaces', '  '],
])('a model that says %s changes nothing', async (_, said) => {
  const given = [offer(['', '80', 'Hull cleaning'])];
  expect((await askForRows(given, 'services', says(said))).offers).toEqual(given);
});

test('rows are sent in small pieces, at most a hundred per file', async () => {
  const asked: number[] = [];
  const ask: AskModel = async (question) => {
    if (question.about === 'rows') asked.push(question.rows.length);
    return ok([]);
  };
  await askForRows(
    Array.from({ length: 250 }, () => offer(['Hull cleaning'])),
    'inventory',
    ask,
  );
  expect(asked).toEqual([20, 20, 20, 20, 20]);
});

test('a row of numbers is not sent, and the first failure ends the requests', async () => {
  const ask = vi.fn<AskModel>(async () => refuse('MODEL_AWAY'));
  const rows = [offer(['12', '80']), ...Array.from({ length: 30 }, () => offer(['Hull cleaning']))];
  expect(await askForRows(rows, 'services', ask)).toEqual({ offers: rows, failure: 'MODEL_AWAY' });
  expect(ask).toHaveBeenCalledOnce();
});

test('the model is asked what a price is for if words say so', async () => {
  const stated = offer(['Teak', 'from 80 a metre'], {
    name: 'Teak',
    priceText: 'from 80 a metre',
    issues: [],
  });
  const { offers } = await askForRows([stated], 'services', says('metre'));
  expect(offers).toMatchObject([{ priceUnit: 'metre', source: { cells: { priceUnit: 'B4' } } }]);
});
