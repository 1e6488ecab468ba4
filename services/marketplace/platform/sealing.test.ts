import { expect, test } from 'vitest';
import { seal, unseal, type Sealed } from './sealing.ts';

const first = { current: 'the first secret, of enough letters', before: null };
const second = { current: 'the second secret, of enough letters', before: first.current };
const third = { current: 'the third secret, of enough letters', before: second.current };
const hers: Sealed = { purpose: 'queued mails', boundTo: 'mara@example.com' };
const plain = Buffer.from('Your code is 482913');

test('a sealed value opens with its secret, while that is the current or the previous one', () => {
  const sealed = seal(first, hers, plain);
  expect(sealed.includes('482913')).toBe(false);
  expect([first, second, third].map((secrets) => unseal(secrets, hers, sealed)?.toString())).toEqual([
    plain.toString(),
    plain.toString(),
    undefined,
  ]);
});

test('it opens for no other owner or purpose, and not with a byte changed', () => {
  const sealed = seal(first, hers, plain);
  const changed = Buffer.from(sealed);
  changed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect([
    unseal(first, { ...hers, boundTo: 'jonas@example.com' }, sealed),
    unseal(first, { ...hers, purpose: 'authenticator secrets' }, sealed),
    unseal(first, hers, changed),
    unseal(first, hers, sealed.subarray(0, 10)),
  ]).toEqual([null, null, null, null]);
});
