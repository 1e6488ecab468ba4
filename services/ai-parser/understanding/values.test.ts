import { describe, expect, it } from 'vitest';
import { isBarcode } from './barcode-text.ts';
import { namedCurrency } from './currencies.ts';
import { suggestedDepartment } from './departments.ts';
import { minutesOf } from './duration-text.ts';
import { headerOf } from './header-meaning.ts';
import { withoutMarkup } from './plain-text.ts';
import { isFailedFormula, isPlaceholder, readPrice } from './price-cell.ts';

describe('a price', () => {
  it.each([
    ['$120 ono', { price: '120', currency: 'USD' }],
    ['89,50 €', { price: '89.50', currency: 'EUR' }],
    ['EUR 1.234,50', { price: '1234.50', currency: 'EUR' }],
    ['£1,234.50', { price: '1234.50', currency: 'GBP' }],
    ['CHF 1’200.00', { price: '1200.00', currency: 'CHF' }],
    ['1 200 kr', { price: '1200' }],
    ['18 €/m²', { price: '18', currency: 'EUR', perUnit: 'm²' }],
    ['€ 65,00 / Std.', { price: '65.00', currency: 'EUR', perUnit: 'Std.' }],
    ['IDR. 143.500.000', { price: '143500000', currency: 'IDR' }],
    ['USD .50', { price: '0.50', currency: 'USD' }],
    ['1 990 ₽ / 170 г', { price: '1990', currency: 'RUB', perUnit: '170 г' }],
    ['45.00 EUR per hour', { price: '45.00', currency: 'EUR', perUnit: 'hour' }],
    ['13,00 € la part', { price: '13.00', currency: 'EUR', perUnit: 'part' }],
    ['170pln', { price: '170', currency: 'PLN' }],
    ['120 € HT', { price: '120', currency: 'EUR', taxIncluded: false }],
    ['99,00 € inkl. MwSt.', { price: '99.00', currency: 'EUR', taxIncluded: true }],
    ['€ 850 + IVA', { text: '€ 850 + IVA', currency: 'EUR' }],
    ['E250.00', { price: '250.00' }],
    ['E27', { text: 'E27' }],
    ['450 DA', { price: '450', currency: 'DZD' }],
    ['550,0 грн\\кг', { price: '550.0', currency: 'UAH', perUnit: 'кг' }],
    ['12.50*', { price: '12.50' }],
    ['ab 800 €', { text: 'ab 800 €', currency: 'EUR' }],
    ['10-20', { text: '10-20' }],
    ['on request', { text: 'on request' }],
    ['£375 per berth (5 in total)', { price: '375', currency: 'GBP', perUnit: 'berth' }],
    ['£750 edition of 10', { price: '750', currency: 'GBP', isInWords: true }],
    ['$3,000 per person - 5 days', { price: '3000', currency: 'USD', isInWords: true, perUnit: 'person' }],
    ['Only $449.00', { price: '449.00', currency: 'USD', isInWords: true }],
    ['$700 $7.00/m', { price: '700', currency: 'USD', isInWords: true }],
    ['€ 1.250 ohne Segel', { price: '1250', currency: 'EUR', isInWords: true, isAmbiguous: false }],
    ['£20 and up', { text: '£20 and up', currency: 'GBP' }],
    ['£20 to £30 a day', { text: '£20 to £30 a day', currency: 'GBP' }],
    ['€50 discount', { text: '€50 discount', currency: 'EUR' }],
    ['£750 + 5% fee', { text: '£750 + 5% fee', currency: 'GBP' }],
    ['-', {}],
    ['n/a', {}],
    ['1.234', { price: '1234', isAmbiguous: true }],
  ])('in %s', (cell, wanted) => {
    const { currency, ...read } = readPrice(cell, null);
    const nothing = {
      price: null,
      text: null,
      isAmbiguous: false,
      currency: null,
      taxIncluded: null,
      perUnit: null,
      isInWords: false,
    };
    expect({ ...read, currency: currency?.code ?? null }).toEqual({ ...nothing, ...wanted });
  });

  it.each([
    ['999999', true],
    ['99999.99', true],
    ['0.01', true],
    ['9999', false],
    ['999.99', false],
    ['0.10', false],
  ])('%s stands for none: %s', (price, isNone) => {
    expect(isPlaceholder(price)).toBe(isNone);
  });

  it.each([
    ['#N/A', true],
    ['#REF!', true],
    ['#¡VALOR!', true],
    ['#BEZUG!', true],
    ['#DIV/0!', true],
    ['#NAME?', true],
    ['#12', false],
    ['# 4 navy', false],
  ])('%s is a formula that failed: %s', (text, hasFailed) => {
    expect(isFailedFormula(text)).toBe(hasFailed);
  });
});

