import type { Flow } from '../../statecharts/flow/flow.types.ts';
import { passContextToActors } from '../../statecharts/pass-context.ts';
import { onboardingFlow } from './onboarding.flow.gen.ts';
import type { OnboardingContext } from './onboarding.types.ts';
import { onboardingVocabulary } from './onboarding.vocabulary.ts';

const MOST_STEPS_BY_ITSELF = 1_000;

/**
 * A vendor's way to a live shop (docs/requirements.md §4 "Onboarding"). The path is data, onboarding.flow.json; it resumes from the server's truth,
 * whichever step that is.
 */
export const onboardingMachine = machineOf(onboardingFlow);

/** What runs when the path is that one, which `readFlow` let in: it is held to the vocabulary there, as the committed one is by the compiler. */
export const onboardingMachineOf = (flow: Flow): typeof onboardingMachine =>
  // Screens and effects know a machine by its vocabulary. What they read of the states is in every path that the step kit lets one make.
  machineOf(flow as unknown as typeof onboardingFlow);

function machineOf(flow: typeof onboardingFlow) {
  return onboardingVocabulary.createMachine({
    ...passContextToActors<OnboardingContext>()(flow),
    // A path with an automatic loop throws instead of hanging.
    options: { maxIterations: MOST_STEPS_BY_ITSELF },
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
