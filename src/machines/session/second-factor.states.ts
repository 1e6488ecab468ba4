import { invariant } from '../../lib/invariant.ts';
import { pending } from '../kit/index.ts';
import type { SecondFactorAsked, SessionContext } from './session.types.ts';
import { sessionVocabulary } from './session.vocabulary.ts';

const askedIn = ({ asked }: SessionContext): SecondFactorAsked => {
  invariant(asked !== null, 'a second factor is asked for');
  return asked;
};

/** Signing in once more, with the proof. */
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
          // What is on the screen belongs to the person before, as where no second factor is asked for.
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
        // The password was changed, or its mailed link used, in between: it starts with them again.
        { guard: 'sign-in is refused', target: back, actions: 'keepFailure' },
        { target: 'asking', actions: 'keepFailure' },
      ],
    },
  });

/**
 * The password was right and the account asks for more: a code of the app, a passkey, or a recovery code. `back` is where the password is asked
 * for; it is kept until then and no longer.
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
