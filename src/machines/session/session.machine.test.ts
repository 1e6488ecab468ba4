import { mara } from './testing/mara.ts';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { sessionMachine } from './session.machine.ts';
import type { SessionUser } from './session-user.ts';
import type {
  Admission,
  SecondFactorAsked,
  SessionEvent,
  SignIn,
  SignInAnswer,
  StoredSession,
} from './session.types.ts';

const pending: SessionUser = { ...mara, status: 'pending' };
const theo: SessionUser = { ...mara, id: 'u-theo', email: 'theo@example.com', name: 'Theo Marsh' };
const credentials = { email: 'mara@example.com', password: 'seven knots to windward' };

const refusal = { code: 'CREDENTIALS_WRONG', message: 'Do not match.', details: { retryAfterSeconds: 30 } };
const stored = {
  code: 'CREDENTIALS_WRONG',
  message: 'Do not match.',
  retryAfterSeconds: 30,
  triesLeft: null,
  fields: [],
};

const welcome = { user: mara, message: 'Welcome back.' };

type Answer<T> = () => Promise<T>;
const forever = () => new Promise<never>(() => {});
const refuse = () => Promise.reject(refusal); // the shape of ApiError, without importing it

interface Scene {
  stored?: StoredSession | Error;
  fetchSettings?: Answer<{ user: SessionUser }>;
  signIn?: Answer<SignInAnswer>;
  proveSecondFactor?: Answer<Admission>;
  signUp?: Answer<{ user: SessionUser; message: string }>;
  verifyCode?: Answer<{ user: SessionUser; message: string }>;
  resendCode?: Answer<{ message: string }>;
  signOut?: Answer<{ revoked: boolean }>;
}

function play(scene: Scene = {}) {
  const notes = {
    noteSignedIn: vi.fn(),
    noteSignedOut: vi.fn(),
    noteRevocationFailed: vi.fn(),
    noteSomebodyElse: vi.fn(),
    storeUser: vi.fn(),
  };
  const clock = new SimulatedClock();
  const { stored = { user: null, isAuthenticated: false } } = scene;
  let notifyTab: (event: SessionEvent) => void = () => {};
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readStorage: fromPromise(async () => {
          if (stored instanceof Error) throw stored;
          return stored;
        }),
        watchStorage: fromCallback(({ sendBack }) => {
          notifyTab = sendBack;
        }),
        fetchSettings: fromPromise(scene.fetchSettings ?? (async () => ({ user: mara }))),
        signIn: fromPromise<SignInAnswer, SignIn>(scene.signIn ?? (async () => welcome)),
        proveSecondFactor: fromPromise(scene.proveSecondFactor ?? (async () => welcome)),
        signUp: fromPromise(scene.signUp ?? (async () => ({ user: pending, message: 'Code sent.' }))),
        verifyCode: fromPromise(
          scene.verifyCode ?? (async () => ({ user: mara, message: 'Welcome aboard.' })),
        ),
        resendCode: fromPromise(scene.resendCode ?? (async () => ({ message: 'New code sent.' }))),
        forgetSession: fromPromise(async () => undefined),
        signOut: fromPromise(scene.signOut ?? (async () => ({ revoked: true }))),
      },
      actions: notes,
    }),
    { clock },
  ).start();
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  return {
    actor,
    clock,
    notes,
    otherTab: (event: SessionEvent) => notifyTab(event),
    until: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    context: () => actor.getSnapshot().context,
    isSlow: () => actor.getSnapshot().hasTag('slow'),
  };
}

const signedIn = async (scene: Scene = {}) => {
  const session = play({ ...scene, stored: { user: mara, isAuthenticated: true } });
  await session.until('signedIn');
  return session;
};

const awaitingCode = async (scene: Scene = {}) => {
  const session = play({
    stored: { user: pending, isAuthenticated: true },
    fetchSettings: async () => ({ user: pending }),
    ...scene,
  });
  await session.until({ awaitingCode: 'entering' });
  return session;
};

