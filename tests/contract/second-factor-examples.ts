import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { softwareAuthenticator } from '../../services/marketplace/platform/testing/software-authenticator.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const id = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const confirmedAt = '2026-11-20T09:15:00.000Z';
const password = 'seven knots to windward';
const session = { kind: 'active', id, userId: id, signUpId: null, role: 'crew_member' } as const;

/** The code of an app that is being set up. */
async function codeOfNewApp({ clock, modules }: RealApp): Promise<string> {
  clock.set(confirmedAt);
  const begun = await modules.accounts.beginAuthenticator(session, password);
  if (!begun.ok) throw new Error(begun.error.code);
  const secret = Secret.fromBase32(begun.value.text);
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
}

async function setUpApp(app: RealApp): Promise<void> {
  const confirmed = await app.modules.accounts.confirmAuthenticator(session, await codeOfNewApp(app));
  if (!confirmed.ok) throw new Error(confirmed.error.code);
}

async function insertPasskey({ db }: RealApp): Promise<void> {
  await db
    .insertInto('passkeys')
    .values({
      id,
      userId: id,
      name: 'Bridge laptop',
      credentialId: 'cG9zdC1jYXB0YWlucy1kZWNrLWxvZw',
      publicKey: Buffer.from('none'),
      uses: 0,
      transports: JSON.stringify(['usb']),
      createdAt: new Date('2026-11-20T09:20:00.000Z'),
      lastUsedAt: null,
    })
    .execute();
  await db
    .updateTable('users')
    .set({ secondFactorSince: new Date(confirmedAt) })
    .where('id', '=', id)
    .execute();
}

/** The data needed before the example can be sent. */
export const secondFactorArrangements = (
  app: () => RealApp,
  signIn: () => Promise<void>,
): Readonly<Record<string, () => Promise<void>>> => ({
  getSecondFactor: async () => {
    await signIn();
    await setUpApp(app());
    await insertPasskey(app());
  },
  beginAuthenticator: signIn,
  confirmAuthenticator: signIn,
  removeAuthenticator: async () => {
    await signIn();
    await setUpApp(app());
  },
  renewRecoveryCodes: async () => {
    await signIn();
    await setUpApp(app());
  },
  beginPasskey: signIn,
  addPasskey: signIn,
  removePasskey: async () => {
    await signIn();
    await insertPasskey(app());
  },
});

/** Where the example cannot be accepted: the current code of an app, or the response of a device. */
export const secondFactorBodies = (app: () => RealApp): Readonly<Record<string, () => Promise<object>>> => ({
  confirmAuthenticator: async () => ({ code: await codeOfNewApp(app()) }),
  addPasskey: async () => {
    const begun = await app().modules.accounts.beginPasskey(session, password);
    if (!begun.ok) throw new Error(begun.error.code);
    const passkey = softwareAuthenticator('http://localhost:4760').create(begun.value.challenge);
    return { name: 'Bridge laptop', passkey };
  },
});

const tenCodes = Array.from({ length: 10 }, () => expect.stringMatching(/^(?:[0-9A-Z]{4}-?){3}$/) as unknown);

/** The factors of a user with a first one, and new codes. */
const changed = (factors: Json) => (answer: Json, example: Json) => {
  const shown = Object(Object(example.data).secondFactor) as Json;
  const secondFactor = { ...shown, ...factors };
  expect(answer).toEqual({ ...example, data: { secondFactor, recoveryCodes: tenCodes } });
};

/** Secrets and challenges are generated each time. */
export const secondFactorComparisons: Readonly<Record<string, (answer: Json, example: Json) => void>> = {
  beginAuthenticator: (answer) =>
    expect(answer).toEqual({
      status: true,
      data: {
        secret: expect.stringMatching(/^[2-7A-Z]{32}$/) as unknown,
        uri: expect.stringMatching(/^otpauth:\/\/totp\/Quayside:mara\.lindqvist%40example\.com\?/) as unknown,
      },
    }),
  confirmAuthenticator: changed({ passkeys: [] }),
  renewRecoveryCodes: changed({ passkeys: [] }),
  beginPasskey: (answer) =>
    expect(answer).toMatchObject({
      status: true,
      data: { passkeyRequest: { rp: { id: 'localhost' }, user: { name: 'mara.lindqvist@example.com' } } },
    }),
  addPasskey: changed({
    authenticatorSince: null,
    passkeys: [
      {
        id: expect.any(String) as unknown,
        name: 'Bridge laptop',
        createdAt: '2026-11-20T08:30:00.000Z',
        lastUsedAt: null,
      },
    ],
  }),
};
