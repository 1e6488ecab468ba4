import { expect, test } from 'vitest';
import { decideCommissionTax } from './commission-tax.domain.ts';

const france = { country: 'FR', vatId: 'FR55773104823', registrationNumber: '773 104 823' };

test.each([
  [
    'in its own country, at its rate',
    { country: 'FR', vatId: 'FR54512884313', registrationNumber: '1' },
    'S',
    2000,
  ],
  [
    'in Monaco, which is France for VAT',
    { country: 'MC', vatId: 'FR54512884313', registrationNumber: '1' },
    'S',
    2000,
  ],
  [
    'in another state, who accounts for it',
    { country: 'ES', vatId: 'ESB07482110', registrationNumber: '1' },
    'AE',
    0,
  ],
  [
    'in another state without a VAT ID, at its own rate',
    { country: 'ES', vatId: null, registrationNumber: '1' },
    'S',
    2000,
  ],
  ['outside the Union, by its register', { country: 'GI', vatId: null, registrationNumber: '1' }, 'O', 0],
  [
    'outside the Union with a number',
    { country: 'ME', vatId: 'ME03214480', registrationNumber: '1' },
    'O',
    0,
  ],
] as const)('a French market invoices a vendor %s', (_, vendor, category, rateBps) => {
  expect(decideCommissionTax(france, vendor)).toMatchObject({ ok: true, value: { category, rateBps } });
});

test('a market without a VAT ID charges none at home, and cannot decide for other states', () => {
  const unregistered = { ...france, vatId: null };
  const home = decideCommissionTax(unregistered, { ...france, vatId: null });
  expect(home).toMatchObject({ ok: true, value: { category: 'E', rateBps: 0 } });
  const there = { country: 'ES', vatId: 'ESB07482110', registrationNumber: '1' };
  expect(decideCommissionTax(unregistered, there)).toMatchObject({
    ok: false,
    error: { needed: ['seller_vat_registration'] },
  });
});

test('the tax of a vendor without a country is undecided', () => {
  const nowhere = { country: null, vatId: null, registrationNumber: null };
  expect(decideCommissionTax(france, nowhere)).toMatchObject({ error: { needed: ['buyer_country'] } });
});