describe('starting', () => {
  it('restores the stored user without a token, as a visitor', async () => {
    const session = play({ stored: { user: mara, isAuthenticated: false } });
    await session.until('visitor');
    expect(session.context()).toMatchObject({ user: mara, isAuthenticated: false });
    expect(session.notes.noteSignedIn).not.toHaveBeenCalled();
  });

  it('replaces the stored user by the one the settings answer, and stores it', async () => {
    const renamed = { ...mara, name: 'Mara Berg' };
    const session = await signedIn({ fetchSettings: async () => ({ user: renamed }) });
    expect(session.context()).toMatchObject({ user: renamed, isAuthenticated: true });
    expect(session.notes.storeUser).toHaveBeenCalledWith(expect.anything(), { user: renamed });
    expect(session.notes.noteSignedIn).toHaveBeenCalledWith(expect.anything(), { user: renamed });
  });

  it('uses the stored user when the settings fail, even by a 401', async () => {
    const session = await signedIn({ fetchSettings: refuse });
    expect(session.context()).toMatchObject({ user: mara, isAuthenticated: true, failure: null });
  });

  it('is signed in without a user when there is a token, nothing stored and no answer', async () => {
    const session = play({ stored: { user: null, isAuthenticated: true }, fetchSettings: refuse });
    await session.until('signedIn');
    expect(session.context()).toMatchObject({ user: null, isAuthenticated: true });
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    await session.until('signedIn');
    expect(session.context().user).toEqual(mara);
  });

  it.each([
    ['refused', refuse, null],
    ['cancelled', forever, { type: 'CANCEL.REQUESTED' }],
  ] as const)('stays signed in without a user when signing in is %s', async (_, signIn, event) => {
    const session = play({ stored: { user: null, isAuthenticated: true }, fetchSettings: refuse, signIn });
    await session.until('signedIn');
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    if (event) session.actor.send(event);
    await session.until('signedIn');
    expect(session.context()).toMatchObject({ user: null, isAuthenticated: true });
  });

  it('asks to sign in again when another call is refused before the start-up call is answered', async () => {
    const session = play({ stored: { user: mara, isAuthenticated: true }, fetchSettings: forever });
    await session.until('restoring');
    session.actor.send({ type: 'SESSION.EXPIRED' });
    expect(session.actor.getSnapshot().matches({ expired: 'asking' })).toBe(true);
    expect(session.context()).toMatchObject({ user: mara, isAuthenticated: true });
  });

  it('says so when restoring takes long, and continues with the stored user on request', async () => {
    const session = play({ stored: { user: mara, isAuthenticated: true }, fetchSettings: forever });
    await session.until('restoring');
    session.clock.increment(8_000);
    expect(session.isSlow()).toBe(true);
    session.actor.send({ type: 'CANCEL.REQUESTED' });
    await session.until('signedIn');
    expect(session.context().user).toEqual(mara);
    expect(session.isSlow()).toBe(false);
  });

  it('is a visitor when storage cannot be read', async () => {
    const session = play({ stored: new Error('denied') });
    await session.until('visitor');
    expect(session.context().failure?.code).toBe('UNEXPECTED');
  });
});

