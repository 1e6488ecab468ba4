import { describe, expect, it } from 'vitest';
import { onboardingMachine } from './onboarding.machine.ts';
import { minutesLeft, roadOf, type OnRoad } from './road.ts';
import type { OnboardingStatus } from './onboarding.types.ts';
import { allDone, catalogueDone, logoDone, nothingDone } from './testing/tramuntana.ts';

const on = (value: unknown, status: OnboardingStatus | null): OnRoad => ({
  machine: onboardingMachine,
  value,
  context: { status, role: 'supplier' },
});
const told = (given: OnRoad) =>
  roadOf(given).map(({ step, state, canOpen }) => `${step} ${state}${canOpen ? ', may be opened' : ''}`);

describe('the road', () => {
  it('has the steps of the path in its order, with what each needs', () => {
    expect(roadOf(on('checking', null))[1]).toEqual({
      step: 'catalogue',
      title: 'Your list',
      needs: 'The price list you already have: a spreadsheet or an export',
      minutes: 10,
      optional: false,
      state: 'upcoming',
      isSettled: false,
      canOpen: false,
    });
  });

  it('lies ahead as a whole for a new vendor', () => {
    expect(told(on({ companyProfile: 'filling' }, nothingDone))).toEqual([
      'company-profile current',
      'catalogue upcoming',
      'delivery-area upcoming',
      'logo upcoming',
      'payment-account upcoming',
      'completion upcoming',
    ]);
  });

  it('tells what is done from what was skipped, and opens both', () => {
    const status = { ...catalogueDone, skippedSteps: ['delivery-area' as const, 'logo' as const] };
    expect(told(on({ paymentAccount: 'none' }, status))).toEqual([
      'company-profile done, may be opened',
      'catalogue done, may be opened',
      'delivery-area skipped, may be opened',
      'logo skipped, may be opened',
      'payment-account current',
      'completion upcoming',
    ]);
  });

  it('opens the next step again for who went back', () => {
    expect(told(on({ companyProfile: 'filling' }, logoDone))).toEqual([
      'company-profile current',
      'catalogue done, may be opened',
      'delivery-area done, may be opened',
      'logo done, may be opened',
      'payment-account upcoming, may be opened',
      'completion upcoming',
    ]);
  });

  it('counts the minutes of what is left', () => {
    expect(minutesLeft(roadOf(on('checking', null)))).toBe(21);
    expect(minutesLeft(roadOf(on({ paymentAccount: 'none' }, logoDone)))).toBe(5);
    expect(minutesLeft(roadOf(on({ completion: 'complete' }, allDone)))).toBe(0);
  });
});
