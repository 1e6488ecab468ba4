import { describe, expect, it } from 'vitest';
import { addStep, moveStep, removeStep, setOptional } from '../../statecharts/flow/steps/steps.ts';
import { onboardingFlow } from './onboarding.flow.gen.ts';
import { onboardingMachine, onboardingMachineOf } from './onboarding.machine.ts';
import { onboardingSteps } from './onboarding.steps.ts';
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

  it('has what one kind of vendor alone is asked on the road of that kind alone', () => {
    const path = addStep(onboardingFlow, onboardingSteps, 'delivery-methods', 2);
    const stepsOf = (role: OnRoad['context']['role']) =>
      roadOf({
        machine: onboardingMachineOf(path),
        value: 'checking',
        context: { status: nothingDone, role },
      }).map(({ step }) => step);
    const others = ['company-profile', 'catalogue', 'delivery-area', 'logo', 'payment-account', 'completion'];
    expect(stepsOf('supplier')).toEqual(others.toSpliced(2, 0, 'delivery-methods'));
    expect(stepsOf('service_provider')).toEqual(others);
  });

  it('is that of the path that is walked', () => {
    const logoFirst = moveStep(onboardingFlow, onboardingSteps, 'logo', 0);
    const path = setOptional(logoFirst, onboardingSteps, 'company-profile', true);
    const status = { ...nothingDone, skippedSteps: ['company-profile' as const] };
    const road = roadOf({
      machine: onboardingMachineOf(removeStep(path, onboardingSteps, 'delivery-area')),
      ...{ value: { logo: 'choosing' }, context: { status, role: 'supplier' } },
    });
    expect(road.map(({ step, state, optional }) => [step, state, optional])).toEqual([
      ['logo', 'current', true],
      ['company-profile', 'skipped', true],
      ['catalogue', 'upcoming', false],
      ['payment-account', 'upcoming', false],
      ['completion', 'upcoming', false],
    ]);
  });

  it('counts the minutes of what is left', () => {
    expect(minutesLeft(roadOf(on('checking', null)))).toBe(21);
    expect(minutesLeft(roadOf(on({ paymentAccount: 'none' }, logoDone)))).toBe(5);
    expect(minutesLeft(roadOf(on({ completion: 'complete' }, allDone)))).toBe(0);
  });
});