describe('signing in', () => {
  it('ends signed in, with the words of the server', async () => {
    const session = play();
    await session.until('visitor');
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    expect(session.actor.getSnapshot().hasTag('busy')).toBe(true);
    await session.until('signedIn');
    expect(session.context()).toEqual({
      user: mara,
      isAuthenticated: true,
      failure: null,
      notice: 'Welcome back.',
      asked: null,
    });
  });

  it('keeps the refusal, in plain data, until the next try or until dismissed', async () => {
    const session = play({ signIn: refuse });
    await session.until('visitor');
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    await session.until('visitor');
    expect(session.context()).toMatchObject({ failure: stored, isAuthenticated: false });
    session.actor.send({ type: 'FAILURE.DISMISSED' });
    expect(session.context().failure).toBeNull();
  });

  it('says what was done well even after a failure is dismissed', async () => {
    const session = play();
    await session.until('visitor');
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    await session.until('signedIn');
    session.actor.send({ type: 'FAILURE.DISMISSED' });
    expect(session.context().notice).toBe('Welcome back.');
  });

  it('asks for the code when the account is still pending', async () => {
    const session = play({ signIn: async () => ({ user: pending, message: 'Enter the code.' }) });
    await session.until('visitor');
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    await session.until({ awaitingCode: 'entering' });
  });

  it('can be cancelled, and offers it after a while', async () => {
    const session = play({ signIn: forever });
    await session.until('visitor');
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    session.clock.increment(8_000);
    expect(session.isSlow()).toBe(true);
    session.actor.send({ type: 'CANCEL.REQUESTED' });
    expect(session.actor.getSnapshot().matches('visitor')).toBe(true);
    expect(session.isSlow()).toBe(false);
  });

  it('never lets the password into the context', async () => {
    const session = play({ signIn: refuse });
    await session.until('visitor');
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    await session.until('visitor');
    expect(JSON.stringify(session.actor.getPersistedSnapshot())).not.toContain(credentials.password);
  });
});

