import { giveContext } from '../../statecharts/give-context.ts';
import { onboardingFlow } from './onboarding.flow.gen.ts';
import type { OnboardingContext } from './onboarding.types.ts';
import { onboardingVocabulary } from './onboarding.vocabulary.ts';

/**
 * A vendor's way to a live shop (specification §4 "Onboarding"). The path is data, onboarding.flow.json; it resumes from the server's truth,
 * whichever step that is.
 */
export const onboardingMachine = onboardingVocabulary.createMachine({
  ...giveContext<OnboardingContext>()(onboardingFlow),
  context: ({ input }) => ({
    ...input,
    status: null,
    vendor: null,
    account: null,
    request: null,
    failure: null,
    slow: false,
  }),
});
