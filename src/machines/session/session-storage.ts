import { TOKEN_KEY, USER_KEY } from './session-keys.ts';
import { parseStoredUser, type SessionUser } from './session-user.ts';
import type { StoredSession } from './session.types.ts';

/** The part of the browser's storage that the session needs; the shell provides one that also works in private mode. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export function readStoredSession(storage: KeyValueStorage): StoredSession {
  return {
    user: parseStoredUser(storage.getItem(USER_KEY)),
    // An empty token counts as none: nothing could be sent with it.
    isAuthenticated: Boolean(storage.getItem(TOKEN_KEY)),
  };
}

export function storeUser(storage: KeyValueStorage, user: SessionUser): void {
  storage.setItem(USER_KEY, JSON.stringify(user));
}

/** Both or neither: other tabs watch the token, so it is written last. */
export function storeSession(storage: KeyValueStorage, user: SessionUser, token: string): void {
  storeUser(storage, user);
  storage.setItem(TOKEN_KEY, token);
}

export function clearSession(storage: KeyValueStorage): void {
  storage.removeItem(TOKEN_KEY);
  storage.removeItem(USER_KEY);
}
