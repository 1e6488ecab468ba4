import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decideServiceTax, decideTax, type TaxAnswer, type TaxBuyer, type TaxQuestion } from './index.ts';

const from = (country: string, vatRegistered = true) => ({ country, vatRegistered });
const person = (country: string): TaxBuyer => ({
  country,
  status: 'private',
  vatId: null,
  usedCommercially: false,
});
const business = (country: string, vatId: string | null = `${country}123456789`): TaxBuyer => ({
  country,
  status: 'business',
  vatId,
  usedCommercially: false,
});
const commercial = (buyer: TaxBuyer): TaxBuyer => ({ ...buyer, usedCommercially: true });

const spanish = { seller: from('ES'), listingRateBps: 2100 };
const onYacht = { ...spanish, supply: 'service_on_yacht' } as const;
const general = { ...spanish, supply: 'general_service', place: null } as const;
const remote = { ...spanish, supply: 'remote_service', place: null } as const;
const goods = { ...spanish, supply: 'goods' } as const;

/** By their number in the tables of ADR 0020. */
const cases: Readonly<Record<string, TaxQuestion>> = {
  S1: { ...onYacht, buyer: person('ES'), place: 'ES' },
  S2: { ...onYacht, buyer: person('DE'), place: 'ES' },
  S3: { ...onYacht, buyer: person('ES'), place: 'IT' },
  S4: { ...onYacht, buyer: person('ES'), place: 'IT', listingRateBps: 1000 },
  S5: { ...onYacht, seller: from('FR'), listingRateBps: 2000, buyer: person('FR'), place: 'MC' },
  S6: { ...onYacht, buyer: person('ES'), place: 'GI' },
  S7: { ...onYacht, buyer: person('ES'), place: 'ME' },
  S8: { ...onYacht, buyer: business('ES'), place: 'IT' },
  S9: { ...onYacht, buyer: business('HR'), place: 'ES' },
  S10: { ...onYacht, buyer: business('HR', null), place: 'ES' },
  S11: { ...onYacht, buyer: business('US', '98-7654321'), place: 'ES' },
  S12: { ...onYacht, buyer: business('US', null), place: 'ES' },
  S13: { ...onYacht, buyer: commercial(business('ES')), place: 'ES' },
  S14: { ...onYacht, buyer: commercial(business('HR')), place: 'ES' },
  S15: { ...onYacht, buyer: commercial(business('ES', null)), place: 'ES' },
  S16: { ...onYacht, buyer: commercial(person('ES')), place: 'ES' },
  S17: { ...general, buyer: person('GB') },
  S18: { ...general, buyer: business('HR') },
  S19: { ...general, buyer: commercial(business('ES')) },
  S20: { ...remote, buyer: person('GR') },
  S21: { ...remote, buyer: person('TR') },
  S22: { ...onYacht, seller: from('ES', false), buyer: person('ES'), place: 'ES' },
  S23: { ...onYacht, seller: from('ES', false), buyer: business('HR'), place: 'ES' },
  S24: { ...onYacht, seller: from('ES', false), buyer: person('ES'), place: 'IT' },
  S25: { ...onYacht, listingRateBps: 0, buyer: person('ES'), place: 'ES' },
  S26: { ...onYacht, seller: from('ME'), buyer: person('ME'), place: 'ME' },
  S27: { ...onYacht, seller: from('ME'), buyer: person('HR'), place: 'HR' },
  S28: { ...onYacht, seller: from('GB'), listingRateBps: 2000, buyer: person('GB'), place: 'GB' },
  S29: { ...onYacht, seller: from('GB'), listingRateBps: 2000, buyer: business('FR'), place: 'FR' },
  S30: { ...onYacht, seller: from('GI', false), listingRateBps: 0, buyer: person('GI'), place: 'GI' },
  S31: { ...onYacht, seller: from('GB'), buyer: business('US', '98-7654321'), place: 'ES' },
  S32: { ...onYacht, seller: from('US'), listingRateBps: 700, buyer: person('US'), place: 'US' },
  S33: { ...onYacht, seller: from('MT'), listingRateBps: 1800, buyer: business('EL'), place: 'MT' },
  S34: { ...onYacht, buyer: person('ES'), place: null },
  S35: { ...onYacht, buyer: person('XI'), place: 'ES' },
  G1: { ...goods, buyer: person('ES'), place: 'ES' },
  G2: { ...goods, buyer: business('FR'), place: 'ES' },
  G3: { ...goods, buyer: business('FR'), place: 'FR' },
  G4: { ...goods, buyer: business('ES'), place: 'FR' },
  G5: { ...goods, buyer: business('FR', null), place: 'FR' },
  G6: { ...goods, seller: { ...from('ES'), taxedAtDestination: true }, buyer: person('FR'), place: 'FR' },
  G7: { ...goods, seller: { ...from('ES'), taxedAtDestination: false }, buyer: person('FR'), place: 'FR' },
  G8: {
    ...goods,
    seller: { ...from('ES'), taxedAtDestination: true },
    listingRateBps: 1000,
    buyer: person('FR'),
    place: 'FR',
  },
  G9: { ...goods, buyer: person('GI'), place: 'GI' },
  G10: { ...goods, seller: from('ES', false), buyer: person('GI'), place: 'GI' },
  G11: { ...goods, buyer: commercial(business('ES')), place: 'ES' },
  G12: { ...goods, buyer: commercial(business('FR')), place: 'FR' },
  G13: { ...goods, seller: from('GB'), buyer: person('ES'), place: 'ES' },
  G14: { ...goods, seller: from('GB'), buyer: person('GI'), place: 'GI' },
  G15: { ...goods, seller: from('FR'), listingRateBps: 2000, buyer: person('MC'), place: 'MC' },
  G16: { ...goods, listingRateBps: 0, buyer: person('ES'), place: 'ES' },
  G17: { ...goods, seller: from('ES', false), buyer: business('FR'), place: 'FR' },
  G18: { ...goods, seller: from('ES', false), buyer: commercial(business('ES')), place: 'ES' },
};

