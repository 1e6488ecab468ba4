import { invariant } from '../../lib/invariant.ts';
import { pending } from '../kit/index.ts';
import type { SecondFactorAsked, SessionContext } from './session.types.ts';
import { sessionVocabulary } from './session.vocabulary.ts';

const askedIn = ({ asked }: SessionContext): SecondFactorAsked => {
  invariant(asked !== null, 'a second factor is asked for');
  return asked;
};

/** Sends the sign-in again, with the proof. */
const attempt = <const Target extends string>(back: Target) =>
  sessionVocabulary.createStateConfig({
    ...pending({ 'CANCEL.REQUESTED': { target: 'asking' } }),
    entry: 'forgetFailure',
    invoke: {
      id: 'proveSecondFactor',
      src: 'proveSecondFactor',
      input: ({ context, event }) => {
        const { signIn, passkeyRequest } = askedIn(context);
        if (event.type === 'SECOND_FACTOR.SUBMITTED') return { signIn, proof: event.proof };
        invariant(passkeyRequest !== null, 'a passkey can be used');
        return { signIn, passkeyRequest };
      },
      onDone: [
        {
          // The screen shows the previous user's data, as after a sign-in without a second factor.
          guard: { type: 'somebody else signed in', params: ({ event }) => event.output },
          target: '#session.arriving',
          actions: [{ type: 'keepAdmission', params: ({ event }) => event.output }, 'noteSomebodyElse'],
        },
        {
          target: '#session.arriving',
          actions: { type: 'keepAdmission', params: ({ event }) => event.output },
        },
      ],
      onError: [
        {
          guard: 'second factor is still asked for',
          target: 'asking',
          actions: ['keepFailure', 'keepOffer'],
        },
        // The password was changed, or its mailed link used, meanwhile: sign-in starts again with them.
        { guard: 'sign-in is refused', target: back, actions: 'keepFailure' },
        { target: 'asking', actions: 'keepFailure' },
      ],
    },
  });

/**
 * The password was right and the account asks for a second factor: a code of the app, a passkey, or a recovery code.
 * `back` is the state with the password form; the password is kept only until then.
 */
export const provingSecondFactor = <const Target extends string>(back: Target) =>
  sessionVocabulary.createStateConfig({
    initial: 'asking',
    exit: 'forgetAsked',
    on: { 'BACK.REQUESTED': { target: back } },
    states: {
      asking: {
        on: {
          'SECOND_FACTOR.SUBMITTED': { target: 'confirming' },
          'PASSKEY.CHOSEN': { guard: 'passkey can be used', target: 'usingPasskey' },
        },
      },
      confirming: attempt(back),
      usingPasskey: attempt(back),
    },
  });
