import { assertEvent } from 'xstate';
import { pending } from '../kit/index.ts';
import { provingSecondFactor } from './second-factor.states.ts';
import { unknownSession, type SessionContext, type SessionEvent, type SignIn } from './session.types.ts';
import { admissionIn, sessionVocabulary } from './session.vocabulary.ts';

/** A call that the user requested. The previous message is cleared. */
const asking = <const Target extends string>(back: Target) =>
  ({ ...pending({ 'CANCEL.REQUESTED': { target: back } }), entry: 'forgetFailure' }) as const;

const noteWhoIsHere = {
  type: 'noteSignedIn',
  params: ({ context }: { context: SessionContext }) => ({ user: context.user }),
} as const;

/** The user signed out themselves. */
const departure = { target: 'visitor.departed', actions: ['forgetPerson', 'noticeDeparture'] } as const;

const signInOf = ({ type: _, ...signIn }: Extract<SessionEvent, { type: 'SIGN_IN.SUBMITTED' }>): SignIn =>
  signIn;

/**
 * The signed-in user (docs/requirements.md §4 "Session"). Starts from storage; a token means authenticated; if the
 * settings fail to load, the stored user remains. An expired session clears nothing: a dialog over the screen asks to
 * sign in again.
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
        // The screen shows the previous user's data, as it does in the dialog below.
        guard: {
          type: 'somebody else signed in',
          params: ({ event: { stored } }) => ({ user: stored.isAuthenticated ? stored.user : null }),
        },
        target: '.restoring',
        actions: [
          { type: 'keepStored', params: ({ event }) => ({ stored: event.stored }) },
          'dismissFailure',
          'noteSomebodyElse',
        ],
      },
      {
        guard: { type: 'token is stored', params: ({ event }) => ({ stored: event.stored }) },
        target: '.restoring',
        actions: [
          { type: 'keepStored', params: ({ event }) => ({ stored: event.stored }) },
          'dismissFailure',
        ],
      },
      {
        guard: 'person is signed in',
        target: '.visitor',
        actions: [
          'noteSignedOut',
          'forgetPerson',
          { type: 'keepUser', params: ({ event }) => ({ user: event.stored.user }) },
        ],
      },
      { actions: { type: 'keepUser', params: ({ event }) => ({ user: event.stored.user }) } },
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
            actions: { type: 'keepStored', params: ({ event }) => ({ stored: event.output }) },
          },
          {
            target: 'visitor',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
          },
        ],
        onError: { target: 'visitor', actions: 'keepFailure' },
      },
    },
    restoring: {
      ...pending({
        'CANCEL.REQUESTED': { target: 'arriving' },
        // A screen already shown with the stored user made a call that was refused before the start-up call was
        // answered.
        'SESSION.EXPIRED': { target: 'expired', actions: noteWhoIsHere },
      }),
      tags: 'restoring',
      invoke: {
        id: 'fetchSettings',
        src: 'fetchSettings',
        onDone: {
          target: 'arriving',
          actions: [
            { type: 'keepUser', params: ({ event }) => ({ user: event.output.user }) },
            { type: 'storeUser', params: ({ event }) => ({ user: event.output.user }) },
          ],
        },
        onError: { target: 'arriving' },
      },
    },
    arriving: {
      // A user with an unverified address is identified by their token too.
      entry: noteWhoIsHere,
      always: [{ guard: 'code is still to be proved', target: 'awaitingCode' }, { target: 'signedIn' }],
    },
    visitor: {
      initial: 'passing',
      on: {
        'SIGN_IN.SUBMITTED': { target: 'signingIn' },
        'SIGN_UP.SUBMITTED': { target: 'signingUp' },
      },
      states: {
        passing: {},
        // The user signed out: the next user starts at home, not at this user's page.
        departed: { tags: 'departed' },
        provingSecondFactor: provingSecondFactor('#session.returning'),
      },
    },
    signingIn: {
      ...asking('returning'),
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'SIGN_IN.SUBMITTED');
          return signInOf(event);
        },
        onDone: [
          {
            guard: { type: 'second factor is asked for', params: ({ event }) => event.output },
            target: 'visitor.provingSecondFactor',
            actions: { type: 'keepAsked', params: ({ event }) => event.output },
          },
          {
            target: 'arriving',
            actions: { type: 'keepAdmission', params: ({ event }) => admissionIn(event.output) },
          },
        ],
        onError: { target: 'returning', actions: 'keepFailure' },
      },
    },
    signingUp: {
      ...asking('returning'),
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ event }) => {
          assertEvent(event, 'SIGN_UP.SUBMITTED');
          const { type: _, ...signUp } = event;
          return signUp;
        },
        onDone: {
          target: 'arriving',
          actions: { type: 'keepAdmission', params: ({ event }) => event.output },
        },
        onError: { target: 'returning', actions: 'keepFailure' },
      },
    },
    // Back to the state before the failed attempt.
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
            'ADDRESS_LINK.OPENED': { target: 'verifying' },
            'CODE.RESEND_REQUESTED': { target: 'resending' },
          },
        },
        verifying: {
          ...asking('entering'),
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ event }) => {
              assertEvent(event, ['CODE.SUBMITTED', 'ADDRESS_LINK.OPENED']);
              return event.type === 'CODE.SUBMITTED' ? { code: event.code } : { link: event.link };
            },
            onDone: {
              target: '#session.arriving',
              actions: { type: 'keepAdmission', params: ({ event }) => event.output },
            },
            onError: { target: 'entering', actions: 'keepFailure' },
          },
        },
        resending: {
          ...asking('entering'),
          invoke: {
            id: 'resendCode',
            src: 'resendCode',
            onDone: {
              target: 'entering',
              actions: { type: 'keepNotice', params: ({ event }) => event.output },
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
          actions: { type: 'keepUser', params: ({ event }) => ({ user: event.stored.user }) },
        },
        'PAGE.ENTERED': { actions: 'haveStorageLookedAt' },
        'SIGN_OUT.REQUESTED': { target: 'signingOut' },
        'ACCOUNT.CLOSED': { target: 'leaving' },
        'SESSION.EXPIRED': { target: 'expired' },
        'USER.CHANGED': {
          actions: [
            { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
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
          ...asking('asking'),
          invoke: {
            id: 'signInAgain',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'SIGN_IN.SUBMITTED');
              return signInOf(event);
            },
            onDone: [
              {
                guard: { type: 'second factor is asked for', params: ({ event }) => event.output },
                target: 'provingSecondFactor',
                actions: { type: 'keepAsked', params: ({ event }) => event.output },
              },
              {
                // The screen shows the previous user's data: the shell leaves it.
                guard: { type: 'somebody else signed in', params: ({ event }) => admissionIn(event.output) },
                target: '#session.arriving',
                actions: [
                  { type: 'keepAdmission', params: ({ event }) => admissionIn(event.output) },
                  'noteSomebodyElse',
                ],
              },
              {
                target: '#session.arriving',
                actions: { type: 'keepAdmission', params: ({ event }) => admissionIn(event.output) },
              },
            ],
            onError: { target: 'asking', actions: 'keepFailure' },
          },
        },
        provingSecondFactor: provingSecondFactor('#session.expired.asking'),
      },
    },
    leaving: {
      tags: ['busy', 'local'],
      entry: 'noteSignedOut',
      invoke: { id: 'forgetSession', src: 'forgetSession', onDone: departure, onError: departure },
    },
    signingOut: {
      ...pending({ 'CANCEL.REQUESTED': departure }),
      entry: 'noteSignedOut',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: departure,
        onError: {
          target: 'visitor.departed',
          actions: ['noteRevocationFailed', 'forgetPerson', 'noticeDeparture'],
        },
      },
    },
  },
});
