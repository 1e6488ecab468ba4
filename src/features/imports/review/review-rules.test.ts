import { describe, expect, it } from 'vitest';
import type { ComparedRow } from '../../../machines/import/index.ts';
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
  code: 'PRICE_AMBIGUOUS' | 'PRICE_UNLIKE' | 'QUANTITY_AMBIGUOUS' | 'TEXT_CUT' | 'FORMULA_FAILED',
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
    ['for nothing', { price: '0.00' }, 'PRICE_ZERO'],
    ['for less than a cent', { price: '0.004' }, 'PRICE_ZERO'],
    ['dearer than anything', { price: '1000000000.01' }, 'PRICE_TOO_HIGH'],
    ['without a currency', { currency: null }, 'CURRENCY_MISSING'],
    ['in a currency that is none', { currency: 'GULDEN' }, 'CURRENCY_UNKNOWN'],
    ['in another currency without a rate', { currency: 'USD' }, 'RATE_MISSING'],
    ['with a name that is too long', { name: 'x'.repeat(201) }, 'TEXT_TOO_LONG'],
    ['with a SKU that is too long', { sku: 'x'.repeat(81) }, 'TEXT_TOO_LONG'],
    ['of a department that is none', { department: 'bilge' }, 'DEPARTMENT_UNKNOWN'],
    ['without a word on tax', { tax: null }, 'TAX_MISSING'],
    ['without stock', { quantity: null }, 'STOCK_MISSING'],
    ['whose stock is words', { quantity: 'plenty' }, 'STOCK_UNREADABLE'],
    ['whose stock is below zero', { quantity: '-3' }, 'STOCK_UNREADABLE'],
    [
      'whose stock was no plain count',
      { quantity: null, issues: issue('QUANTITY_AMBIGUOUS', 'quantity') },
      'STOCK_MISSING',
    ],
  ])('%s can’t be sold', (_, overrides, code) => {
    const { reviews, codes, row, review } = ofProduct(overrides);
    expect([codes(), row().level]).toEqual([[code], 'blocked']);
    expect([review().summary.ready, reviews.products(importId)]).toEqual([0, []]);
  });

  it('whose price is doubtful says why, as it was read, until another is typed', () => {
    const message = 'Beside it, “Sc.%” is 20: this may be the price before the discount.';
    const { row, apply } = ofProduct({ issues: [{ code: 'PRICE_AMBIGUOUS', field: 'price', message }] });
    expect(row().findings.map((found) => found.message)).toEqual([`We read 89.50. ${message}`]);
    apply({ op: 'set', cells: [{ row: 0, field: 'price', value: '1.234' }] });
    expect(row().findings.map((found) => found.message)).toEqual([
      'We read 1234. With a different decimal separator, it would be a different number.',
    ]);
  });

  it('whose stock is words says so, and shows where they are', () => {
    const { row } = ofProduct({
      quantity: null,
      issues: issue('QUANTITY_AMBIGUOUS', 'quantity'),
      source: {
        sheet: 'Preise',
        page: null,
        row: 12,
        cells: { quantity: 'B12' },
        values: ['Fender', '> 100'],
      },
    });
    expect(row().findings[0]?.message).toMatch(/^Your file has words instead of a number\./u);
    expect(row().cells.stock?.source).toMatchObject({ address: 'B12', text: '> 100' });
  });

  it.each<[string, Partial<ParsedProduct>, string]>([
    ['at 999999', { price: '999999' }, 'PRICE_PLACEHOLDER'],
    ['with words beside its price', { price: '800', priceText: 'from 800' }, 'PRICE_IS_TEXT'],
    [
      'whose price was ambiguous',
      { price: '1234', issues: issue('PRICE_AMBIGUOUS', 'price') },
      'PRICE_AMBIGUOUS',
    ],
    [
      'whose price is far from the other one in its row',
      { price: '1049.00', issues: issue('PRICE_UNLIKE', 'price') },
      'PRICE_UNLIKE',
    ],
    ['read with doubt', { confidence: { name: 0.4 } }, 'UNSURE'],
    [
      'with a wrong check digit, also where it was read with doubt',
      { barcode: '4006381333932', confidence: { barcode: 0.36 } },
      'BARCODE_INVALID',
    ],
    [
      'with a formula that failed',
      { price: '5', issues: issue('FORMULA_FAILED', 'price') },
      'FORMULA_FAILED',
    ],
  ])('%s is doubtful and can be sold', (_, overrides, code) => {
    const { codes, row, review } = ofProduct(overrides);
    expect([codes(), row().level, review().summary.ready]).toEqual([[code], 'doubtful', 1]);
  });

  it.each<[string, Partial<ParsedProduct>, string]>([
    ['without a department', { department: null }, 'DEPARTMENT_MISSING'],
    ['with a guessed department', { confidence: { department: 0.5 } }, 'DEPARTMENT_SUGGESTED'],
    ['with a finer price than can be paid', { price: '1.2345' }, 'PRICE_ROUNDED'],
    [
      'with a description that was cut',
      { description: 'Long', issues: issue('TEXT_CUT', 'description') },
      'TEXT_CUT',
    ],
    ['with a category that is too long', { category: 'x'.repeat(121) }, 'TEXT_CUT'],
    [
      'with the address of a picture, which isn’t fetched',
      { imageUrl: 'https://example.com/f4.jpg' },
      'PICTURE_LEFT_OUT',
    ],
  ])('%s is noted', (_, overrides, code) => {
    const { codes, row } = ofProduct(overrides);
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

  it('without a price has the currency of its table once one is typed', () => {
    const typed = (currencies: readonly string[]) => {
      const { apply, codes } = openedReview(
        'products',
        parsedProducts([
          { price: null, currency: null },
          ...currencies.map((currency, at) => ({ currency, sku: `S${at}`, name: `Shackle ${at}` })),
        ]),
      );
      apply({ op: 'set', cells: [{ row: 0, field: 'price', value: '9.90' }] });
      return codes();
    };
    expect(typed(['EUR', 'EUR'])).toEqual([]);
    expect(typed(['EUR', 'USD'])).toEqual(['CURRENCY_MISSING']);
  });

  it('with a price that includes tax is sold at what it is before tax, until another price is typed', () => {
    const { apply, row, codes } = ofProduct({ price: '78.50', taxIncluded: true, tax: '21' });
    expect([row().priceMinor, codes()]).toEqual([6488, ['PRICE_TAX_TAKEN']]);
    expect(row().findings[0]?.message).toBe(
      'Your file says that 78.50 includes tax: before 21 % tax it is 64.88 EUR.',
    );
    apply({ op: 'set', cells: [{ row: 0, field: 'tax', value: '0' }] });
    expect([row().priceMinor, codes()]).toEqual([7850, []]);
    apply({ op: 'set', cells: [{ row: 0, field: 'tax', value: '21' }] });
    apply({ op: 'set', cells: [{ row: 0, field: 'price', value: '65' }] });
    expect([row().priceMinor, codes()]).toEqual([6500, []]);
  });
});

