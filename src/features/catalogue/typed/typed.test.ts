import { describe, expect, it } from 'vitest';
import { durationText, readDuration } from './typed-duration.ts';
import { includedText, readIncluded } from './typed-included.ts';
import { placeKindsText, readPlaceKinds } from './typed-place-kinds.ts';
import { readPrice } from './typed-price.ts';
import { readDurationUnits } from './typed-quantity.ts';
import { readReorderLevel, readStock } from './typed-stock.ts';
import { readTax } from './typed-tax.ts';
import { readNeeded, readOptional } from './typed-text.ts';

describe('a price', () => {
  it.each([
    ['89.50', 8950],
    ['89,5', 8950],
    ['€ 1.234,56', 123456],
    ['1 234,56', 123456],
    ["1'234.50", 123450],
    ['1,234', 123400],
    ['12,-', 1200],
  ])('typed as %s is understood', (text, value) => {
    expect(readPrice(text, 'EUR')).toEqual({ value });
  });

  it.each([
    ['', 'Enter a price, like 89.50.'],
    ['on request', 'Enter a price, like 89.50.'],
    ['89.5051', 'EUR has 2 decimals, like 89.50. For thousands, write 1200 or 1,200.'],
    ['12.345', 'EUR has 2 decimals, like 89.50. For thousands, write 1200 or 1,200.'],
    ['-5', 'Price must be above zero.'],
    ['0,00', 'Price must be above zero.'],
    ['1000000000.01', 'This price is too high.'],
  ])('typed as "%s" is not taken', (text, problem) => {
    expect(readPrice(text, 'EUR')).toEqual({ problem });
  });

  it('in a currency without minor units is whole', () => {
    expect([readPrice('1,200', 'JPY'), readPrice('12.5', 'JPY')]).toEqual([
      { value: 1200 },
      { problem: 'JPY prices have no decimals. For thousands, write 1200 or 1,200.' },
    ]);
  });
});

describe('stock', () => {
  it.each([
    ['24', { value: 24 }],
    [' ', { value: null }],
    ['1.200', { value: 1200 }],
    ['2,5', { problem: 'Stock must be a whole number. Leave it empty if you don’t count it.' }],
    ['many', { problem: 'Stock must be a whole number. Leave it empty if you don’t count it.' }],
    ['-1', { problem: 'Stock can’t be below zero.' }],
    ['10000001', { problem: 'Stock can be at most 10,000,000.' }],
  ])('typed as "%s"', (text, expected) => {
    expect(readStock(text)).toEqual(expected);
  });
});

describe('a duration', () => {
  it.each([
    ['90', 90],
    ['1:30', 90],
    ['1h30', 90],
    ['1 H 30 min', 90],
    ['1,5 h', 90],
    ['45 min', 45],
    ['2 days', 2880],
    ['1d 4h', 1680],
  ])('typed as %s is understood', (text, value) => {
    expect(readDuration(text)).toEqual({ value });
  });

  it.each(['', 'soon', '3 weeks', '1h x', '4', '31 days'])('typed as "%s" is not taken', (text) => {
    expect(readDuration(text)).toEqual({ problem: expect.any(String) as string });
  });

  it.each([5, 45, 60, 90, 1440, 1680, 43200])('of %i minutes is read back from its own words', (minutes) => {
    expect(readDuration(durationText(minutes))).toEqual({ value: minutes });
  });
});

describe('how many units a duration is for', () => {
  const problem =
    'Quantity must be a whole number from 1 to 999. Leave it empty if the duration is always the same.';
  it.each([
    ['40', { value: 40 }],
    [' ', { value: null }],
    ['999', { value: 999 }],
    ['1000', { problem }],
    ['0', { problem }],
    ['1,5', { problem }],
    ['a few', { problem }],
  ])('typed as "%s"', (text, expected) => {
    expect(readDurationUnits(text)).toEqual(expected);
  });
});

describe('where a service is done', () => {
  it.each([
    ['at the berth', ['berth']],
    ['Berth, our yard', ['berth', 'yard']],
    ['on board or in the yard', ['berth', 'yard']],
    ['remotely; berth and berth', ['remote', 'berth']],
  ])('typed as "%s" is understood', (text, value) => {
    expect(readPlaceKinds(text)).toEqual({ value });
  });

  it.each(['', ' , ', 'at sea', 'berth, at sea', 'shipyardish'])('typed as "%s" is not taken', (text) => {
    expect(readPlaceKinds(text)).toEqual({
      problem: 'Enter one or more of: at the berth, at our yard, remotely.',
    });
  });

  it('is read back from its own words', () => {
    const all = ['berth', 'yard', 'remote'] as const;
    expect(readPlaceKinds(placeKindsText(all))).toEqual({ value: all });
  });
});

describe('what a price includes', () => {
  it.each([
    ['Filters, oil; Written report', ['Filters, oil', 'Written report']],
    [' ;Filters ; ', ['Filters']],
    ['', []],
    ['a;b;c;d;e;f;g;h;i;j;k;l', 'abcdefghijkl'.split('')],
    ['x'.repeat(120), ['x'.repeat(120)]],
  ])('typed as "%s" is understood, and read back from its own words', (text, value) => {
    expect(readIncluded(text)).toEqual({ value });
    expect(readIncluded(includedText(value))).toEqual({ value });
  });

  it('is at most twelve points', () => {
    expect(readIncluded('a;b;c;d;e;f;g;h;i;j;k;l;m')).toEqual({
      problem: 'Enter at most 12 points, separated by semicolons.',
    });
  });

  it('is points of at most 120 characters', () => {
    expect(readIncluded('x'.repeat(121))).toEqual({
      problem: 'Each point can have at most 120 characters. Separate points with semicolons.',
    });
  });
});

describe('a rate of tax', () => {
  it('is typed in percent, and none is an answer too', () => {
    expect([readTax('21', null), readTax('5,5 %', 2100), readTax('0', 2100), readTax(' ', null)]).toEqual([
      { value: 2100 },
      { value: 550 },
      { value: 0 },
      { value: null },
    ]);
  });

  it.each(['', '101', 'none'])('typed as "%s" over another is not taken', (text) => {
    expect(readTax(text, 2100)).toEqual({
      problem: 'Enter a tax rate from 0 to 100, like 21. Enter 0 for no tax.',
    });
  });
});

it('a text is trimmed, and as long as the contract lets it be', () => {
  expect([
    readOptional('  ', 'Brand', 4),
    readOptional(' a b ', 'Brand', 4),
    readOptional('12345', 'Brand', 4),
  ]).toEqual([{ value: null }, { value: 'a b' }, { problem: 'Brand can have at most 4 characters.' }]);
  expect([readNeeded('', 'Name', 4), readNeeded('a', 'Name', 4)]).toEqual([
    { problem: 'Enter a name.' },
    { value: 'a' },
  ]);
});

it('a reorder level is a count, or none', () => {
  expect([readReorderLevel('5'), readReorderLevel(''), readReorderLevel('1.5')]).toEqual([
    { value: 5 },
    { value: null },
    { problem: 'Reorder level must be a whole number. Leave it empty for no warning.' },
  ]);
});
