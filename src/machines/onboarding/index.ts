export { onboardingAllowance } from './onboarding.allowance.ts';
export { onboardingActors, readPaymentAccount } from './onboarding.actors.ts';
export { onboardingMachine } from './onboarding.machine.ts';
export { minutesLeft, progressOf, screenOf, type ProgressStep } from './progress.ts';
export { isUnderWay } from './under-way.ts';
export type {
  OnboardingContext,
  OnboardingEvent,
  OnboardingFailure,
  OnboardingRequest,
  OnboardingScreen,
  VendorDocumentKind,
  PaymentAccount,
  SkippableStep,
  StepName,
  Vendor,
  VendorChange,
} from './onboarding.types.ts';
