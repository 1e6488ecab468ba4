import { describe, expect, it } from 'vitest';
import { decimalStyleOf, readDecimal, type DecimalMark } from './decimal-text.ts';

const sure = (decimal: string) => ({ decimal, isAmbiguous: false });

describe('a number as people write it', () => {
  it.each([
    ['0', '0'],
    ['12', '12'],
    ['007', '7'],
    ['89.50', '89.50'],
    ['89,5', '89.5'],
    ['.5', '0.5'],
    [',75', '0.75'],
    ['0.125', '0.125'],
    ['0,125', '0.125'],
    ['12.', '12'],
    ['1234.567', '1234.567'],
    ['2.5305', '2.5305'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234\u202f567', '1234567'],
    ["1'234.50", '1234.50'],
    ['1’234’567', '1234567'],
    ['12,34,567.89', '1234567.89'],
    ['€ 1.234,50', '1234.50'],
    ['89,50 €', '89.50'],
    ['$1,234.00', '1234.00'],
    ['12,-', '12'],
    ['12.–', '12'],
    ['1.200,--', '1200'],
    ['-4', '-4'],
    ['− 4,5', '-4.5'],
    ['4,50-', '-4.50'],
    ['(12.50)', '-12.50'],
    ['+3', '3'],
    ['-0.00', '0.00'],
    ['1.5E+5', '150000'],
    ['5,90123E+12', '5901230000000'],
    ['1.25E-3', '0.00125'],
    ['1.2345E+2', '123.45'],
  ])('reads %s', (text, decimal) => {
    expect(readDecimal(text)).toEqual(sure(decimal));
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    'twelve',
    'from 800',
    '12 kg',
    '10-20',
    '1.1.3',
    '404.038.96',
    '1,23,45',
    '1 23',
    '1.234,567,8',
    '1,234.567.8',
    '1.234 567,8',
    '16%',
    '1e5',
    '05/2026',
    '0.123.456',
    '1'.repeat(60),
  ])('takes %j for no number', (text) => {
    expect(readDecimal(text)).toBeNull();
  });
});

describe('three digits behind a single mark', () => {
  it.each([
    ['1.234', undefined, '1234', true],
    ['1,234', undefined, '1234', true],
    ['-12.500 €', undefined, '-12500', true],
    ['1.234', '.', '1.234', false],
    ['1.234', ',', '1234', false],
    ['1,234', ',', '1.234', false],
    ['1,234', '.', '1234', false],
  ] as const)('%s among numbers with %s is %s', (text, decimal, read, isAmbiguous) => {
    const around: { decimal?: DecimalMark } = decimal ? { decimal } : {};
    expect(readDecimal(text, around)).toEqual({ decimal: read, isAmbiguous });
  });

  it('leaves what can be read in one way only as it is, whatever is around it', () => {
    expect(readDecimal('12.50', { decimal: ',' })).toEqual(sure('12.50'));
    expect(readDecimal('1.234,50', { decimal: '.' })).toEqual(sure('1234.50'));
    expect(readDecimal('0.125', { decimal: ',' })).toEqual(sure('0.125'));
  });
});

describe('the decimal mark of a column', () => {
  it.each([
    [['1.234', '89,50', '12'], ','],
    [['1,234', '89.50', '12'], '.'],
    [['1.234.567', '15.000'], ','],
    [['1,234,567'], '.'],
    [['1.234,5 €'], ','],
    [['1.234', '15.000', '20'], null],
    [['12', 'on request', ''], null],
    [['89,50', '89.50'], null],
    [['1,5', '2,5', '3,5', '4,5', '5.5'], ','],
    [[], null],
  ])('of %j is %s', (texts, mark) => {
    expect(decimalStyleOf(texts)).toBe(mark);
  });
});
