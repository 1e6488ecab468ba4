import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '../index.ts';
import { catalogueBench, type CatalogueBench } from '../testing/catalogue-bench.ts';

let bench: CatalogueBench;
beforeAll(async () => {
  bench = await catalogueBench();
});
afterAll(() => bench.drop());

test('reference rates are for the market’s currency, without trailing zeros', async () => {
  const { currency, rates } = await bench.catalogue.listExchangeRates();
  const dollar = rates.find((rate) => rate.currency === 'USD');
  expect([currency, rates.length, dollar]).toEqual([
    'EUR',
    19,
    { currency: 'USD', rate: '0.865', asOf: '2026-11-02' },
  ]);
});

test('there are no reference rates if none are stored', async () => {
  const catalogue = createCatalogue({ ...bench, currency: 'ISK' });
  expect(await catalogue.listExchangeRates()).toEqual({ currency: 'ISK', rates: [] });
});
