import { describe, expect, it } from 'vitest';
import {
  importId,
  openedReview,
  parsedProducts,
  parsedServices,
  type ParsedProduct,
  type ParsedService,
} from './testing/parsed-list.ts';

const ofProduct = (row: Partial<ParsedProduct>) => openedReview('products', parsedProducts([row]));
const ofService = (row: Partial<ParsedService>) => openedReview('services', parsedServices([row]));

const issue = (
  code: 'PRICE_AMBIGUOUS' | 'QUANTITY_AMBIGUOUS' | 'TEXT_CUT' | 'FORMULA_FAILED',
  field: 'price' | 'quantity' | 'description',
) => [{ code, field, message: '' }];

describe('a product', () => {
  it('that says everything has nothing against it', () => {
    const { row, review } = ofProduct({});
    expect([row().findings, row().level, row().priceMinor, review().summary.ready]).toEqual([
      [],
      null,
      8950,
      1,
    ]);
  });

  it.each<[string, Partial<ParsedProduct>, string]>([
    ['without a name', { name: null }, 'NAME_MISSING'],
    ['whose name is blank', { name: ' \t ' }, 'NAME_MISSING'],
    ['without a price', { price: null }, 'PRICE_MISSING'],
    ['with words for a price', { price: null, priceText: 'on request' }, 'PRICE_UNREADABLE'],
    ['with a price below zero', { price: '-4' }, 'PRICE_NEGATIVE'],
    ['dearer than anything', { price: '1000000000.01' }, 'PRICE_TOO_HIGH'],
    ['without a currency', { currency: null }, 'CURRENCY_MISSING'],
    ['in a currency that is none', { currency: 'GULDEN' }, 'CURRENCY_UNKNOWN'],
    ['in another currency without a rate', { currency: 'USD' }, 'RATE_MISSING'],
    ['with a name that is too long', { name: 'x'.repeat(201) }, 'TEXT_TOO_LONG'],
    ['with a SKU that is too long', { sku: 'x'.repeat(81) }, 'TEXT_TOO_LONG'],
    ['of a department that is none', { department: 'bilge' }, 'DEPARTMENT_UNKNOWN'],
  ])('%s can’t be sold', (_, given, code) => {
    const { reviews, codes, row, review } = ofProduct(given);
    expect([codes(), row().level]).toEqual([[code], 'blocked']);
    expect([review().summary.ready, reviews.products(importId)]).toEqual([0, []]);
  });

  it.each<[string, Partial<ParsedProduct>, string]>([
    ['for nothing', { price: '0.00' }, 'PRICE_ZERO'],
    ['at 999999', { price: '999999' }, 'PRICE_PLACEHOLDER'],
    ['with words beside its price', { price: '800', priceText: 'from 800' }, 'PRICE_IS_TEXT'],
    [
      'whose price was ambiguous',
      { price: '1234', issues: issue('PRICE_AMBIGUOUS', 'price') },
      'PRICE_AMBIGUOUS',
    ],
    ['whose stock is words', { quantity: 'plenty' }, 'STOCK_UNREADABLE'],
    ['whose stock is below zero', { quantity: '-3' }, 'STOCK_UNREADABLE'],
    [
      'whose stock was no plain count',
      { quantity: null, issues: issue('QUANTITY_AMBIGUOUS', 'quantity') },
      'STOCK_AMBIGUOUS',
    ],
    ['read with doubt', { confidence: { name: 0.4 } }, 'UNSURE'],
    ['with a wrong check digit', { barcode: '4006381333932' }, 'BARCODE_INVALID'],
    [
      'with a formula that failed',
      { price: '5', issues: issue('FORMULA_FAILED', 'price') },
      'FORMULA_FAILED',
    ],
  ])('%s is doubtful and can be sold', (_, given, code) => {
    const { codes, row, review } = ofProduct(given);
    expect([codes(), row().level, review().summary.ready]).toEqual([[code], 'doubtful', 1]);
  });

  it.each<[string, Partial<ParsedProduct>, string]>([
    ['without a department', { department: null }, 'DEPARTMENT_MISSING'],
    ['with a guessed department', { confidence: { department: 0.5 } }, 'DEPARTMENT_SUGGESTED'],
    ['without stock', { quantity: null }, 'STOCK_MISSING'],
    ['without a word on tax', { taxIncluded: null }, 'TAX_UNKNOWN'],
    ['with a finer price than can be paid', { price: '1.2345' }, 'PRICE_ROUNDED'],
    [
      'with a description that was cut',
      { description: 'Long', issues: issue('TEXT_CUT', 'description') },
      'TEXT_CUT',
    ],
    ['with a category that is too long', { category: 'x'.repeat(121) }, 'TEXT_CUT'],
    ['with a picture that is no address', { imageUrl: 'fender.jpg' }, 'PICTURE_LEFT_OUT'],
    ['with a picture on a network of its own', { imageUrl: 'http://192.168.1.4/f.jpg' }, 'PICTURE_LEFT_OUT'],
  ])('%s is noted', (_, given, code) => {
    const { codes, row } = ofProduct(given);
    expect([codes(), row().level]).toEqual([[code], 'note']);
  });

  it('in another currency is converted at the rate that was confirmed', () => {
    const { apply, review, row, codes, undo } = ofProduct({ currency: 'USD', price: '100' });
    const proposal = { rate: '0.865', asOf: '2026-11-02' };
    expect(review().conversions).toEqual([{ currency: 'USD', rows: 1, rate: null, proposal }]);
    apply({ op: 'rate', currency: 'USD', rate: '0.9' });
    expect([row().priceMinor, codes(), review().conversions[0]?.rate]).toEqual([
      9000,
      ['PRICE_CONVERTED'],
      '0.9',
    ]);
    expect(row().findings[0]?.message).toBe('100 USD converts to 90.00 EUR.');
    undo();
    expect([row().priceMinor, codes()]).toEqual([null, ['RATE_MISSING']]);
  });
});

