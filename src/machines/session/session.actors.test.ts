import { deviceZone } from '../../browser/viewer-zone.ts';
import { describe, expect, it } from 'vitest';
import { createActor, forwardTo, setup, toPromise } from 'xstate';
import { createMarketplaceClient, createSettingsCalls, type User } from '../../api/index.ts';
import { recordingStorage } from './testing/recording-storage.ts';
import { sessionActors } from './session.actors.ts';
import { toSessionUser } from './session-user.ts';
import type { SessionEvent } from './session.types.ts';

const mara: User = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  name: 'Mara Lindqvist',
  role: 'crew_member',
  status: 'active',
  secondFactor: 'off',
  phone: null,
  timeZone: 'Europe/Madrid',
  profilePictureUrl: null,
  notifications: { ordersByEmail: true, bookingsByEmail: true, documentsByEmail: true, newsByEmail: false },
  crewProfile: null,
  createdAt: '2026-11-20T08:30:00.000Z',
};
const known = toSessionUser(mara);
const stored = JSON.stringify(known);
const pending = JSON.stringify({ ...known, status: 'pending' });
const credentials = { email: 'mara@example.com', password: 'seven knots to windward' };
const signUp = { ...credentials, firstName: 'Mara', lastName: 'Lindqvist', role: 'crew_member' } as const;
const signedIn = { data: { user: mara, token: 'token-2' }, message: 'Welcome.' };

interface Asked {
  call: string;
  bearer: string | null;
  body: unknown;
  /** What was stored when the request was sent. */
  stored: Record<string, string>;
}

/** The actors with a real client whose transport answers `body` when the test allows it. */
function scene(body: unknown = signedIn, initial: Record<string, string> = {}) {
  const storage = recordingStorage(initial);
  const tabs = new EventTarget();
  const asked: Asked[] = [];
  const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
  const readToken = () => storage.getItem('token');
  const client = createMarketplaceClient({
    baseUrl: 'https://quayside.example.com/api',
    readToken,
    fetch: async (request) => {
      asked.push({
        call: `${request.method} ${new URL(request.url).pathname}`,
        bearer: request.headers.get('Authorization'),
        body: request.body ? await request.json() : null,
        stored: storage.values(),
      });
      await answered;
      return Response.json({ status: true, ...(body as object) }); // every answer of this file is an object
    },
  });
  const actors = sessionActors({
    client,
    settings: createSettingsCalls(client, readToken),
    storage,
    tabs,
  });
  return { storage, tabs, asked, actors, answerNow };
}

