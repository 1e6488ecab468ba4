import { expect, it } from 'vitest';
import { numberNamed } from './number-named.ts';

it.each([
  ['invoice Q-10052', 'Q-10052'],
  ['order 10060', '10060'],
  ['order no. 10060', '10060'],
  ['where is my refund for q 10052/2?', 'q 10052/2'],
  ['Rechnung 10052', '10052'],
  ['facture numéro 10052', '10052'],
  ['b-10091 invoice', 'b-10091'],
  ['impeller 10052', null],
  ['vitamin b 12', null],
  ['order 12 fenders', null],
  ['IQ-10052', null],
])('%s names the number %s', (words, number) => {
  expect(numberNamed(words)).toBe(number);
});
