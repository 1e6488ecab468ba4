import type { Flow } from '../../statecharts/flow/flow.types.ts';
import { passContextToActors } from '../../statecharts/pass-context.ts';
import { onboardingFlow } from './onboarding.flow.gen.ts';
import type { OnboardingContext } from './onboarding.types.ts';
import { onboardingVocabulary } from './onboarding.vocabulary.ts';

const MAX_AUTOMATIC_STEPS = 1_000;

/**
 * A vendor's path to an open shop (docs/requirements.md §4 "Onboarding"). The path is data, onboarding.flow.json; it
 * resumes from the server's status, at whichever step that is.
 */
export const onboardingMachine = machineOf(onboardingFlow);

/**
 * The machine of a path that `readFlow` accepted: it is checked against the vocabulary there, as the compiler checks
 * the committed one.
 */
export const onboardingMachineOf = (flow: Flow): typeof onboardingMachine =>
  // Screens and effects know a machine by its vocabulary. The states that they read are in every path that the step kit
  // allows.
  machineOf(flow as unknown as typeof onboardingFlow);

function machineOf(flow: typeof onboardingFlow) {
  return onboardingVocabulary.createMachine({
    ...passContextToActors<OnboardingContext>()(flow),
    // A path with an endless loop of automatic transitions throws instead of hanging.
    options: { maxIterations: MAX_AUTOMATIC_STEPS },
    context: ({ input: { role, userId } }) => ({
      role,
      userId,
      status: null,
      vendor: null,
      account: null,
      deliveryMethods: null,
      schedule: null,
      request: null,
      failure: null,
    }),
  });
}
