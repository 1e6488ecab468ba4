import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions, type Row } from '../../services/marketplace/http/permissions.ts';
import {
  ask,
  contractOperations,
  insertPerson,
  newSession,
  startRealApp,
  urlOf,
  type RealApp,
} from './real-app.ts';

let app: RealApp;
beforeAll(async () => {
  app = await startRealApp({ isProduction: true });
});
afterAll(() => app.close());

const rows: Readonly<Record<string, Row | 'anyone'>> = permissions;
const needsSession = contractOperations.filter(({ id }) => rows[id] !== 'anyone');

/** The operations that are refused without a second factor, whatever else is wrong with the call. */
async function closedTo(token: string): Promise<readonly string[]> {
  const closed: string[] = [];
  for (const operation of needsSession) {
    const { method } = operation;
    const authorization = `Bearer ${token}`;
    const response = await ask(app, { method, url: urlOf(operation), headers: { authorization } });
    const isClosed = response.body.includes('SECOND_FACTOR_REQUIRED');
    if (isClosed) expect(response.statusCode).toBe(403);
    if (isClosed) closed.push(operation.id);
    // Signing out and ending sessions must not end the caller's.
    await app.db.updateTable('sessions').set({ revokedAt: null }).execute();
  }
  return closed;
}

test('an admin in production can open only their own settings before there is a second factor', async () => {
  const admin = await insertPerson(app, 'admin');
  const { token } = await newSession(app, admin);
  const open = needsSession.map(({ id }) => id).filter((id) => (rows[id] as Row).beforeSecondFactor === true);
  const closed = await closedTo(token);
  expect(needsSession.map(({ id }) => id).filter((id) => !closed.includes(id))).toEqual(open);
  expect(open.toSorted()).toEqual([
    'addPasskey',
    'beginAuthenticator',
    'beginPasskey',
    'changePassword',
    'closeAccount',
    'confirmAuthenticator',
    'confirmEmailChange',
    'deleteProfilePicture',
    'exportAccount',
    'getSecondFactor',
    'getSettings',
    'listSessions',
    'removeAuthenticator',
    'removePasskey',
    'renewRecoveryCodes',
    'requestEmailChange',
    'revokeOtherSessions',
    'revokeSession',
    'signOut',
    'updateSettings',
    'uploadProfilePicture',
  ]);
  await app.db.updateTable('users').set({ secondFactorSince: app.clock.now() }).execute();
  expect(await closedTo(token)).toEqual([]);
});

test('nobody else in production needs one', async () => {
  for (const identity of ['pending', 'crew_member', 'supplier', 'service_provider'] as const) {
    const { token } = await newSession(app, await insertPerson(app, identity));
    expect(await closedTo(token)).toEqual([]);
  }
});
