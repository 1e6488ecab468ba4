import { expect, test } from 'vitest';
import { readBankAccount, testIbanOf } from './iban.ts';

test.each([
  ['ES', { country: 'ES', number: 'ES9121000418450200051332' }],
  ['TR', { country: 'TR', number: 'TR330006100519786457841326' }],
  ['US', { country: 'US', number: '110000000 000123456789' }],
])('an account of %s is read', (country, account) => {
  expect(readBankAccount(testIbanOf(country))).toEqual(account);
});

test.each(['ES00 2100', '110000001 000123456789', '110000000', ''])('“%s” is none', (text) => {
  expect(readBankAccount(text)).toBeNull();
});