describe('a currency', () => {
  it.each([
    ['Preis in EUR', 'EUR', true],
    ['euros', 'EUR', true],
    ['PRECIO $', 'USD', false],
    ['US$ 12', 'USD', true],
    ['A$ 12', 'AUD', true],
    ['R$ 12', 'BRL', true],
    ['BOTTLE N$', 'NAD', true],
    ['NT$100', 'TWD', true],
    ['RD$ 1,200', 'DOP', true],
    ['J$ 1,200', 'JMD', true],
    ['TT$ 5', 'TTD', true],
    ['Precio COP $', 'COP', true],
    ['C$ 5', 'CAD', false],
    ['B$ 5', 'BSD', false],
    ['S/. 12.00', 'PEN', true],
    ['Precio (S/)', 'PEN', true],
    ['Bs. 12', 'BOB', false],
    ['Q 1,250.00', 'GTQ', true],
    ['Q3', null, null],
    ['Price (Rs/Kg)', 'INR', false],
    ['KSh 1,200', 'KES', true],
    ['1300  L.E.', 'EGP', true],
    ['Prix F CFA', 'XOF', false],
    ['Sizes S / M / L', null, null],
    ['12 zł', 'PLN', true],
    ['Цена 1 (сом)', 'KGS', true],
    ['5 000 сум', 'UZS', true],
    ['ALL PRICES', null, null],
    ['try our best', null, null],
    ['Europe', null, null],
    ['12,50', null, null],
  ])('in %s', (text, code, isSure) => {
    const named = namedCurrency(text);
    expect([named?.code ?? null, named?.isSure ?? null]).toEqual([code, isSure]);
  });
});

describe('a duration', () => {
  it.each([
    ['90 min', null, 90],
    ['1h30', null, 90],
    ['1 h 30 min', null, 90],
    ['1,5 h', null, 90],
    ['2 Stunden', null, 120],
    ['½ h', null, 30],
    ['1:30', null, 90],
    ['45', 'minutes', 45],
    ['1.5', 'hours', 90],
    ['45', null, null],
    ['2 days', null, null],
    ['24:00 and on', null, null],
    ['0', 'minutes', null],
  ] as const)('%s in %s', (text, unit, minutes) => {
    expect(minutesOf(text, unit)).toBe(minutes);
  });
});

describe('a header', () => {
  it.each([
    ['Precio [Marina Shop]', 'price', { strength: 1 }],
    ['unit_price', 'unitPrice', { strength: 1 }],
    ['stockOnHand', 'quantity', { strength: 1 }],
    ['Wholesale price', 'cost', { strength: 1 }],
    ['Prix d’achat', 'cost', { strength: 1 }],
    ['Prix HT (€)', 'price', { strength: 1, taxIncluded: false, currency: 'EUR' }],
    ['Stückpreis inkl. MwSt.', 'unitPrice', { strength: 1, taxIncluded: true }],
    ['Precio (UYU)', 'price', { strength: 1, currency: 'UYU' }],
    ['Precio (ALL)', 'price', { currency: undefined }],
    ['Length (AWG)', 'measure', { currency: undefined }],
    ['Kundenpreis', 'price', { strength: 0.85 }],
    ['Price per hour', 'unitPrice', { perUnit: 'hour' }],
    ['Minimal quantity', 'minimum', { strength: 1 }],
    ['Quantité minimale', 'minimum', { strength: 1 }],
    ['Código de barras', 'barcode', { strength: 1 }],
    ['Wind', 'measure', { strength: 1 }],
  ] as const)('%s means %s', (text, meaning, wanted) => {
    const header = headerOf(text);
    const read = { ...header, currency: header.currency?.code, strength: header.meanings[0]?.strength };
    expect([header.meanings[0]?.meaning, read]).toMatchObject([meaning, wanted]);
  });

  it('has no meaning if its words are unknown', () => {
    expect(headerOf('Xyzzy').meanings).toEqual([]);
  });
});

it.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['036000291452', true],
  ['1234567890123', false],
  ['123', false],
])('%s is a whole barcode: %s', (text, isWhole) => {
  expect(isBarcode(text)).toBe(isWhole);
});

it.each([
  ['<p>Braided &amp; <b>spliced</b></p>', 'Braided & spliced'],
  ['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
  ['a<script>alert(1)</script>b', 'a b'],
  ['caf&#233;', 'café'],
  ['Hose <30 mm', 'Hose <30 mm'],
])('%s is read as %s', (text, plain) => {
  expect(withoutMarkup(text)).toBe(plain);
});

it.each([
  ['Mooring lines', 'exterior'],
  ['Ölfilter', 'engineering'],
  ['Chef knife', 'chef-galley'],
  ['Deck oil', null],
  ['Something', null],
])('%s belongs to %s', (text, department) => {
  expect(suggestedDepartment(text)).toBe(department);
});