describe('similar products', () => {
  it('with the same SKU and variant are doubtful, the others are not', () => {
    const { codes, apply, undo } = openedReview(
      'products',
      parsedProducts([{}, { sku: 'f4' }, { variant: 'Navy' }, { sku: 'F5' }]),
    );
    const all = () => [0, 1, 2, 3].map((row) => codes(row));
    const repeated = ['SKU_REPEATED'];
    expect(all()).toEqual([repeated, repeated, [], []]);
    apply({ op: 'set', cells: [{ row: 1, field: 'sku', value: 'F5' }] });
    expect(all()).toEqual([[], repeated, [], repeated]);
    apply({ op: 'exclude', rows: [3], excluded: true });
    expect(all()).toEqual([[], [], [], []]);
    undo();
    undo();
    expect(all()).toEqual([repeated, repeated, [], []]);
  });

  it('without a SKU are distinguished by name and variant', () => {
    const { codes } = openedReview(
      'products',
      parsedProducts([{ sku: null }, { sku: null }, { sku: null, variant: 'Navy' }]),
    );
    expect([0, 1, 2].map((row) => codes(row))).toEqual([['NAME_REPEATED'], ['NAME_REPEATED'], []]);
  });

  it('with one barcode are doubtful once their names differ', () => {
    const barcode = '4006381333931';
    const { codes, apply } = openedReview('products', parsedProducts([{ barcode }, { barcode, sku: 'F5' }]));
    expect([codes(0), codes(1)]).toEqual([[], []]);
    apply({ op: 'set', cells: [{ row: 1, field: 'name', value: 'Fender F5' }] });
    expect([codes(0), codes(1)]).toEqual([['BARCODE_REPEATED'], ['BARCODE_REPEATED']]);
  });
});

describe('a service', () => {
  it.each([
    ['hour', 'hour', null],
    ['Stunde', 'hour', null],
    ['per heure', 'hour', null],
    ['hora', 'hour', null],
    ['all’ora', 'hour', null],
    ['день', 'day', null],
    ['par jour', 'day', null],
    ['Pauschale', 'visit', null],
    ['m2', 'unit', 'm²'],
    ['/ qm', 'unit', 'm²'],
    ['lfm', 'unit', 'metre'],
    ['Stk.', 'unit', 'item'],
    ['per cabin', 'unit', 'cabin'],
    ['knot', 'unit', 'knot'],
  ])('priced by “%s” is priced by %s %s', (priceUnit, pricedPer, unit) => {
    const { reviews, codes } = ofService({ priceUnit });
    expect(codes()).toEqual([]);
    expect(reviews.services(importId)[0]).toMatchObject({ pricedPer, unit });
  });

  it.each<[string, Partial<ParsedService>, string]>([
    ['that doesn’t say what its price is for', { priceUnit: null }, 'PRICED_PER_MISSING'],
    ['shorter than can be booked', { durationMinutes: 4 }, 'DURATION_UNREADABLE'],
    ['longer than can be booked', { durationMinutes: 43_201 }, 'DURATION_UNREADABLE'],
  ])('%s can’t be sold', (_, given, code) => {
    expect(ofService(given).codes()).toEqual([code]);
  });

  it('is asked once what the file lacks, and answered for all rows that lack it', () => {
    const { review, apply, codes, reviews } = openedReview(
      'services',
      parsedServices([
        { priceUnit: null, durationMinutes: null },
        { priceUnit: null, durationMinutes: 90, name: 'Polish' },
      ]),
    );
    const asked = () =>
      review().questions.map(({ field, rows, isNeeded, answer }) => [field, rows, isNeeded, answer]);
    expect(asked()).toEqual([
      ['pricedPer', 2, true, null],
      ['tax', 2, false, null],
      ['durationMinutes', 1, false, null],
    ]);
    apply({ op: 'default', field: 'pricedPer', value: 'unit' });
    expect([codes(1), asked().map(([field]) => field)]).toEqual([
      ['UNIT_MISSING'],
      ['pricedPer', 'unit', 'tax', 'durationMinutes'],
    ]);
    apply({ op: 'default', field: 'unit', value: 'metre' });
    apply({ op: 'default', field: 'durationMinutes', value: '2 h' });
    expect(
      reviews
        .services(importId)
        .map(({ pricedPer, unit, durationMinutes }) => [pricedPer, unit, durationMinutes]),
    ).toEqual([
      ['unit', 'metre', 120],
      ['unit', 'metre', 90],
    ]);
  });
});
