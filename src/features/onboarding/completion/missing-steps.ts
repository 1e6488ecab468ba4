import type { PaymentAccount, StepName } from '../../../machines/onboarding/index.ts';

interface MissingStep {
  name: StepName;
  title: string;
  words: string;
  action: string;
}

/** What the server still needs, by its names, as the steps that mend it. A name that we do not know leads nowhere and is left out. */
export function missingSteps(missing: readonly string[], account: PaymentAccount | null): MissingStep[] {
  const known: readonly MissingStep[] = [
    {
      name: 'company-profile',
      title: 'Your company is not described yet',
      words: 'We need it for the approval.',
      action: 'Describe it',
    },
    {
      name: 'catalogue',
      title: 'Nothing of your list is live to be',
      words: 'Import at least one row, or what you took back is missing now.',
      action: 'To your list',
    },
    account?.state === 'pending'
      ? {
          name: 'payment-account',
          title: 'Stripe is still checking your details',
          words: 'There is nothing for you to do. Come back later and try again; all else is done.',
          action: 'See where it stands',
        }
      : {
          name: 'payment-account',
          title: 'Your payment account is not finished',
          words: 'Crew could not pay you yet.',
          action: 'Go on with it',
        },
  ];
  return known.filter(({ name }) => missing.includes(name));
}
