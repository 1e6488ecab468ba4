import { describe, expect, it } from 'vitest';
import type { BillTo } from '../../../../src/lib/bill-to.ts';
import { readBillTo } from './index.ts';

const company: BillTo = {
  status: 'business',
  country: 'FR',
  vatId: ' fr 11 123456782 ',
  usedCommercially: false,
  companyName: ' Azur Charter\u0000 ',
  street: '4 quai Rambaud',
  postalCode: null,
  city: 'Antibes',
};
const problemOf = (change: Partial<BillTo>, isInvoiced = true) => {
  const read = readBillTo({ ...company, ...change }, isInvoiced);
  return read.ok ? null : [read.error.field, read.error.rule];
};

describe('readBillTo', () => {
  it('keeps a business with clean texts and its VAT ID in stored form', () => {
    expect(readBillTo(company, true)).toEqual({
      ok: true,
      value: { ...company, vatId: 'FR11123456782', companyName: 'Azur Charter' },
    });
  });

  it.each([
    ['a VAT ID whose digits are wrong', { vatId: 'FR12123456782' }, ['billTo/vatId', 'checksum']],
    ['one of another country', { vatId: 'DE123456788' }, ['billTo/vatId', 'country']],
    ['no name', { companyName: ' ' }, ['billTo/companyName', 'required']],
    ['no street', { street: null }, ['billTo/street', 'required']],
    ['no city', { city: undefined }, ['billTo/city', 'required']],
    ['a name that is too long', { companyName: '⚓'.repeat(201) }, ['billTo/companyName', 'maxLength']],
  ])('refuses %s at its field', (_, change, problem) => {
    expect(problemOf(change)).toEqual(problem);
  });

  it('requires neither name nor address if no invoice needs them, and nothing of a private person', () => {
    expect(problemOf({ companyName: null, street: null, city: null }, false)).toBeNull();
    expect(problemOf({ status: 'private', vatId: 'nonsense' })).toBeNull();
  });
});
