import { mara } from './testing/mara.ts';
import { describe, expect, it } from 'vitest';
import { clearSession, readStoredSession, storeSession, storeUser } from './session-storage.ts';
import { recordingStorage } from './testing/recording-storage.ts';

const stored = JSON.stringify(mara);

describe('the stored session', () => {
  it('is written with the token last, so that another tab that sees a token finds its user', () => {
    const storage = recordingStorage();
    storeSession(storage, mara, 'token-1');
    expect(storage.writes).toEqual([`user=${stored}`, 'token=token-1']);
  });

  it('is taken away with the token first, so that no tab finds a token without its user', () => {
    const storage = recordingStorage({ user: stored, token: 'token-1', theme: 'dark' });
    clearSession(storage);
    expect([storage.writes, storage.values()]).toEqual([['-token', '-user'], { theme: 'dark' }]);
  });

  it('keeps its token when only the user changes', () => {
    const storage = recordingStorage({ user: 'old', token: 'token-1' });
    storeUser(storage, mara);
    expect(storage.values()).toEqual({ user: stored, token: 'token-1' });
  });

  it.each([
    ['both', { user: stored, token: 'token-1' }, { user: mara, isAuthenticated: true }],
    ['a user alone', { user: stored }, { user: mara, isAuthenticated: false }],
    ['a token alone', { token: 'token-1' }, { user: null, isAuthenticated: true }],
    ['a broken user', { user: '{', token: 'token-1' }, { user: null, isAuthenticated: true }],
    ['an empty token', { user: stored, token: '' }, { user: mara, isAuthenticated: false }],
    ['nothing', {}, { user: null, isAuthenticated: false }],
  ])('is read from %s', (_, values, expected) => {
    expect(readStoredSession(recordingStorage(values))).toEqual(expected);
  });
});
