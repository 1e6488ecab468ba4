import { expect, it } from 'vitest';
import { passContextToActors } from '../../statecharts/pass-context.ts';
import type { OnboardingContext } from './onboarding.types.ts';
import { onboardingVocabulary } from './onboarding.vocabulary.ts';

const context: OnboardingContext = {
  role: 'supplier',
  userId: 'u-teo',
  status: null,
  vendor: null,
  account: null,
  deliveryMethods: null,
  schedule: null,
  request: null,
  failure: null,
};
const given = passContextToActors<OnboardingContext>();

/**
 * Paths with one wrong name each, as the generator would write them. The compiler refuses each of them; if it accepted
 * one, the expected error below would fail `npm run check:types`.
 */
const planted = [
  () =>
    onboardingVocabulary.createMachine({
      ...given({
        initial: 'a',
        states: { a: { on: { 'LOGO.CHOSEN': { target: 'a', actions: 'keepRequest' } } } },
      }),
      context,
    }),
  () =>
    // @ts-expect-error no such action
    onboardingVocabulary.createMachine({
      ...given({
        initial: 'a',
        states: { a: { on: { 'LOGO.CHOSEN': { target: 'a', actions: 'keepRequests' } } } },
      }),
      context,
    }),
  () =>
    // @ts-expect-error no such event
    onboardingVocabulary.createMachine({
      ...given({ initial: 'a', states: { a: { on: { 'LOGO.PAINTED': { target: 'a' } } } } }),
      context,
    }),
  () =>
    // @ts-expect-error no such guard
    onboardingVocabulary.createMachine({
      ...given({
        initial: 'a',
        states: { a: { always: { guard: 'payment account is golden', target: 'a' } } },
      }),
      context,
    }),
  () =>
    // @ts-expect-error no such step
    onboardingVocabulary.createMachine({
      ...given({
        initial: 'a',
        states: {
          a: { always: { guard: { type: 'step is settled', params: { step: 'yacht' } }, target: 'a' } },
        },
      }),
      context,
    }),
  () =>
    // @ts-expect-error no such actor
    onboardingVocabulary.createMachine({
      ...given({
        initial: 'a',
        states: { a: { invoke: { id: 'x', src: 'paintLogo', onDone: { target: 'a' } } } },
      }),
      context,
    }),
  () =>
    // @ts-expect-error no such screen
    onboardingVocabulary.createMachine({
      ...given({ initial: 'a', states: { a: { meta: { screen: 'Yacht' } } } }),
      context,
    }),
];

it('lets a path through whose names are all in the vocabulary, and has the compiler refuse the others', () => {
  expect(planted[0]?.().id).toBe('(machine)');
  expect(planted).toHaveLength(7);
});
