export { onboardingAllowance } from './onboarding.allowance.ts';
export { onboardingActors, type OnboardingEffects } from './onboarding.actors.ts';
export { onboardingMachine } from './onboarding.machine.ts';
export { minutesLeft, roadOf, screenOf, type OnRoad, type RoadStep } from './road.ts';
export { isUnderWay } from './under-way.ts';
export type {
  DeliveryMethod,
  DeliveryMethodGiven,
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
