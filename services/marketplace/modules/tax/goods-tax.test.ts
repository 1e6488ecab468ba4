import { describe, expect, it } from 'vitest';
import type { BillTo } from '../../../../src/lib/bill-to.ts';
import { decideGoodsTax } from './index.ts';

const seller = { country: 'ES', isVatRegistered: true };
const company = (country: string, vatId: string | null): BillTo => ({
  status: 'business',
  country,
  vatId,
  usedCommercially: false,
});
const toFrance = { seller, deliveryKind: 'berth', portCountry: 'FR', listingRateBps: 2100 } as const;

const decided = (sold: Parameters<typeof decideGoodsTax>[0]) => {
  const tax = decideGoodsTax(sold);
  return tax.ok ? [tax.value.category, tax.value.rateBps] : tax.error.needed;
};

describe('decideGoodsTax', () => {
  it('leaves a private person what the listing says, wherever it goes', () => {
    expect(decided({ ...toFrance, billTo: null })).toEqual([null, 2100]);
    expect(decided({ ...toFrance, billTo: { ...company('FR', null), status: 'private' } })).toEqual([
      null,
      2100,
    ]);
  });

  it('charges a business of another state nothing for what goes there, and its own rate at home', () => {
    expect(decided({ ...toFrance, billTo: company('FR', 'FR11123456782') })).toEqual(['K', 0]);
    expect(decided({ ...toFrance, portCountry: 'ES', billTo: company('FR', 'FR11123456782') })).toEqual([
      'S',
      2100,
    ]);
  });

  it('takes what is collected for sold at the seller’s', () => {
    expect(
      decided({ ...toFrance, deliveryKind: 'collection', billTo: company('FR', 'FR11123456782') }),
    ).toEqual(['S', 2100]);
  });

  it('says what is missing instead of guessing', () => {
    expect(decided({ ...toFrance, billTo: company('ES', 'ESB12345674') })).toEqual([
      'buyer_vat_id_of_another_state',
    ]);
    expect(decided({ ...toFrance, billTo: company('FR', null) })).toEqual(['seller_taxed_at_destination']);
    expect(
      decided({
        ...toFrance,
        seller: { country: null, isVatRegistered: true },
        billTo: company('FR', 'FR11123456782'),
      }),
    ).toEqual(['seller_country']);
    expect(decided({ ...toFrance, portCountry: null, billTo: company('FR', 'FR11123456782') })).toEqual([
      'place',
    ]);
  });
});
