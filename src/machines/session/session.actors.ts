import { fromCallback, fromPromise } from 'xstate';
import { answer, type MarketplaceClient, type SettingsCalls, type User } from '../../api/index.ts';
import { deviceZone } from '../../browser/viewer-zone.ts';
import { provePasskey } from '../../browser/passkeys.ts';
import { secondFactorIn } from './second-factor-asked.ts';
import { TOKEN_KEY, USER_KEY } from './session-keys.ts';
import {
  clearSession,
  readStoredSession,
  storeSession,
  storeUser,
  type KeyValueStorage,
} from './session-storage.ts';
import { toSessionUser, type SessionUser } from './session-user.ts';
import type {
  AddressProof,
  Admission,
  SecondFactorAttempt,
  SessionEvent,
  SignIn,
  SignInAnswer,
  SignUp,
  StoredSession,
} from './session.types.ts';

export interface SessionEffects {
  client: MarketplaceClient;
  settings: SettingsCalls;
  storage: KeyValueStorage;
  /** The window whose storage events report changes by other tabs. */
  tabs: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

function sessionUser(user: User): SessionUser {
  const known = toSessionUser(user);
  if (!known) throw new Error('The server answered a user without an id.');
  return known;
}

/**
 * The session's effects: the contract's account calls, and the two storage keys. The token is only written from the
 * answer to storage.
 */
export function sessionActors({ client, settings, storage, tabs }: SessionEffects) {
  const keep = (signedIn: { data: { user: User; token: string }; message: string }, signal: AbortSignal) => {
    // Cancelled while the answer was read: the machine has moved on, so nothing may be stored afterwards.
    signal.throwIfAborted();
    const user = sessionUser(signedIn.data.user);
    storeSession(storage, user, signedIn.data.token);
    return { user, message: signedIn.message };
  };
  return {
    readStorage: fromPromise<StoredSession>(async () => readStoredSession(storage)),

    watchStorage: fromCallback<SessionEvent>(({ sendBack, receive }) => {
      // Storage events reach only other tabs: a token that was removed in this one is noticed on the next navigation.
      receive(({ type }) => {
        const stored = readStoredSession(storage);
        if (type === 'PAGE.ENTERED' && !stored.isAuthenticated) sendBack({ type: 'STORAGE.CHANGED', stored });
      });
      const onStorage = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key !== null && event.key !== TOKEN_KEY && event.key !== USER_KEY) return;
        sendBack({ type: 'STORAGE.CHANGED', stored: readStoredSession(storage) });
      };
      tabs.addEventListener('storage', onStorage);
      return () => tabs.removeEventListener('storage', onStorage);
    }),

    fetchSettings: fromPromise<{ user: SessionUser }>(async ({ signal }) => {
      const { user } = await settings.retrieve(signal);
      return { user: sessionUser(user) };
    }),

    signIn: fromPromise<SignInAnswer, SignIn>(async ({ input, signal }) => {
      try {
        return keep(await answer(client.POST('/auth/sign-in', { body: input, signal })), signal);
      } catch (error) {
        const asked = secondFactorIn(error);
        if (asked === null) throw error;
        return { asked: { signIn: input, ...asked } };
      }
    }),

    proveSecondFactor: fromPromise<Admission, SecondFactorAttempt>(async ({ input, signal }) => {
      const secondFactor =
        'proof' in input ? input.proof : { passkey: await provePasskey(input.passkeyRequest, signal) };
      const body = { ...input.signIn, secondFactor };
      return keep(await answer(client.POST('/auth/sign-in', { body, signal })), signal);
    }),

    signUp: fromPromise<Admission, SignUp>(async ({ input, signal }) =>
      keep(
        await answer(client.POST('/auth/sign-up', { body: { ...input, timeZone: deviceZone() }, signal })),
        signal,
      ),
    ),

    verifyCode: fromPromise<Admission, AddressProof>(async ({ input, signal }) => {
      const { data, message } = await answer(client.POST('/auth/verify-code', { body: input, signal }));
      signal.throwIfAborted();
      const user = sessionUser(data.user);
      storeUser(storage, user);
      return { user, message };
    }),

    resendCode: fromPromise<{ message: string }>(async ({ signal }) => {
      const { message } = await answer(client.POST('/auth/resend-code', { signal }));
      return { message };
    }),

    forgetSession: fromPromise<undefined>(async () => {
      clearSession(storage);
      return undefined;
    }),

    signOut: fromPromise<{ revoked: boolean }>(async () => {
      const token = storage.getItem(TOKEN_KEY);
      // The token is removed here first, independently of the network; the revocation is not cancelled with the screen
      // that requested it.
      clearSession(storage);
      if (!token) return { revoked: false };
      await answer(client.POST('/auth/sign-out', { headers: { Authorization: `Bearer ${token}` } }));
      return { revoked: true };
    }),
  };
}
