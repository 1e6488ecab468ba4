export { onboardingAllowance } from './onboarding.allowance.ts';
export { onboardingActors, type OnboardingEffects } from './onboarding.actors.ts';
export { onboardingMachine } from './onboarding.machine.ts';
export { minutesLeft, roadOf, screenOf, type RoadStep } from './road.ts';
export type {
  OnboardingContext,
  OnboardingEvent,
  OnboardingFailure,
  OnboardingInput,
  OnboardingRequest,
  OnboardingScreen,
  OnboardingStatus,
  OnboardingTruth,
  PaperKind,
  PaymentAccount,
  SkippableStep,
  StepName,
  Vendor,
  VendorChange,
} from './onboarding.types.ts';
