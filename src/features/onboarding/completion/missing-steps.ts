import type { PaymentAccount, StepName } from '../../../machines/onboarding/index.ts';

interface MissingStep {
  name: StepName;
  title: string;
  text: string;
  action: string;
}

/** The steps that provide what the server still needs. Unknown names are ignored. */
export function missingSteps(missing: readonly string[], account: PaymentAccount | null): MissingStep[] {
  const known: readonly MissingStep[] = [
    {
      name: 'company-profile',
      title: 'Your company details are missing',
      text: 'We need them to approve you.',
      action: 'Add your company details',
    },
    {
      name: 'catalogue',
      title: 'None of your listings can go live',
      text: 'Import at least one row. If you undid an import, its listings are missing now.',
      action: 'Go to your list',
    },
    {
      name: 'delivery-methods',
      title: 'You haven’t said how you deliver',
      text: 'Crew can’t order from you without it.',
      action: 'Say how you deliver',
    },
    {
      name: 'working-hours',
      title: 'You have no working hours',
      text: 'Crew can’t book you without them.',
      action: 'Set your hours',
    },
    account?.state === 'pending'
      ? {
          name: 'payment-account',
          title: 'Stripe is still checking your details',
          text: 'There’s nothing you need to do. Come back later and try again. Everything else is done.',
          action: 'See its status',
        }
      : {
          name: 'payment-account',
          title: 'Your payment account isn’t complete',
          text: 'Crew can’t pay you yet.',
          action: 'Complete your payment account',
        },
  ];
  return known.filter(({ name }) => missing.includes(name));
}