describe('a second factor', () => {
  const asked: SecondFactorAsked = {
    signIn: credentials,
    kinds: ['authenticator', 'passkey', 'recovery_code'],
    passkeyRequest: { challenge: 'an-invented-challenge' },
  };
  const proof = { authenticatorCode: '735102' };
  const wrongCode = {
    code: 'SECOND_FACTOR_WRONG',
    message: 'That didn’t work.',
    details: { secondFactors: ['recovery_code'] },
  };
  const hasPassword = ({ actor }: ReturnType<typeof play>) =>
    JSON.stringify(actor.getPersistedSnapshot()).includes(credentials.password);

  const proving = async (scene: Scene = {}) => {
    const session = play({ signIn: async () => ({ asked }), ...scene });
    await session.until('visitor');
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    await session.until({ visitor: { provingSecondFactor: 'asking' } });
    return session;
  };

  it('is asked for after the right password, and signs in with it', async () => {
    const proveSecondFactor = vi.fn(async () => welcome);
    const session = await proving({ proveSecondFactor });
    expect(session.context()).toMatchObject({ user: null, isAuthenticated: false, failure: null, asked });
    session.actor.send({ type: 'SECOND_FACTOR.SUBMITTED', proof });
    await session.until('signedIn');
    expect(proveSecondFactor).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ input: { signIn: credentials, proof } }),
    );
    expect([session.context().asked, hasPassword(session)]).toEqual([null, false]);
  });

  it('is proved with a passkey by the request that the server made', async () => {
    const proveSecondFactor = vi.fn(async () => welcome);
    const session = await proving({ proveSecondFactor });
    session.actor.send({ type: 'PASSKEY.CHOSEN' });
    await session.until('signedIn');
    const { passkeyRequest } = asked;
    expect(proveSecondFactor).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ input: { signIn: credentials, passkeyRequest } }),
    );
  });

  it('knows no passkey where the account has none', async () => {
    const session = await proving({ signIn: async () => ({ asked: { ...asked, passkeyRequest: null } }) });
    session.actor.send({ type: 'PASSKEY.CHOSEN' });
    expect(session.actor.getSnapshot().matches({ visitor: { provingSecondFactor: 'asking' } })).toBe(true);
  });

  it('keeps what can still be tried after a wrong code', async () => {
    const session = await proving({ proveSecondFactor: () => Promise.reject(wrongCode) });
    session.actor.send({ type: 'SECOND_FACTOR.SUBMITTED', proof });
    await session.until({ visitor: { provingSecondFactor: 'asking' } });
    expect(session.context()).toMatchObject({
      failure: { code: 'SECOND_FACTOR_WRONG' },
      asked: { signIn: credentials, kinds: ['recovery_code'], passkeyRequest: null },
    });
  });

  it('keeps everything when the call fails, or is cancelled', async () => {
    const lost = { code: 'NETWORK_ERROR', message: 'Network Error' };
    const failed = await proving({ proveSecondFactor: () => Promise.reject(lost) });
    failed.actor.send({ type: 'SECOND_FACTOR.SUBMITTED', proof });
    await failed.until({ visitor: { provingSecondFactor: 'asking' } });
    expect(failed.context()).toMatchObject({ failure: lost, asked });

    const slow = await proving({ proveSecondFactor: forever });
    slow.actor.send({ type: 'PASSKEY.CHOSEN' });
    expect(slow.actor.getSnapshot().hasTag('busy')).toBe(true);
    slow.actor.send({ type: 'CANCEL.REQUESTED' });
    expect(slow.context()).toMatchObject({ failure: null, asked });
  });

  it('begins again with the password when that no longer fits', async () => {
    const session = await proving({ proveSecondFactor: refuse });
    session.actor.send({ type: 'SECOND_FACTOR.SUBMITTED', proof });
    await session.until({ visitor: 'passing' });
    expect(session.context()).toMatchObject({ failure: stored, asked: null });
    expect(hasPassword(session)).toBe(false);
  });

  it('forgets the password when one goes back', async () => {
    const session = await proving();
    expect(hasPassword(session)).toBe(true);
    session.actor.send({ type: 'BACK.REQUESTED' });
    expect(session.actor.getSnapshot().matches({ visitor: 'passing' })).toBe(true);
    expect([session.context().asked, hasPassword(session)]).toEqual([null, false]);
  });

  it('forgets the password when somebody signs in in another tab', async () => {
    const session = await proving();
    session.otherTab({ type: 'STORAGE.CHANGED', stored: { user: mara, isAuthenticated: true } });
    await session.until('signedIn');
    expect(hasPassword(session)).toBe(false);
  });

  describe('over an expired session', () => {
    const expired = async (scene: Scene = {}) => {
      const session = await signedIn({ signIn: async () => ({ asked }), ...scene });
      session.actor.send({ type: 'SESSION.EXPIRED' });
      session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
      await session.until({ expired: { provingSecondFactor: 'asking' } });
      return session;
    };

    it('is asked for in the dialog, and the screen continues', async () => {
      const session = await expired();
      expect(session.actor.getSnapshot().hasTag('expired')).toBe(true);
      session.actor.send({ type: 'SECOND_FACTOR.SUBMITTED', proof });
      await session.until('signedIn');
      expect([session.context().user, hasPassword(session)]).toEqual([mara, false]);
      expect(session.notes.noteSomebodyElse).not.toHaveBeenCalled();
    });

    it('leaves the screen when it is another user’s', async () => {
      const session = await expired({ proveSecondFactor: async () => ({ ...welcome, user: theo }) });
      session.actor.send({ type: 'SECOND_FACTOR.SUBMITTED', proof });
      await session.until('signedIn');
      expect(session.notes.noteSomebodyElse).toHaveBeenCalledTimes(1);
    });

    it('goes back to the password in the dialog, by oneself or when it no longer fits', async () => {
      const session = await expired({ proveSecondFactor: refuse });
      session.actor.send({ type: 'BACK.REQUESTED' });
      expect(session.actor.getSnapshot().matches({ expired: 'asking' })).toBe(true);
      session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
      await session.until({ expired: { provingSecondFactor: 'asking' } });
      session.actor.send({ type: 'SECOND_FACTOR.SUBMITTED', proof });
      await session.until({ expired: 'asking' });
      expect([session.context().failure, hasPassword(session)]).toEqual([stored, false]);
    });
  });
});

