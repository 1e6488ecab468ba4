import { describe, expect, it } from 'vitest';
import { asNamed, isSpanOfSums, namesNothing, pricedText } from './name-and-price.ts';

describe('a line that ends in a price', () => {
  it.each([
    ['Vollkornbrot 500g  4,20 €', 'Vollkornbrot 500g', '4,20 €'],
    ['Cleaning (small) 4 000 Ft', 'Cleaning (small)', '4 000 Ft'],
    ['Coffee ..... 3', 'Coffee', '3'],
    ['Plain + Nutella = 75', 'Plain + Nutella', '75'],
    ['Стрижка от 500 руб.', 'Стрижка', 'от 500 руб.'],
    ['Maki ab 5,-', 'Maki', 'ab 5,-'],
    ['Menu 1 12,90', 'Menu 1', '12,90'],
    ['Handstrip Starting from Â£55', 'Handstrip', 'Starting from £55'],
    ['Visit 14,00 € *(per hour)', 'Visit', '14,00 € *(per hour)'],
    ['Boat rental $1,200 per day', 'Boat rental', '$1,200 per day'],
    ['Anchor 20–30 €', 'Anchor', '20–30 €'],
    ['Logo od 45€ - do 150€', 'Logo', 'od 45€ - do 150€'],
    ['Еспресо 30мл 3.60 лв | 1.84 €', 'Еспресо 30мл', '3.60 лв | 1.84 €'],
    ['Glenlivet 14.20 лв |', 'Glenlivet', '14.20 лв'],
    ['Headlight: $200 each;', 'Headlight', '$200 each'],
    ['洗衣 ¥25', '洗衣', '¥25'],
    ['Burrata Q 135.00', 'Burrata', 'Q 135.00'],
    ['90 €', '', '90 €'],
    ['Safari E1,250.00', 'Safari', 'E1,250.00'],
    ['Mooring 450 DA', 'Mooring', '450 DA'],
    ['Insoles 185,00 € sis.alv', 'Insoles', '185,00 € sis.alv'],
    ['Ancre 12,50 € TTC', 'Ancre', '12,50 € TTC'],
    ['Survey £450 + VAT', 'Survey', '£450 + VAT'],
    ['Cleaning: 90 minutes, 1 500 ₽', 'Cleaning: 90 minutes', '1 500 ₽'],
    ['- 125х1.0х22 – 18,00 руб', '- 125х1.0х22', '18,00 руб'],
    ['125х22 Р60,80 – 51,00 руб', '125х22 Р60,80', '51,00 руб'],
    ['Polering 990:-', 'Polering', '990:-'],
    ['Lagning 30:- per styck', 'Lagning', '30:- per styck'],
    ['Perm – $100 &up', 'Perm', '$100 &up'],
    ['تنظيف 120 درهم', 'تنظيف', '120 درهم'],
    ['Massage 7,06 BYN', 'Massage', '7,06 BYN'],
  ])('%s', (line, name, price) => {
    expect(pricedText(line)).toEqual({ name, price });
  });

  it.each([
    'Water 0,5 l',
    'Rope 12 mm',
    'Page 3',
    '12.10.2024',
    'Season 10.06-15.06',
    'Tel. 0171 2345678',
    'Prices 2026',
    'Report Q3',
    'Open 10:-12',
  ])('%s has none', (line) => {
    expect(pricedText(line)).toBeNull();
  });
});

it.each([
  ['60 min', true],
  ['1,5 h', true],
  ['pro Person', true],
  ['Mini', false],
  ['Prospect', false],
])('takes %s for no name: %s', (text, isNothing) => {
  expect(namesNothing(text)).toBe(isNothing);
});

describe('a name next to its price', () => {
  it.each([
    ['Keratin from', '450', 'Keratin', 'from 450'],
    ['Coffee €', '2,00', 'Coffee', '€ 2,00'],
    ['▪ Teoriakoe', '35 €', 'Teoriakoe', '35 €'],
    ['- Demontage', '50 €', 'Demontage', '50 €'],
    ['(©) Trippa', '5,00', 'Trippa', '5,00'],
    ['“Zero” cut', '5,00', '“Zero” cut', '5,00'],
    ['Vitamin A', '5,00', 'Vitamin A', '5,00'],
  ])('%s, %s', (text, sum, name, price) => {
    expect(asNamed({ name: text, price: sum })).toEqual({ name, price });
  });
});

describe('two whole numbers', () => {
  it('are two prices if they are for small and large', () => {
    expect(['9 | 36', '300-350'].map(isSpanOfSums)).toEqual([true, true]);
    expect(['36 | 9', '350-300', '9 36'].map(isSpanOfSums)).toEqual([false, false, false]);
  });
});
