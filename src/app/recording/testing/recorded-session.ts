import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  sessionMachine,
  type SessionUser,
  type SignIn,
  type SignInAnswer,
  type StoredSession,
} from '../../../machines/session/index.ts';
import { createRecorder } from '../../../statecharts/trace/recorder.ts';
import { createAppPacker } from '../app-packer.ts';
import type { PageRecorder } from '../recorded-page.ts';

export const anna: SessionUser = {
  id: 'u-anna',
  email: 'anna.lindqvist@example.com',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  name: 'Anna Lindqvist',
  role: 'crew_member',
  status: 'active',
  profilePictureUrl: null,
};

export const password = 'Harbour-Secret-77';

/** A page's recorder with the packer of the app, available at once instead of when the page is idle. */
export const recorderOfTests = (): PageRecorder =>
  createRecorder({ whenIdle: (work) => queueMicrotask(work), loadPacker: async () => createAppPacker() });

/** A page whose replay is not ready until `dropEndedRoots` runs, so that a test can check what is shown meanwhile. */
export function createGate(recorder: PageRecorder): PageRecorder & { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    inspect: recorder.inspect,
    traces: async (cut) => {
      await promise;
      return recorder.traces(cut);
    },
    release: resolve,
  };
}

/** The app's real session, in which Anna signs in with her password. */
export async function signInRecorded(inspect: PageRecorder['inspect']) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStorage: fromPromise<StoredSession>(async () => ({ user: null, isAuthenticated: false })),
        watchStorage: fromCallback(() => undefined),
        signIn: fromPromise<SignInAnswer, SignIn>(async () => ({
          user: anna,
          message: 'Welcome back, Anna.',
        })),
      },
    }),
    { inspect },
  ).start();
  await waitFor(session, (snapshot) => snapshot.matches('visitor'));
  session.send({ type: 'SIGN_IN.SUBMITTED', email: anna.email, password });
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'));
  return session;
}