describe('signing up and proving the address', () => {
  const form = { ...credentials, firstName: 'Mara', lastName: 'Lindqvist', role: 'crew_member' as const };

  it('goes from the form to the code to signed in', async () => {
    const session = play();
    await session.until('visitor');
    session.actor.send({ type: 'SIGN_UP.SUBMITTED', ...form });
    await session.until({ awaitingCode: 'entering' });
    expect(session.context()).toMatchObject({ user: pending, isAuthenticated: true, notice: 'Code sent.' });
    expect(session.notes.noteSignedIn.mock.calls.map(([, noted]) => noted)).toEqual([{ user: pending }]);
    session.actor.send({ type: 'CODE.SUBMITTED', code: '482913' });
    await session.until('signedIn');
    expect(session.context()).toMatchObject({ user: mara, notice: 'Welcome aboard.' });
    expect(session.notes.noteSignedIn).toHaveBeenLastCalledWith(expect.anything(), { user: mara });
  });

  it('takes the link of the mail for the code', async () => {
    const verifyCode = vi.fn(async () => ({ user: mara, message: 'Welcome aboard.' }));
    const session = await awaitingCode({ verifyCode });
    session.actor.send({ type: 'ADDRESS_LINK.OPENED', link: 'an-invented-link' });
    await session.until('signedIn');
    expect(verifyCode).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ input: { link: 'an-invented-link' } }),
    );
  });

  it('brings the mailed link to the sign-in, and nothing where there is none', async () => {
    const signIn = vi.fn(async () => ({ user: mara, message: 'Welcome back.' }));
    const session = play({ signIn });
    await session.until('visitor');
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials, signInLink: 'an-invented-link' });
    await session.until('signedIn');
    expect(signIn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ input: { ...credentials, signInLink: 'an-invented-link' } }),
    );
  });

  it('keeps the refusal of a sign-up, and can be cancelled', async () => {
    const refused = play({ signUp: refuse });
    await refused.until('visitor');
    refused.actor.send({ type: 'SIGN_UP.SUBMITTED', ...form });
    await refused.until('visitor');
    expect(refused.context().failure).toEqual(stored);

    const slow = play({ signUp: forever });
    await slow.until('visitor');
    slow.actor.send({ type: 'SIGN_UP.SUBMITTED', ...form });
    slow.actor.send({ type: 'CANCEL.REQUESTED' });
    expect(slow.actor.getSnapshot().matches('visitor')).toBe(true);
  });

  it('keeps the refusal of a code and lets one try again or ask for another', async () => {
    const session = await awaitingCode({ verifyCode: refuse });
    session.actor.send({ type: 'CODE.SUBMITTED', code: '000000' });
    await session.until({ awaitingCode: 'entering' });
    expect(session.context().failure).toEqual(stored);
    session.actor.send({ type: 'CODE.RESEND_REQUESTED' });
    await session.until({ awaitingCode: 'entering' });
    expect(session.context()).toMatchObject({
      failure: null,
      notice: 'New code sent.',
    });
  });

  it('keeps the refusal of another code', async () => {
    const session = await awaitingCode({ resendCode: refuse });
    session.actor.send({ type: 'CODE.RESEND_REQUESTED' });
    await session.until({ awaitingCode: 'entering' });
    expect(session.context().failure).toEqual(stored);
  });

  it.each([
    ['verifying', { type: 'CODE.SUBMITTED', code: '482913' }],
    ['resending', { type: 'CODE.RESEND_REQUESTED' }],
  ] as const)('can be cancelled while %s', async (_, event) => {
    const session = await awaitingCode({ verifyCode: forever, resendCode: forever });
    session.actor.send(event);
    session.clock.increment(8_000);
    expect(session.isSlow()).toBe(true);
    session.actor.send({ type: 'CANCEL.REQUESTED' });
    expect(session.actor.getSnapshot().matches({ awaitingCode: 'entering' })).toBe(true);
  });

  it('can sign out, to start again with another address', async () => {
    const session = await awaitingCode();
    session.actor.send({ type: 'SIGN_OUT.REQUESTED' });
    await session.until('visitor');
    expect(session.context()).toMatchObject({ user: null, isAuthenticated: false });
  });

  it('asks to sign in again when the pending session has ended', async () => {
    const session = await awaitingCode();
    session.actor.send({ type: 'SESSION.EXPIRED' });
    await session.until({ expired: 'asking' });
  });
});

