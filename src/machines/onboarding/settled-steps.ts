import type { OnboardingStatus, StepName } from './onboarding.types.ts';

/** Whether the server knows a step as done or skipped: what the guard "step is settled" asks. */
export function isStepSettled(status: OnboardingStatus, step: StepName): boolean {
  switch (step) {
    case 'company-profile':
      return status.companyProfile || status.skippedSteps.includes('company-profile');
    case 'catalogue':
      return status.catalogueVerified;
    case 'delivery-area':
      return status.deliveryArea || status.skippedSteps.includes('delivery-area');
    case 'logo':
      return status.logo || status.skippedSteps.includes('logo');
    case 'delivery-methods':
      return status.deliveryMethods;
    case 'working-hours':
      return status.workingHours;
    case 'payment-account':
      return status.paymentAccountReady;
    case 'completion':
      return status.complete;
  }
}