describe('similar products', () => {
  it('with the same SKU, name and variant are doubtful, the others are not', () => {
    const { codes, apply, undo, review } = openedReview(
      'products',
      parsedProducts([{}, { sku: 'f4' }, { sku: 'F4-N', variant: 'Navy' }, { sku: 'F5' }]),
    );
    const all = () => [0, 1, 2, 3].map((row) => codes(row));
    const repeated = ['SKU_REPEATED'];
    expect(all()).toEqual([repeated, repeated, [], []]);
    // Two rows of one listing become one.
    expect(review().summary).toMatchObject({ ready: 4, listings: 3 });
    apply({ op: 'set', cells: [{ row: 1, field: 'sku', value: 'F5' }] });
    expect(all()).toEqual([[], repeated, [], repeated]);
    apply({ op: 'exclude', rows: [3], excluded: true });
    expect(all()).toEqual([[], [], [], []]);
    undo();
    undo();
    expect(all()).toEqual([repeated, repeated, [], []]);
  });

  it('with one SKU are not imported while their names or variants differ', () => {
    const { codes, apply, review, reviews } = openedReview(
      'products',
      parsedProducts([{}, { sku: 'f4', variant: 'Navy' }, { sku: 'F5' }, { sku: 'F5', name: 'Brush' }]),
    );
    const all = () => [0, 1, 2, 3].map((row) => codes(row));
    const shared = ['SKU_SHARED'];
    expect([all(), review().sharedSkus, reviews.products(importId)]).toEqual([
      [shared, shared, shared, shared],
      [0, 1, 2, 3],
      [],
    ]);
    apply({ op: 'set', cells: [{ row: 1, field: 'sku', value: 'F4-Navy' }] });
    apply({ op: 'set', cells: [{ row: 3, field: 'name', value: 'Fender F4' }] });
    expect([all(), review().sharedSkus, review().summary.listings]).toEqual([
      [[], [], ['SKU_REPEATED'], ['SKU_REPEATED']],
      [],
      3,
    ]);
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
    ['€/m²', 'unit', 'm²'],
    ['tarifa fija', 'visit', null],
    ['lfm', 'unit', 'metre'],
    ['Stk.', 'unit', 'item'],
    ['per cabin', 'unit', 'cabin'],
    ['precio cerrado', 'visit', null],
    ['per winch', 'unit', 'winch'],
  ])('priced by “%s” is priced by %s %s', (priceUnit, pricedPer, unit) => {
    const { reviews, codes } = ofService({ priceUnit });
    expect(codes()).toEqual([]);
    expect(reviews.services(importId)[0]).toMatchObject({ pricedPer, unit });
  });

  it.each(['knot', '€ / knot'])(
    'priced by “%s” keeps that name, and its unit is asked about',
    (priceUnit) => {
      const { reviews, codes, apply } = ofService({ priceUnit });
      expect(codes()).toEqual(['UNIT_UNKNOWN']);
      expect(reviews.services(importId)[0]).toMatchObject({ pricedPer: 'unit', unit: 'knot' });
      apply({ op: 'set', cells: [{ row: 0, field: 'unit', value: 'Meter' }] });
      expect(codes()).toEqual([]);
      expect(reviews.services(importId)[0]).toMatchObject({ pricedPer: 'unit', unit: 'metre' });
    },
  );

  it.each<[string, Partial<ParsedService>, string]>([
    ['that doesn’t say what its price is for', { priceUnit: null }, 'PRICED_PER_MISSING'],
    ['shorter than can be booked', { durationMinutes: 4 }, 'DURATION_UNREADABLE'],
    ['longer than can be booked', { durationMinutes: 43_201 }, 'DURATION_UNREADABLE'],
    ['that doesn’t say how long it takes', { durationMinutes: null }, 'DURATION_MISSING'],
    ['that doesn’t say how long before it can be booked', { leadTimeHours: null }, 'LEAD_TIME_MISSING'],
    ['that is booked years before', { leadTimeHours: 9000 }, 'LEAD_TIME_UNREADABLE'],
  ])('%s can’t be sold', (_, overrides, code) => {
    expect(ofService(overrides).codes()).toEqual([code]);
  });

  it('is asked once which of two prices customers pay, and is sure of what they say', () => {
    const reading = parsedProducts([{ confidence: { name: 1, price: 0.5 } }]);
    const columns = reading.understood.columns.map((column) =>
      column.index === 3 ? { ...column, couldBe: 'price' } : column,
    );
    const { review, apply, codes, row } = openedReview('products', {
      ...reading,
      understood: { ...reading.understood, columns },
    });
    const asked = () => {
      const question = review().priceQuestion;
      return [question?.answer, ...(question?.options ?? []).map(({ header, example }) => [header, example])];
    };
    expect(asked()).toEqual([null, ['Price', '89.50'], ['Stock', '24']]);
    expect(codes()).toContain('UNSURE');
    apply({ op: 'column', sheet: null, index: 2, field: 'price', header: 'Price' });
    expect([asked()[0], row().priceMinor, codes().includes('UNSURE')]).toEqual(['Price', 8950, false]);
    apply({ op: 'column', sheet: null, index: 3, field: 'price', header: 'Stock' });
    expect([asked()[0], row().priceMinor]).toEqual(['Stock', 2400]);
  });

  it('is asked once whether the column of a guessed value is right, and is sure of all its rows then', () => {
    const guessed = { confidence: { name: 1, price: 0.5 } };
    const { review, apply, codes, undo } = openedReview(
      'products',
      parsedProducts([
        { ...guessed, tax: null },
        { ...guessed, name: 'Shackle', sku: null },
      ]),
    );
    const asked = () => review().guesses.map(({ field, rows, columns }) => [field, rows, columns[0]?.header]);
    const figures = () => {
      const { blocked, doubtful, uncheckedPrices } = review().summary;
      return { blocked, doubtful, uncheckedPrices };
    };
    expect([asked(), codes()]).toEqual([[['price', 2, 'Price']], ['TAX_MISSING', 'UNSURE']]);
    // A row that can't be sold needs checking all the same; of its price nobody is asked before it can be.
    expect([figures(), review().filter({ level: 'doubtful' })]).toEqual([
      { blocked: 1, doubtful: 2, uncheckedPrices: 1 },
      [0, 1],
    ]);
    apply({ op: 'column', sheet: null, index: 2, field: 'price', header: 'Price' });
    expect([asked(), codes(), figures()]).toEqual([
      [],
      ['TAX_MISSING'],
      { blocked: 1, doubtful: 0, uncheckedPrices: 0 },
    ]);
    undo();
    expect(asked()).toEqual([['price', 2, 'Price']]);
  });

  it('is asked once what the file lacks, and answered for all rows that lack it', () => {
    const { review, apply, codes, reviews } = openedReview(
      'services',
      parsedServices([
        { priceUnit: null, tax: null, durationMinutes: null, leadTimeHours: null },
        { priceUnit: null, tax: null, durationMinutes: 90, leadTimeHours: null, name: 'Polish' },
      ]),
    );
    const asked = () =>
      review().questions.map(({ field, rows, isNeeded, answer }) => [field, rows, isNeeded, answer]);
    expect(asked()).toEqual([
      ['tax', 2, true, null],
      ['pricedPer', 2, true, null],
      ['durationMinutes', 1, true, null],
      ['leadTimeHours', 2, true, null],
    ]);
    // A value from other rows of the file is proposed.
    expect(review().questions.map(({ proposal }) => proposal)).toEqual([null, 'visit', '90', '24']);
    apply({ op: 'default', field: 'pricedPer', value: 'unit' });
    expect([codes(1), asked().map(([field]) => field)]).toEqual([
      ['TAX_MISSING', 'UNIT_MISSING', 'LEAD_TIME_MISSING'],
      ['tax', 'pricedPer', 'unit', 'durationMinutes', 'leadTimeHours'],
    ]);
    apply({ op: 'default', field: 'unit', value: 'metre' });
    apply({ op: 'default', field: 'durationMinutes', value: '2 h' });
    apply({ op: 'default', field: 'leadTimeHours', value: '2 days' });
    expect(reviews.services(importId)).toEqual([]);
    apply({ op: 'default', field: 'tax', value: 'abc' });
    expect(asked()[0]).toEqual(['tax', 2, true, null]);
    apply({ op: 'default', field: 'tax', value: '0' });
    expect(
      reviews
        .services(importId)
        .map(({ pricedPer, unit, durationMinutes, leadTimeHours, taxBasisPoints }) => [
          pricedPer,
          unit,
          durationMinutes,
          leadTimeHours,
          taxBasisPoints,
        ]),
    ).toEqual([
      ['unit', 'metre', 120, 48, 0],
      ['unit', 'metre', 90, 48, 0],
    ]);
  });
});