describe('an expired session', () => {
  it('clears nothing, asks over the screen, and continues as the same person', async () => {
    const session = await signedIn();
    session.actor.send({ type: 'SESSION.EXPIRED' });
    expect(session.actor.getSnapshot().matches({ expired: 'asking' })).toBe(true);
    expect(session.context()).toMatchObject({ user: mara, isAuthenticated: true });
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    await session.until('signedIn');
    expect(session.notes.noteSomebodyElse).not.toHaveBeenCalled();
  });

  it('leaves the screen when another user signs in', async () => {
    const session = await signedIn({ signIn: async () => ({ user: theo, message: 'Welcome.' }) });
    session.actor.send({ type: 'SESSION.EXPIRED' });
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    await session.until('signedIn');
    expect(session.context().user).toEqual(theo);
    expect(session.notes.noteSomebodyElse).toHaveBeenCalledTimes(1);
  });

  it('keeps asking after a refusal, can be cancelled, and can end in signing out', async () => {
    const session = await signedIn({ signIn: refuse });
    session.actor.send({ type: 'SESSION.EXPIRED' });
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    await session.until({ expired: 'asking' });
    expect(session.context().failure).toEqual(stored);
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    session.clock.increment(8_000);
    session.actor.send({ type: 'CANCEL.REQUESTED' });
    expect(session.actor.getSnapshot().matches({ expired: 'asking' })).toBe(true);
    session.actor.send({ type: 'SIGN_OUT.REQUESTED' });
    await session.until('visitor');
  });
});

describe('signing out', () => {
  it('forgets the person and says so to the reports', async () => {
    const session = await signedIn();
    session.actor.send({ type: 'SIGN_OUT.REQUESTED' });
    await session.until('visitor');
    expect(session.context()).toMatchObject({ user: null, isAuthenticated: false });
    expect(session.notes.noteSignedOut).toHaveBeenCalledTimes(1);
    expect(session.notes.noteRevocationFailed).not.toHaveBeenCalled();
  });

  it('says so, and that one left by oneself, until somebody signs in', async () => {
    const session = await signedIn();
    session.actor.send({ type: 'SIGN_OUT.REQUESTED' });
    await session.until('visitor');
    expect(session.actor.getSnapshot().hasTag('departed')).toBe(true);
    expect(session.context().notice).toBe('You are signed out.');
    session.actor.send({ type: 'SIGN_IN.SUBMITTED', ...credentials });
    await session.until('signedIn');
    expect(session.actor.getSnapshot().hasTag('departed')).toBe(false);
    expect(session.context().notice).toBe('Welcome back.');
  });

  it('ends here even when the server cannot be reached, and says that', async () => {
    const session = await signedIn({ signOut: refuse });
    session.actor.send({ type: 'SIGN_OUT.REQUESTED' });
    await session.until('visitor');
    expect(session.context()).toMatchObject({ user: null, isAuthenticated: false });
    expect(session.notes.noteRevocationFailed).toHaveBeenCalledTimes(1);
  });

  it('does not wait for the server when asked not to', async () => {
    const session = await signedIn({ signOut: forever });
    session.actor.send({ type: 'SIGN_OUT.REQUESTED' });
    session.actor.send({ type: 'CANCEL.REQUESTED' });
    expect(session.actor.getSnapshot().matches('visitor')).toBe(true);
    expect(session.context().isAuthenticated).toBe(false);
  });
});

