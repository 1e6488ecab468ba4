import { describe, expect, it } from 'vitest';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const secrets = { current: 'a secret for tests only, which has more than 43 letters', before: null };
const mara = { userId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f', from: 'order' };

describe('a token to unsubscribe', () => {
  it('contains the user and what they unsubscribe from', () => {
    expect(readUnsubscribeToken(secrets, unsubscribeToken(secrets, mara))).toEqual(mara);
  });

  it('is still valid after the secret was renewed', () => {
    const renewed = {
      current: 'another secret for tests, which has more than 43 letters',
      before: secrets.current,
    };
    expect(readUnsubscribeToken(renewed, unsubscribeToken(secrets, mara))).toEqual(mara);
  });

  it.each([
    ['of another kind', (token: string) => token.replace('.order.', '.booking.')],
    ['of somebody else', (token: string) => token.replace('4e5f', '4e60')],
    ['cut off', (token: string) => token.slice(0, -3)],
    ['with more behind it', (token: string) => `${token}.more`],
    ['that is empty', () => ''],
  ])('is not taken for one %s', (_, change) => {
    expect(readUnsubscribeToken(secrets, change(unsubscribeToken(secrets, mara)))).toBeNull();
  });
});
