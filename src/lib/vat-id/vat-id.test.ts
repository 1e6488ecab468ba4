import { describe, expect, test } from 'vitest';
import { vatCountries } from './vat-countries.ts';
import { readVatId } from './vat-id.ts';

/** Random numbers judged by python-stdnum: valid, and with wrong check digits. */
const judgedElsewhere: Readonly<
  Record<string, readonly [right: readonly string[], wrong: readonly string[]]>
> = {
  AT: [['ATU39099603'], ['ATU52601815']],
  BE: [
    ['BE0052989516', 'BE578233925'],
    ['BE0147433750', 'BE204101842'],
  ],
  BG: [
    ['BG310278944', 'BG542115672', 'BG520070915', 'BG5654858854'],
    ['BG055116696', 'BG9881147085', 'BG8818445003'],
  ],
  CH: [
    ['CHE134623808MWST', 'CHE821194316TVA', 'CHE134623808'],
    ['CHE037383992MWST', 'CHE309291374'],
  ],
  CY: [['CY99000856H'], ['CY84676932R']],
  CZ: [
    ['CZ43618308', 'CZ214805473', 'CZ672562740', 'CZ618351667'],
    ['CZ52159068', 'CZ607348554', 'CZ610490254'],
  ],
  DE: [['DE875823673'], ['DE110344502']],
  DK: [['DK86211432'], ['DK18441146']],
  EE: [['EE100931558'], ['EE186131344']],
  ES: [['ESW29639309', 'ESF1528243G'], ['ESM87040910']],
  FI: [['FI19894729'], ['FI00839874']],
  FR: [
    ['FR19700249857', 'FRU5138324272', 'FR2W178614343'],
    ['FR78895475010', 'FRN9476788990'],
  ],
  GB: [
    ['GB229190112', 'GB403000341021', 'GBGD481'],
    ['GB985128891', 'GB459726018367'],
  ],
  GR: [['EL388103055'], ['EL601150690']],
  HR: [['HR58902578508'], ['HR25681401303']],
  HU: [['HU65745197'], ['HU23812667']],
  IE: [
    ['IE6157015R', 'IE2272910OA', 'IE2X22367U'],
    ['IE0619039O', 'IE7933056HG'],
  ],
  IT: [['IT84384310995'], ['IT83851840346']],
  LT: [
    ['LT309631411', 'LT770321783115'],
    ['LT235453818', 'LT386165246918'],
  ],
  LU: [['LU93416016'], ['LU86287386']],
  LV: [
    ['LV87629642387', 'LV32566227658'],
    ['LV64995323776', 'LV32316716067'],
  ],
  MT: [['MT25520971'], ['MT34946918']],
  NL: [['NL161431975B56'], ['NL087118023B66']],
  NO: [['NO200617029MVA', 'NO200617029'], ['NO217661751MVA']],
  PL: [['PL9078173974'], ['PL3187906969']],
  PT: [['PT768059003'], ['PT474368938']],
  RO: [
    ['RO2357733025', 'RO925780580', 'RO45331985'],
    ['RO1104171238', 'RO735236886'],
  ],
  SE: [['SE106173741501'], ['SE874783889001']],
  SI: [['SI85149152'], ['SI71871484']],
  SK: [['SK3893362682'], ['SK8877999828']],
};
const wrongDigit = {
  rule: 'checksum',
  message: 'One of the digits is wrong. Compare it with the company’s invoices.',
};

test('every country is compared', () => {
  expect(Object.keys(judgedElsewhere)).toEqual(Object.keys(vatCountries));
});

test.each(Object.entries(judgedElsewhere))(
  'numbers of %s are told apart by their check digits',
  (country, [right, wrong]) => {
    expect(right.map((vatId) => readVatId(vatId, country))).toEqual(
      right.map((value) => ({ ok: true, value })),
    );
    expect(wrong.map((vatId) => readVatId(vatId, country))).toEqual(
      wrong.map(() => ({ ok: false, error: wrongDigit })),
    );
  },
);

test.each(Object.entries(vatCountries))('the example of %s is one', (country, { example, letters }) => {
  expect(readVatId(example, country)).toEqual({ ok: true, value: example.replaceAll(/[\s.-]/g, '') });
  expect(example.startsWith(letters)).toBe(true);
});

describe('a VAT ID', () => {
  test.each([
    ['es b-12345674', 'ES', 'ESB12345674'],
    ['B12345674', 'ES', 'ESB12345674'],
    ['GR 123456783', 'GR', 'EL123456783'],
    ['123 456 788', 'DE', 'DE123456788'],
    ['CHE-123.456.788', 'CH', 'CHE123456788'],
    ['FR11123456782', 'MC', 'FR11123456782'],
    ['GB123456782', 'IM', 'GB123456782'],
    ['ME03214480', 'ME', 'ME03214480'],
    ['98-7654321', 'US', '987654321'],
    ['DE123456788', null, 'DE123456788'],
    ['03214480', null, '03214480'],
  ])('%j of %s is kept as %s', (text, country, value) => {
    expect(readVatId(text, country)).toEqual({ ok: true, value });
  });

  test.each([
    ['what', 'DE', 'format', 'This isn’t a German VAT ID: they look like DE123456788.'],
    ['ATU1234567', 'AT', 'format', 'This isn’t an Austrian VAT ID: they look like ATU12345675.'],
    ['', 'US', 'format', 'Enter the VAT ID as it is on the company’s invoices.'],
    ['DE123456789', 'DE', 'checksum', wrongDigit.message],
    ['DE123456789', null, 'checksum', wrongDigit.message],
    // The eighth to tenth digit are the province; there is no 890.
    ['IT12345678903', 'IT', 'checksum', wrongDigit.message],
    [
      'DE123456788',
      'FR',
      'country',
      'This is a German VAT ID. Enter the one of the company’s country, or choose another country.',
    ],
    [
      'ATU12345675',
      'ME',
      'country',
      'This is an Austrian VAT ID. Enter the one of the company’s country, or choose another country.',
    ],
    // Of another country and invalid there too: the message explains the format of the company's country.
    ['DE123456789', 'IT', 'format', 'This isn’t an Italian VAT ID: they look like IT01234560124.'],
  ])('%j of %s is refused: %s', (text, country, rule, message) => {
    expect(readVatId(text, country)).toEqual({ ok: false, error: { rule, message } });
  });
});
