import { expect, test } from 'vitest';
import { sessionExpiry } from './session.domain.ts';

const start = new Date('2026-01-01T00:00:00Z');

test('a session lasts 30 days after its last use', () => {
  expect(sessionExpiry(start, new Date('2026-02-01T12:00:00Z'), null)).toEqual(
    new Date('2026-03-03T12:00:00Z'),
  );
});

test('a session ends 180 days after its start, however much it is used', () => {
  expect(sessionExpiry(start, new Date('2026-06-25T00:00:00Z'), null)).toEqual(
    new Date('2026-06-30T00:00:00Z'),
  );
});

test('a pending session ends with its sign-up', () => {
  const signUpExpiresAt = new Date('2026-01-08T00:00:00Z');
  expect(sessionExpiry(start, start, signUpExpiresAt)).toEqual(signUpExpiresAt);
});
