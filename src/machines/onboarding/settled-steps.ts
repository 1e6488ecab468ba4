import type { OnboardingStatus, StepName } from './onboarding.types.ts';

/** Whether a step is done or skipped on the server; read by the guard "step is settled". */
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