describe('closing the account', () => {
  it('forgets the person without asking the server to end a session that has ended', async () => {
    const signOut = vi.fn(async () => ({ revoked: true }));
    const session = await signedIn({ signOut });
    session.actor.send({ type: 'ACCOUNT.CLOSED' });
    await session.until('visitor');
    expect(session.context()).toMatchObject({ user: null, isAuthenticated: false });
    expect([session.notes.noteSignedOut.mock.calls.length, signOut.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('other tabs', () => {
  it('signing out there signs out here', async () => {
    const session = await signedIn();
    session.otherTab({ type: 'STORAGE.CHANGED', stored: { user: null, isAuthenticated: false } });
    expect(session.actor.getSnapshot().matches('visitor')).toBe(true);
    expect(session.context()).toMatchObject({ user: null, isAuthenticated: false });
    expect(session.notes.noteSignedOut).toHaveBeenCalledTimes(1);
  });

  it('signing in there signs in here', async () => {
    const session = play();
    await session.until('visitor');
    session.otherTab({ type: 'STORAGE.CHANGED', stored: { user: mara, isAuthenticated: true } });
    await session.until('signedIn');
    expect(session.context().user).toEqual(mara);
  });

  it('renewing the session there closes the dialog here', async () => {
    const session = await signedIn();
    session.actor.send({ type: 'SESSION.EXPIRED' });
    session.otherTab({ type: 'STORAGE.CHANGED', stored: { user: mara, isAuthenticated: true } });
    await session.until('signedIn');
  });

  describe('when another user signs in there', () => {
    const theoThere: SessionEvent = {
      type: 'STORAGE.CHANGED',
      stored: { user: theo, isAuthenticated: true },
    };
    const asTheo = { fetchSettings: async () => ({ user: theo }) };

    it.each([
      ['signed in', () => signedIn()],
      ['a code is awaited', () => awaitingCode()],
      [
        'the session has ended',
        async () => {
          const session = await signedIn();
          session.actor.send({ type: 'SESSION.EXPIRED' });
          return session;
        },
      ],
    ])('the screen of the person before is left: %s', async (_, arrange) => {
      const session = await arrange();
      session.otherTab(theoThere);
      expect(session.notes.noteSomebodyElse).toHaveBeenCalledTimes(1);
      expect(session.context()).toMatchObject({ user: theo, isAuthenticated: true });
      expect(session.actor.getSnapshot().matches('restoring')).toBe(true);
    });

    it('a visitor’s page stays', async () => {
      const session = play({ ...asTheo, stored: { user: mara, isAuthenticated: false } });
      await session.until('visitor');
      session.otherTab(theoThere);
      await session.until('signedIn');
      expect(session.context().user).toEqual(theo);
      expect(session.notes.noteSomebodyElse).not.toHaveBeenCalled();
    });

    it('between their user and their token, nobody is signed in', async () => {
      const session = await signedIn();
      session.otherTab({ type: 'STORAGE.CHANGED', stored: { user: theo, isAuthenticated: false } });
      expect(session.actor.getSnapshot().matches('visitor')).toBe(true);
      expect(session.notes.noteSomebodyElse).not.toHaveBeenCalled();
    });
  });

  it('a change of role there restores the same person without leaving', async () => {
    const session = await signedIn();
    session.otherTab({
      type: 'STORAGE.CHANGED',
      stored: { user: { ...mara, role: 'supplier' }, isAuthenticated: true },
    });
    expect(session.actor.getSnapshot().matches('restoring')).toBe(true);
    expect(session.notes.noteSomebodyElse).not.toHaveBeenCalled();
  });

  it('a changed name there changes it here without leaving the screen', async () => {
    const session = await signedIn();
    const left = vi.fn();
    session.actor.subscribe((snapshot) => {
      if (!snapshot.matches('signedIn')) left();
    });
    const renamed = { ...mara, name: 'Mara Berg' };
    session.otherTab({ type: 'STORAGE.CHANGED', stored: { user: renamed, isAuthenticated: true } });
    expect(session.context().user).toEqual(renamed);
    expect(left).not.toHaveBeenCalled();
  });

  it('a visitor whose stored user changes stays a visitor', async () => {
    const session = play();
    await session.until('visitor');
    session.otherTab({ type: 'STORAGE.CHANGED', stored: { user: mara, isAuthenticated: false } });
    expect(session.actor.getSnapshot().matches('visitor')).toBe(true);
    expect(session.context().user).toEqual(mara);
    expect(session.notes.noteSignedOut).not.toHaveBeenCalled();
  });
});

describe('one’s own settings', () => {
  it('a change is kept and stored', async () => {
    const session = await signedIn();
    const renamed = { ...mara, firstName: 'Maria' };
    session.actor.send({ type: 'USER.CHANGED', user: renamed });
    expect(session.context().user).toEqual(renamed);
    expect(session.notes.storeUser).toHaveBeenLastCalledWith(expect.anything(), { user: renamed });
  });
});