describe('what the vendor has already', () => {
  const own = (more: Partial<NonNullable<ComparedRow['own']>>): ComparedRow => ({
    row: 0,
    own: {
      id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
      name: 'Fender F4',
      variant: null,
      sharedName: null,
      status: 'active',
      price: { amountMinor: 8950, currency: 'EUR' },
      taxBasisPoints: 2100,
      stock: 24,
      unit: null,
      pricedPer: null,
      durationMinutes: null,
      leadTimeHours: null,
      departments: ['exterior'],
      ...more,
    },
    matches: [],
  });
  const changedTwice = () => openedReview('products', parsedProducts([{ price: '99' }, { price: '79' }]));
  const silent = () =>
    openedReview(
      'products',
      parsedProducts([
        { quantity: null, tax: null },
        { sku: 'F5', quantity: null },
      ]),
    );
  const asked = ({ review }: ReturnType<typeof silent>) =>
    review().questions.map(({ field, rows }) => [field, rows]);

  it('shows the name and variant that a row with its SKU gives an item', () => {
    const list = openedReview('products', parsedProducts([{ name: 'Fender F5', variant: 'White' }]));
    list.reviews.compared(importId, [own({ name: 'Fender F4', variant: 'Navy' })]);
    expect(list.row().changes.slice(0, 2)).toEqual([
      { field: 'name', before: 'Fender F4', after: 'Fender F5' },
      { field: 'variant', before: 'Navy', after: 'White' },
    ]);
  });

  it('is not asked again, and keeps what it has when others are answered', () => {
    const list = silent();
    expect(asked(list)).toEqual([
      ['tax', 1],
      ['stock', 2],
    ]);
    list.reviews.compared(importId, [own({})]);
    expect([asked(list), list.codes(0), list.codes(1)]).toEqual([[['stock', 1]], [], ['STOCK_MISSING']]);
    list.apply({ op: 'default', field: 'stock', value: 'not counted' });
    expect(
      list.reviews.products(importId).map(({ stock, isStockCounted }) => [stock, isStockCounted]),
    ).toEqual([
      [null, undefined],
      [null, false],
    ]);
    expect(list.row(0).changes).toEqual([]);
  });

  it('counts as changed once, however many rows say it, and is shown so', () => {
    const { reviews, review, apply } = changedTwice();
    reviews.compared(importId, [own({}), { ...own({}), row: 1 }]);
    expect(review().summary.changed).toBe(1);
    expect(review().filter({ level: 'changed' })).toEqual([1]);
    apply({ op: 'set', cells: [{ row: 1, field: 'price', value: null }] });
    expect(review().filter({ level: 'changed' })).toContain(0);
  });

  it('is asked for its tax where nobody ever said it', () => {
    const list = silent();
    list.reviews.compared(importId, [own({ taxBasisPoints: null })]);
    expect([asked(list), list.codes(0)]).toEqual([
      [
        ['tax', 1],
        ['stock', 1],
      ],
      ['TAX_MISSING'],
    ]);
  });

  it('keeps its name where the list has its variant in the name', () => {
    const list = openedReview('products', parsedProducts([{ name: 'FENDER F4, navy' }]));
    list.reviews.compared(importId, [own({ variant: 'Navy', sharedName: 'Fender F4' })]);
    expect([list.row().comparison, list.reviews.products(importId)[0]?.name, list.codes()]).toEqual([
      'unchanged',
      'Fender F4',
      [],
    ]);
  });

  it('says which name buyers go on seeing where other items have its product', () => {
    const list = openedReview('products', parsedProducts([{ name: 'Fender, size 4' }]));
    list.reviews.compared(importId, [own({ sharedName: 'Fender F4' })]);
    expect(list.row().findings.map(({ code, message }) => [code, message])).toEqual([
      [
        'NAME_SHARED',
        'Buyers go on seeing “Fender F4”: other items have the same product. “Fender, size 4” is shown in your inventory alone.',
      ],
    ]);
    list.reviews.compared(importId, [own({})]);
    expect(list.codes()).toEqual([]);
  });

  it('is no longer counted once the list says so', () => {
    const list = openedReview('products', parsedProducts([{ quantity: 'not counted' }]));
    list.reviews.compared(importId, [own({})]);
    expect(list.row().changes).toEqual([{ field: 'stock', before: '24', after: 'not counted' }]);
  });
});
