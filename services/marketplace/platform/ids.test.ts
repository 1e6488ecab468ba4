import { describe, expect, test } from 'vitest';
import { equalInConstantTime, hashCode, hashToken, newCode, newFileId, newId, newToken } from './ids.ts';

const many = <T>(make: () => T): T[] => Array.from({ length: 1000 }, make);

describe('ids', () => {
  test('are UUIDs of version 7, all different and sorted by creation', () => {
    const ids = many(newId);
    expect(
      ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)),
    ).toBe(true);
    expect([...new Set(ids)].sort()).toEqual(ids);
  });

  test('of files are 128 bits in lower-case hexadecimal, all different', () => {
    const ids = many(newFileId);
    expect(ids.filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(1000);
  });
});

describe('tokens', () => {
  test('carry 256 bits in base64url, all different', () => {
    const tokens = many(newToken);
    expect(tokens.filter((token) => !/^[\w-]{43}$/.test(token))).toEqual([]);
    expect(new Set(tokens).size).toBe(1000);
  });

  test('are hashed with SHA-256', () => {
    expect(hashToken('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

describe('codes', () => {
  test('are six digits, with leading zeros, spread over the whole range', () => {
    const codes = many(newCode);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  });

  test('hash differently for another secret, another purpose, another user and another split of the same text', () => {
    const hashes = [
      hashCode('secret', ['sign-up', 'user-1'], '012345'),
      hashCode('other', ['sign-up', 'user-1'], '012345'),
      hashCode('secret', ['reset', 'user-1'], '012345'),
      hashCode('secret', ['sign-up', 'user-2'], '012345'),
      hashCode('secret', ['sign-up', 'user-'], '1012345'),
    ].map((hash) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(5);
    expect(hashCode('secret', ['sign-up', 'user-1'], '012345').toString('hex')).toBe(hashes[0]);
  });
});

test.each([
  ['equal texts', 'abc', 'abc', true],
  ['texts of one length that differ', 'abc', 'abd', false],
  ['texts of different length', 'abc', 'abcd', false],
  ['equal bytes', hashToken('x'), hashToken('x'), true],
  ['bytes as the database returns them', new Uint8Array(hashToken('x')), hashToken('x'), true],
  ['different bytes', hashToken('x'), hashToken('y'), false],
])('compares %s', (_name, left, right, equal) => {
  expect(equalInConstantTime(left, right)).toBe(equal);
});
