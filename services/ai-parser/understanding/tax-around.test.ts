import { describe, expect, it } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import { understand } from './list.ts';
import type { Offer } from './offer.ts';

async function offersIn(rows: readonly string[]): Promise<readonly Offer[]> {
  const file = await readFile(Buffer.from(rows.join('\n')), () => undefined);
  if (!file.ok) throw new Error(file.error.message);
  const offers: Offer[] = [];
  const read = understand(file.value, 'inventory', {
    offer: (one) => offers.push(one),
    tell: () => undefined,
  });
  if (!read.ok) throw new Error(read.error.message);
  return offers;
}

const list = [
  'Code;Name;Price',
  'R-1;Mooring line 12 m;49,90',
  'R-2;Fender F6;189,00',
  'R-3;Shackle 8 mm;7,80',
];

const said: readonly (readonly [string, boolean | null])[] = [
  ['Alle Preise in EUR inkl. 19 % MwSt.', true],
  ['Alle Preise zzgl. 19 % MwSt.', false],
  ['Prices include VAT', true],
  ['Prices do not include VAT', false],
  ['Tarifs TTC', true],
  ['Prix HT', false],
  ['Prezzi IVA 22% inclusa', true],
  ['Los precios no incluyen IVA', false],
  ['Ceny zawierają 23% VAT', true],
  ['Ceny nie zawierają VAT', false],
  ['Цены указаны с учетом НДС', true],
  ['Fiyatlara KDV dahildir', true],
  ['Fiyatlara %20 KDV dahil değildir', false],
  ['Alla priser inkl. 25% moms', true],
  ['以上价格含13%税', true],
  ['价格不含税', false],
  ['Gross weight in kg', null],
];

describe('tax that a list mentions in a sentence', () => {
  it.each(said)('is of all its prices: %s', async (sentence, included) => {
    const above = await offersIn([`${sentence};;`, ';;', ...list]);
    const below = await offersIn([...list, ';;', `${sentence};;`]);
    for (const offers of [above, below])
      expect(offers.map(({ taxIncluded }) => taxIncluded)).toEqual([included, included, included]);
  });

  it('is cited with its cell, as is the currency', async () => {
    const [first] = await offersIn([...list, 'All prices in GBP, VAT included;;']);
    expect(first).toMatchObject({
      currency: 'GBP',
      taxIncluded: true,
      source: { cells: { currency: 'A5', taxIncluded: 'A5' } },
    });
  });

  it.each([
    ['Preise inkl. 19 % MwSt.', '19'],
    ['Alle Preise zzgl. 7,7 % MwSt.', '7.7'],
    ['Fiyatlara %20 KDV dahil değildir', '20'],
    ['All prices include VAT', null],
    ['All prices include VAT of 10% or 21%', null],
  ])('goes with its rate: %s', async (sentence, percent) => {
    const file = await readFile(Buffer.from([...list, ';;', `${sentence};;`].join('\n')), () => undefined);
    const read = file.ok
      ? understand(file.value, 'inventory', { offer: () => undefined, tell: () => undefined })
      : file;
    expect(read.ok ? (read.value.taxRate ?? null) : read.error).toEqual(percent && { percent, cell: 'A6' });
  });

  it('includes its rate if the title of the prices says first that it is not included', async () => {
    const text =
      'Prix en euros hors taxes — TVA 20 %\n\nRéf;Désignation;Prix public HT\nR-1;Drisse;4,90\nR-2;Bouée;12,50\n';
    const file = await readFile(Buffer.from(text), () => undefined);
    const read = file.ok
      ? understand(file.value, 'inventory', { offer: () => undefined, tell: () => undefined })
      : file;
    expect(read.ok ? read.value.taxRate : read.error).toEqual({ percent: '20', cell: 'A1' });
  });

  it('is ignored if it is about an amount in the sentence', async () => {
    const [first] = await offersIn([...list, 'Delivery 9,90 GBP, VAT included;;']);
    expect([first?.taxIncluded, first?.currency]).toEqual([null, null]);
  });
});
