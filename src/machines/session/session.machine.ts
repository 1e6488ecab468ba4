import { assign } from 'xstate';
import { unknownSession } from './session.types.ts';
import { sessionVocabulary } from './session.vocabulary.ts';

/** A call under way: busy, then slow, and in the end neither. What was said before is said no longer. */
const waiting = {
  tags: 'busy',
  entry: 'forgetFailure',
  after: { patience: { actions: 'markSlow' } },
  exit: 'markPrompt',
} as const;

/**
 * Who is here (specification §4 "Session"). Starts from storage; a token means authenticated; settings that fail leave the stored user. An
 * expired session clears nothing: a dialog over the screen asks to sign in again.
 */
export const sessionMachine = sessionVocabulary.createMachine({
  id: 'session',
  context: unknownSession,
  invoke: { id: 'watchStorage', src: 'watchStorage', onError: { actions: 'keepFailure' } },
  initial: 'starting',
  on: {
    'FAILURE.DISMISSED': { actions: 'dismissFailure' },
    'STORAGE.CHANGED': [
      {
        // What is on the screen belongs to the person before, as when it happens in the dialog below.
        guard: {
          type: 'somebody else signed in',
          params: ({ event: { stored } }) => ({ user: stored.isAuthenticated ? stored.user : null }),
        },
        target: '.restoring',
        actions: [
          assign(({ event }) => ({ user: event.stored.user, isAuthenticated: true, failure: null })),
          'noteSomebodyElse',
        ],
      },
      {
        guard: { type: 'token is stored', params: ({ event }) => ({ stored: event.stored }) },
        target: '.restoring',
        actions: assign(({ event }) => ({ user: event.stored.user, isAuthenticated: true, failure: null })),
      },
      {
        guard: 'person is signed in',
        target: '.visitor',
        actions: ['noteSignedOut', 'forgetPerson', assign(({ event }) => ({ user: event.stored.user }))],
      },
      { actions: assign(({ event }) => ({ user: event.stored.user })) },
    ],
  },
  states: {
    starting: {
      tags: ['restoring', 'local'],
      invoke: {
        id: 'readStorage',
        src: 'readStorage',
        onDone: [
          {
            guard: { type: 'token is stored', params: ({ event }) => ({ stored: event.output }) },
            target: 'restoring',
            actions: assign(({ event }) => ({ user: event.output.user, isAuthenticated: true })),
          },
          { target: 'visitor', actions: assign(({ event }) => ({ user: event.output.user })) },
        ],
        onError: { target: 'visitor', actions: 'keepFailure' },
      },
    },
    restoring: {
      tags: 'restoring',
      after: { patience: { actions: 'markSlow' } },
      exit: 'markPrompt',
      on: {
        'CANCEL.REQUESTED': { target: 'arriving' },
        // A screen that is shown already with the stored user asked, and was refused before the start-up call was answered.
        'SESSION.EXPIRED': {
          target: 'expired',
          actions: { type: 'noteSignedIn', params: ({ context }) => ({ user: context.user }) },
        },
      },
      invoke: {
        id: 'fetchSettings',
        src: 'fetchSettings',
        onDone: {
          target: 'arriving',
          actions: [
            assign(({ event }) => ({ user: event.output.user })),
            { type: 'storeUser', params: ({ event }) => ({ user: event.output.user }) },
          ],
        },
        onError: { target: 'arriving' },
      },
    },
    arriving: {
      // Also who has a code to prove is known by their token.
      entry: [{ type: 'noteSignedIn', params: ({ context }) => ({ user: context.user }) }, 'markArrived'],
      always: [{ guard: 'code is still to be proved', target: 'awaitingCode' }, { target: 'signedIn' }],
    },
    visitor: {
      on: {
        'SIGN_IN.SUBMITTED': { target: 'signingIn' },
        'SIGN_UP.SUBMITTED': { target: 'signingUp' },
      },
    },
    signingIn: {
      ...waiting,
      on: { 'CANCEL.REQUESTED': { target: 'returning' } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'SIGN_IN.SUBMITTED') throw new Error(`Unexpected ${event.type}`);
          return { email: event.email, password: event.password };
        },
        onDone: {
          target: 'arriving',
          actions: assign(({ event }) => ({
            user: event.output.user,
            isAuthenticated: true,
            notice: event.output.message,
          })),
        },
        onError: { target: 'returning', actions: 'keepFailure' },
      },
    },
    signingUp: {
      ...waiting,
      on: { 'CANCEL.REQUESTED': { target: 'returning' } },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          if (event.type !== 'SIGN_UP.SUBMITTED') throw new Error(`Unexpected ${event.type}`);
          const { type: _, ...signUp } = event;
          return signUp;
        },
        onDone: {
          target: 'arriving',
          actions: assign(({ event }) => ({
            user: event.output.user,
            isAuthenticated: true,
            notice: event.output.message,
          })),
        },
        onError: { target: 'returning', actions: 'keepFailure' },
      },
    },
    // Back to where one was before a try that came to nothing.
    returning: {
      always: [{ guard: 'person is signed in', target: 'arriving' }, { target: 'visitor' }],
    },
    awaitingCode: {
      initial: 'entering',
      on: {
        'SIGN_OUT.REQUESTED': { target: 'signingOut' },
        'SESSION.EXPIRED': { target: 'expired' },
      },
      states: {
        entering: {
          on: {
            'CODE.SUBMITTED': { target: 'verifying' },
            'CODE.RESEND_REQUESTED': { target: 'resending' },
          },
        },
        verifying: {
          ...waiting,
          on: { 'CANCEL.REQUESTED': { target: 'entering' } },
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ event }) => {
              if (event.type !== 'CODE.SUBMITTED') throw new Error(`Unexpected ${event.type}`);
              return { code: event.code };
            },
            onDone: {
              target: '#session.arriving',
              actions: assign(({ event }) => ({ user: event.output.user, notice: event.output.message })),
            },
            onError: { target: 'entering', actions: 'keepFailure' },
          },
        },
        resending: {
          ...waiting,
          on: { 'CANCEL.REQUESTED': { target: 'entering' } },
          invoke: {
            id: 'resendCode',
            src: 'resendCode',
            onDone: {
              target: 'entering',
              actions: assign(({ event }) => ({ notice: event.output.message })),
            },
            onError: { target: 'entering', actions: 'keepFailure' },
          },
        },
      },
    },
    signedIn: {
      on: {
        // Another tab renewed the session or changed the name: the screen stays, with what was typed.
        'STORAGE.CHANGED': {
          guard: { type: 'same person stays', params: ({ event }) => ({ stored: event.stored }) },
          actions: assign(({ event }) => ({ user: event.stored.user })),
        },
        'SIGN_OUT.REQUESTED': { target: 'signingOut' },
        'ACCOUNT.CLOSED': { target: 'leaving' },
        'SESSION.EXPIRED': { target: 'expired' },
        'USER.CHANGED': {
          actions: [
            assign(({ event }) => ({ user: event.user })),
            { type: 'storeUser', params: ({ event }) => ({ user: event.user }) },
          ],
        },
        // A token without a user (settings failed, nothing stored): /login stays usable.
        'SIGN_IN.SUBMITTED': { target: 'signingIn' },
        'SIGN_UP.SUBMITTED': { target: 'signingUp' },
      },
    },
    expired: {
      tags: 'expired',
      initial: 'asking',
      entry: 'forgetFailure',
      on: { 'SIGN_OUT.REQUESTED': { target: 'signingOut' } },
      states: {
        asking: { on: { 'SIGN_IN.SUBMITTED': { target: 'signingIn' } } },
        signingIn: {
          ...waiting,
          on: { 'CANCEL.REQUESTED': { target: 'asking' } },
          invoke: {
            id: 'signInAgain',
            src: 'signIn',
            input: ({ event }) => {
              if (event.type !== 'SIGN_IN.SUBMITTED') throw new Error(`Unexpected ${event.type}`);
              return { email: event.email, password: event.password };
            },
            onDone: [
              {
                // What is on the screen belongs to the person before: the shell leaves it.
                guard: {
                  type: 'somebody else signed in',
                  params: ({ event }) => ({ user: event.output.user }),
                },
                target: '#session.arriving',
                actions: [
                  assign(({ event }) => ({ user: event.output.user, notice: event.output.message })),
                  'noteSomebodyElse',
                ],
              },
              {
                target: '#session.arriving',
                actions: assign(({ event }) => ({ user: event.output.user, notice: event.output.message })),
              },
            ],
            onError: { target: 'asking', actions: 'keepFailure' },
          },
        },
      },
    },
    leaving: {
      tags: ['busy', 'local'],
      entry: 'noteSignedOut',
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        onDone: { target: 'visitor', actions: ['forgetPerson', 'markDeparted'] },
        onError: { target: 'visitor', actions: ['forgetPerson', 'markDeparted'] },
      },
    },
    signingOut: {
      tags: 'busy',
      entry: 'noteSignedOut',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'visitor', actions: ['forgetPerson', 'markDeparted'] },
        onError: { target: 'visitor', actions: ['noteRevocationFailed', 'forgetPerson', 'markDeparted'] },
      },
      on: { 'CANCEL.REQUESTED': { target: 'visitor', actions: ['forgetPerson', 'markDeparted'] } },
    },
  },
});