/** In the notation of the tables: "S 21 %", "AE", "asks: place". */
function outcome(answer: TaxAnswer): string {
  if (!answer.ok) return `asks: ${answer.error.needed.join(', ')}`;
  const { category, rateBps } = answer.value;
  return category === 'S' ? `S ${rateBps / 100} %` : category;
}

const adr = readFileSync(
  new URL('../../../../docs/adr/0020-tax-is-decided-by-one-function.md', import.meta.url),
  'utf8',
);
/** The columns of a row: number, case, outcome, basis. */
const rows = [...adr.matchAll(/^\| ([SG]\d+) +\|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
  const [, decided = '', basis = ''] = rest.split('|').map((cell) => cell.trim());
  return { number, decided, basis };
});

describe('decideTax', () => {
  it.each(rows)('decides case $number of ADR 0020: $decided', ({ number, decided, basis }) => {
    const question = cases[number];
    if (question === undefined) throw new Error(`Case ${number} has no question here.`);
    const answer = decideTax(question);
    expect(outcome(answer)).toBe(decided);
    const articles = basis.match(/\d+[a-z]?(?:\(\w+\))*/g) ?? [];
    if (answer.ok) for (const article of articles) expect(answer.value.reason).toContain(article);
  });

  it('has every tested case in the ADR', () => {
    expect(rows.map(({ number }) => number).sort()).toEqual(Object.keys(cases).sort());
  });

  it('never charges a rate in a category without tax, and gives a reason for each', () => {
    for (const question of Object.values(cases)) {
      const answer = decideTax(question);
      if (!answer.ok) continue;
      expect(answer.value.reason).toMatch(/\.$/);
      expect(answer.value.rateBps > 0).toBe(answer.value.category === 'S');
    }
  });

  it('does not assume a domestic reverse charge', () => {
    const answer = decideTax({ ...onYacht, buyer: business('ES'), place: 'ES' });
    expect(outcome(answer)).toBe('S 21 %');
  });
});

describe('decideServiceTax', () => {
  const booked = { seller: from('FR'), listingRateBps: 2000 };

  it('treats a buyer without billing details as a private person at the place of work', () => {
    const answer = decideServiceTax({ ...booked, billTo: null, placeKind: 'berth', portCountry: 'IT' });
    expect(outcome(answer)).toBe('S 22 %');
  });

  it("taxes remote work at the provider's for a buyer without billing details", () => {
    const answer = decideServiceTax({ ...booked, billTo: null, placeKind: 'remote', portCountry: null });
    expect(outcome(answer)).toBe('S 20 %');
  });

  it('decides for the billed business', () => {
    const answer = decideServiceTax({
      ...booked,
      billTo: business('MT'),
      placeKind: 'yard',
      portCountry: 'FR',
    });
    expect(outcome(answer)).toBe('AE');
  });
});