/** Everything that follows from an answer has happened: one turn of the event loop after all promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const requested = async ({ asked }: { asked: Asked[] }) => expect.poll(() => asked.length).toBe(1);

describe.each([
  ['signing in', 'signIn', '/api/auth/sign-in', credentials],
  // The account starts with its browser's time zone.
  ['signing up', 'signUp', '/api/auth/sign-up', { ...signUp, timeZone: deviceZone() }],
] as const)('%s', (_, name, path, input) => {
  const start = ({ actors }: ReturnType<typeof scene>) =>
    name === 'signIn'
      ? createActor(actors.signIn, { input: credentials }).start()
      : createActor(actors.signUp, { input: signUp }).start();

  it('sends what was typed, stores the user and, last, the token, and hands on no token', async () => {
    const server = scene();
    server.answerNow();
    const output = await toPromise(start(server));
    expect(output).toEqual({ user: known, message: 'Welcome.' });
    expect(server.asked).toEqual([{ call: `POST ${path}`, bearer: null, body: input, stored: {} }]);
    expect(server.storage.writes).toEqual([`user=${stored}`, 'token=token-2']);
  });

  it('stores nothing when it was cancelled before the answer came', async () => {
    const server = scene();
    const actor = start(server);
    await requested(server);
    actor.stop();
    server.answerNow();
    await settled();
    expect(server.storage.writes).toEqual([]);
  });

  it('stores nothing of a user without an id', async () => {
    const server = scene({ ...signedIn, data: { ...signedIn.data, user: { ...mara, id: '' } } });
    server.answerNow();
    await expect(toPromise(start(server))).rejects.toThrow('The server answered a user without an id.');
    expect(server.storage.writes).toEqual([]);
  });
});

describe('a second factor', () => {
  const secondFactors = ['authenticator', 'passkey', 'recovery_code'];
  const refused = (code: string, details: object) => ({
    status: false,
    message: 'Please confirm that it’s you.',
    error: { code, requestId: 'request-1', details },
  });

  it('is an answer to the right password, with what was typed', async () => {
    const passkeyRequest = { challenge: 'an-invented-challenge', rpId: 'quayside.example.com' };
    const server = scene(refused('SECOND_FACTOR_NEEDED', { secondFactors, passkeyRequest }));
    server.answerNow();
    expect(await toPromise(createActor(server.actors.signIn, { input: credentials }).start())).toEqual({
      asked: { signIn: credentials, kinds: secondFactors, passkeyRequest },
    });
    expect(server.storage.writes).toEqual([]);
  });

  it('names no passkey without something to ask the browser for', async () => {
    const server = scene(refused('SECOND_FACTOR_NEEDED', { secondFactors: [...secondFactors, 'fax'] }));
    server.answerNow();
    expect(await toPromise(createActor(server.actors.signIn, { input: credentials }).start())).toEqual({
      asked: { signIn: credentials, kinds: ['authenticator', 'recovery_code'], passkeyRequest: null },
    });
  });

  it('is sent with the password, and signs in', async () => {
    const server = scene();
    server.answerNow();
    const proof = { authenticatorCode: '735102' };
    const input = { signIn: credentials, proof };
    expect(await toPromise(createActor(server.actors.proveSecondFactor, { input }).start())).toEqual({
      user: known,
      message: 'Welcome.',
    });
    expect(server.asked[0]?.body).toEqual({ ...credentials, secondFactor: proof });
    expect(server.storage.writes).toEqual([`user=${stored}`, 'token=token-2']);
  });

  it('stays a failure when it is wrong', async () => {
    const server = scene(refused('SECOND_FACTOR_WRONG', { secondFactors }));
    server.answerNow();
    const input = { signIn: credentials, proof: { recoveryCode: '7KQM-2XTD-9FHW' } };
    await expect(
      toPromise(createActor(server.actors.proveSecondFactor, { input }).start()),
    ).rejects.toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
  });

  it('sends nothing where the browser has no passkey to give', async () => {
    const server = scene();
    const input = { signIn: credentials, passkeyRequest: { challenge: 'an-invented-challenge' } };
    await expect(
      toPromise(createActor(server.actors.proveSecondFactor, { input }).start()),
    ).rejects.toMatchObject({
      code: 'PASSKEY_REFUSED',
      message: 'This browser can’t use that passkey. Try again, or choose another way.',
    });
    expect(server.asked).toEqual([]);
  });
});

describe('proving the address', () => {
  const before = { user: pending, token: 'token-1' };
  const proved = { data: { user: mara }, message: 'Welcome aboard.' };

  it('sends the code as the person, and stores the user as now known', async () => {
    const server = scene(proved, before);
    server.answerNow();
    const output = await toPromise(
      createActor(server.actors.verifyCode, { input: { code: '482913' } }).start(),
    );
    expect(output).toEqual({ user: known, message: 'Welcome aboard.' });
    expect(server.asked).toEqual([
      {
        call: 'POST /api/auth/verify-code',
        bearer: 'Bearer token-1',
        body: { code: '482913' },
        stored: before,
      },
    ]);
    expect(server.storage.writes).toEqual([`user=${stored}`]);
  });

  it('stores nothing when it was cancelled before the answer came', async () => {
    const server = scene(proved, before);
    const actor = createActor(server.actors.verifyCode, { input: { code: '482913' } }).start();
    await requested(server);
    actor.stop();
    server.answerNow();
    await settled();
    expect(server.storage.writes).toEqual([]);
  });

  it('hands on the words about a new code', async () => {
    const server = scene({ message: 'New code sent.' }, before);
    server.answerNow();
    expect(await toPromise(createActor(server.actors.resendCode).start())).toEqual({
      message: 'New code sent.',
    });
    expect(server.asked[0]).toMatchObject({ call: 'POST /api/auth/resend-code', bearer: 'Bearer token-1' });
  });
});

describe('signing out', () => {
  const before = { user: stored, token: 'token-1', theme: 'dark' };

  it('forgets both keys before it asks the server, and revokes the token that was stored', async () => {
    const server = scene({ message: 'Signed out.' }, before);
    const actor = createActor(server.actors.signOut).start();
    await requested(server);
    expect(server.asked).toEqual([
      { call: 'POST /api/auth/sign-out', bearer: 'Bearer token-1', body: null, stored: { theme: 'dark' } },
    ]);
    server.answerNow();
    expect(await toPromise(actor)).toEqual({ revoked: true });
  });

  it('asks no server when there is nothing to revoke', async () => {
    const server = scene({ message: 'Signed out.' }, { user: stored });
    expect(await toPromise(createActor(server.actors.signOut).start())).toEqual({ revoked: false });
    expect([server.asked, server.storage.values()]).toEqual([[], {}]);
  });

  it('forgets both keys without a word to the server when the account is closed', async () => {
    const server = scene({}, before);
    await toPromise(createActor(server.actors.forgetSession).start());
    expect([server.asked, server.storage.values()]).toEqual([[], { theme: 'dark' }]);
  });
});

describe('who is here', () => {
  it('is read from what is stored', async () => {
    const { actors } = scene({}, { user: stored, token: 'token-1' });
    expect(await toPromise(createActor(actors.readStorage).start())).toEqual({
      user: known,
      isAuthenticated: true,
    });
  });

  it('is asked of the server, and stored by the machine alone', async () => {
    const server = scene({ data: { user: mara }, message: '' }, { token: 'token-1' });
    server.answerNow();
    expect(await toPromise(createActor(server.actors.fetchSettings).start())).toEqual({ user: known });
    expect([server.asked[0]?.call, server.storage.writes]).toEqual(['GET /api/settings', []]);
  });
});

describe('other tabs', () => {
  function watch({ actors, tabs }: ReturnType<typeof scene>) {
    const heard: unknown[] = [];
    const machine = setup({
      types: { events: {} as SessionEvent },
      actors: { watchStorage: actors.watchStorage },
    }).createMachine({
      invoke: { id: 'watchStorage', src: 'watchStorage' },
      on: {
        'PAGE.ENTERED': { actions: forwardTo('watchStorage') },
        '*': { actions: ({ event }) => heard.push(event) },
      },
    });
    const actor = createActor(machine).start();
    const tell = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    return { heard, tell, moveOn: () => actor.send({ type: 'PAGE.ENTERED' }), stop: () => actor.stop() };
  }

  it.each([
    ['the token', 'token'],
    ['the user', 'user'],
    ['everything at once', null],
  ])('a change of %s reports what is stored now', (_, key) => {
    const { heard, tell: dispatchStorageEvent } = watch(scene({}, { user: stored, token: 'token-1' }));
    dispatchStorageEvent(key);
    expect(heard).toEqual([{ type: 'STORAGE.CHANGED', stored: { user: known, isAuthenticated: true } }]);
  });

  it.each(['theme', 'notificationsEnabled', 'cart', ''])('a change of %j says nothing', (key) => {
    const { heard, tell } = watch(scene());
    tell(key);
    expect(heard).toEqual([]);
  });

  it('a token removed in this tab, which the browser tells nobody, is reported on the next page', () => {
    const here = scene({}, { user: stored, token: 'token-1' });
    const { heard, moveOn } = watch(here);
    moveOn();
    expect(heard).toEqual([]);
    here.storage.removeItem('token');
    moveOn();
    expect(heard).toEqual([{ type: 'STORAGE.CHANGED', stored: { user: known, isAuthenticated: false } }]);
  });

  it('nothing is heard once the session has stopped', () => {
    const { heard, tell, stop } = watch(scene());
    stop();
    tell('token');
    expect(heard).toEqual([]);
  });
});
