import { describe, expect, it } from 'vitest';
import type { BillTo } from '../../../../src/lib/bill-to.ts';
import { decideGoodsTax } from './index.ts';

const seller = { country: 'ES', isVatRegistered: true, taxedAtDestination: null };
const company = (country: string, vatId: string | null): BillTo => ({
  status: 'business',
  country,
  vatId,
  usedCommercially: false,
});
const toFrance = {
  seller,
  deliveryKind: 'berth',
  collectedIn: null,
  portCountry: 'FR',
  listingRateBps: 2100,
} as const;

const decided = (sold: Parameters<typeof decideGoodsTax>[0]) => {
  const tax = decideGoodsTax(sold);
  return tax.ok ? [tax.value.category, tax.value.rateBps] : tax.error.needed;
};

describe('decideGoodsTax', () => {
  const person: BillTo = { ...company('FR', null), status: 'private' };
  const unregistered = { country: 'ES', isVatRegistered: false, taxedAtDestination: null };
  const said = (taxedAtDestination: boolean) => ({
    country: 'ES',
    isVatRegistered: true,
    taxedAtDestination,
  });

  it.each([
    ['at home', { portCountry: 'ES' }, ['S', 2100]],
    ['to another state, below the threshold of distance sales', {}, ['S', 2100]],
    ['before a port is chosen', { portCountry: null }, ['S', 2100]],
    [
      'collected at home, wherever the yacht is',
      { deliveryKind: 'collection', collectedIn: 'ES' },
      ['S', 2100],
    ],
    ['collected in another state', { deliveryKind: 'collection', collectedIn: 'FR' }, ['S', 2000]],
    ['collected outside the Union', { deliveryKind: 'collection', collectedIn: 'GI' }, ['O', 0]],
    ['out of the Union', { portCountry: 'GI' }, ['G', 0]],
    ['to another state, where the supplier is taxed', { seller: said(true) }, ['S', 2000]],
    ['to another state, as the supplier is below the threshold', { seller: said(false) }, ['S', 2100]],
    ['at home, though it is taxed elsewhere too', { portCountry: 'ES', seller: said(true) }, ['S', 2100]],
    [
      'collected, though it is taxed elsewhere too',
      { deliveryKind: 'collection', collectedIn: 'ES', seller: said(true) },
      ['S', 2100],
    ],
    ['at a zero rate', { portCountry: 'ES', listingRateBps: 0 }, ['Z', 0]],
    [
      'of a supplier outside the Union',
      { seller: { country: 'GI', isVatRegistered: false, taxedAtDestination: null } },
      [null, 2100],
    ],
    [
      'of a supplier who said no country',
      { seller: { country: null, isVatRegistered: false, taxedAtDestination: null } },
      [null, 2100],
    ],
  ] as const)('charges a private person what the seller’s law says, %s', (_where, sold, expected) => {
    for (const billTo of [null, person]) expect(decided({ ...toFrance, ...sold, billTo })).toEqual(expected);
  });

  it('tells a private person that import VAT may be due on what is brought into the Union, and nobody else', () => {
    const outside = { country: 'GI', isVatRegistered: false, taxedAtDestination: null };
    const said = (sold: Partial<Parameters<typeof decideGoodsTax>[0]>) => {
      const tax = decideGoodsTax({ ...toFrance, seller: outside, billTo: null, listingRateBps: 0, ...sold });
      return tax.ok ? tax.value : tax.error.needed;
    };
    const imported = expect.stringContaining('Import VAT and customs duty may be due');
    expect(said({})).toEqual({ rateBps: 0, category: null, reason: imported });
    expect(said({ portCountry: 'MC', billTo: person })).toEqual({
      rateBps: 0,
      category: null,
      reason: imported,
    });
    const unsaid = { rateBps: 0, category: null, reason: null };
    for (const sold of [
      { portCountry: 'GI' },
      { portCountry: null },
      { deliveryKind: 'collection', collectedIn: 'GI' },
      { seller: { ...outside, country: null } },
    ] as const)
      expect(said(sold)).toEqual(unsaid);
    expect(said({ billTo: company('FR', 'FR11123456782') })).toEqual(['importer']);
  });

  it('charges no VAT for a supplier without a VAT ID, neither to private persons nor to businesses', () => {
    for (const billTo of [null, person, company('ES', 'ESB12345674')])
      expect(decided({ ...toFrance, seller: unregistered, portCountry: 'ES', billTo })).toEqual(['E', 0]);
    expect(decided({ ...toFrance, seller: unregistered, billTo: person })).toEqual(['E', 0]);
    expect(decided({ ...toFrance, seller: unregistered, billTo: company('FR', 'FR11123456782') })).toEqual([
      'seller_vat_registration',
    ]);
  });

  it("charges a business in another state nothing for deliveries there, and the supplier's own rate at home", () => {
    expect(decided({ ...toFrance, billTo: company('FR', 'FR11123456782') })).toEqual(['K', 0]);
    expect(decided({ ...toFrance, portCountry: 'ES', billTo: company('FR', 'FR11123456782') })).toEqual([
      'S',
      2100,
    ]);
  });

  it('taxes a business without a VAT ID of another state at home, unless the goods are for its commercial yacht', () => {
    const spanish = company('ES', 'ESB12345674');
    expect(decided({ ...toFrance, billTo: spanish })).toEqual(['S', 2100]);
    expect(decided({ ...toFrance, listingRateBps: 1000, billTo: spanish })).toEqual(['S', 1000]);
    expect(decided({ ...toFrance, billTo: { ...spanish, usedCommercially: true } })).toEqual(['E', 0]);
  });

  it('taxes collected goods where they are collected, also for a business of another state', () => {
    const collected = { ...toFrance, deliveryKind: 'collection', collectedIn: 'ES' } as const;
    const billTo = company('FR', 'FR11123456782');
    expect(decided({ ...collected, billTo })).toEqual(['S', 2100]);
    expect(decided({ ...collected, collectedIn: 'IT', billTo })).toEqual(['S', 2200]);
    const charter = { ...billTo, usedCommercially: true };
    expect(decided({ ...collected, collectedIn: 'IT', billTo: charter })).toEqual(['E', 0]);
  });

  it('asks, and sells nothing, where goods are collected abroad of a supplier without a VAT ID or at a reduced rate', () => {
    const abroad = { ...toFrance, deliveryKind: 'collection', collectedIn: 'IT', billTo: null } as const;
    expect(decided({ ...abroad, seller: unregistered })).toEqual(['seller_vat_registration']);
    expect(decided({ ...abroad, listingRateBps: 1000 })).toEqual(['rate_at_place']);
  });

  it('returns what is missing instead of guessing', () => {
    // It is not known whether France has a reduced rate for it too.
    expect(decided({ ...toFrance, listingRateBps: 1000, seller: said(true), billTo: person })).toEqual([
      'rate_at_place',
    ]);
    expect(decided({ ...toFrance, billTo: company('FR', null) })).toEqual(['seller_taxed_at_destination']);
    expect(
      decided({
        ...toFrance,
        seller: { country: null, isVatRegistered: true, taxedAtDestination: null },
        billTo: company('FR', 'FR11123456782'),
      }),
    ).toEqual(['seller_country']);
    expect(decided({ ...toFrance, portCountry: null, billTo: company('FR', 'FR11123456782') })).toEqual([
      'place',
    ]);
  });
});
