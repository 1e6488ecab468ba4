import { describe, expect, it } from 'vitest';
import { moveStep, removeStep, setOptional } from '../../statecharts/flow/steps/steps.ts';
import { onboardingFlow } from './onboarding.flow.gen.ts';
import { onboardingMachine, onboardingMachineOf } from './onboarding.machine.ts';
import { onboardingSteps } from './onboarding.steps.ts';
import { minutesLeft, progressOf, type OnboardingPosition } from './progress.ts';
import type { OnboardingStatus } from './onboarding.types.ts';
import { allDone, catalogueDone, logoDone, nothingDone } from './testing/tramuntana.ts';

const positionAt = (value: unknown, status: OnboardingStatus | null): OnboardingPosition => ({
  machine: onboardingMachine,
  value,
  context: { status, role: 'supplier' },
});
const summaryOf = (given: OnboardingPosition) =>
  progressOf(given).map(({ step, state, canOpen }) => `${step} ${state}${canOpen ? ', may be opened' : ''}`);

describe('the progress', () => {
  it('has the steps of the path in its order, with what each needs', () => {
    expect(progressOf(positionAt('checking', null))[0]).toEqual({
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

  it('is all upcoming for a new vendor', () => {
    expect(summaryOf(positionAt({ catalogue: 'importing' }, nothingDone))).toEqual([
      'catalogue current',
      'company-profile upcoming',
      'delivery-area upcoming',
      'delivery-methods upcoming',
      'logo upcoming',
      'payment-account upcoming',
      'completion upcoming',
    ]);
  });

  it('distinguishes done from skipped steps, and both can be opened', () => {
    const status = {
      ...catalogueDone,
      deliveryMethods: true,
      skippedSteps: ['delivery-area' as const, 'logo' as const],
    };
    expect(summaryOf(positionAt({ paymentAccount: 'none' }, status))).toEqual([
      'catalogue done, may be opened',
      'company-profile done, may be opened',
      'delivery-area skipped, may be opened',
      'delivery-methods done, may be opened',
      'logo skipped, may be opened',
      'payment-account current',
      'completion upcoming',
    ]);
  });

  it('allows the next step again after going back', () => {
    expect(summaryOf(positionAt({ companyProfile: 'filling' }, logoDone))).toEqual([
      'catalogue done, may be opened',
      'company-profile current',
      'delivery-area done, may be opened',
      'delivery-methods done, may be opened',
      'logo done, may be opened',
      'payment-account upcoming, may be opened',
      'completion upcoming',
    ]);
  });

  it('has the steps of one kind of vendor for that kind only', () => {
    const stepsOf = (role: OnboardingPosition['context']['role']) =>
      progressOf({
        machine: onboardingMachine,
        value: 'checking',
        context: { status: nothingDone, role },
      }).map(({ step }) => step);
    const others = ['catalogue', 'company-profile', 'delivery-area', 'logo', 'payment-account', 'completion'];
    expect(stepsOf('supplier')).toEqual(others.toSpliced(3, 0, 'delivery-methods'));
    expect(stepsOf('service_provider')).toEqual(others.toSpliced(3, 0, 'working-hours'));
  });

  it('is that of the current path', () => {
    const logoFirst = moveStep(onboardingFlow, onboardingSteps, 'logo', 0);
    const path = setOptional(logoFirst, onboardingSteps, 'company-profile', true);
    const status = { ...nothingDone, skippedSteps: ['company-profile' as const] };
    const steps = progressOf({
      machine: onboardingMachineOf(removeStep(path, onboardingSteps, 'delivery-area')),
      value: { logo: 'choosing' },
      context: { status, role: 'supplier' },
    });
    expect(steps.map(({ step, state, optional }) => [step, state, optional])).toEqual([
      ['logo', 'current', true],
      ['catalogue', 'upcoming', false],
      ['company-profile', 'skipped', true],
      ['delivery-methods', 'upcoming', false],
      ['payment-account', 'upcoming', false],
      ['completion', 'upcoming', false],
    ]);
  });

  it('counts the minutes of what is left', () => {
    expect(minutesLeft(progressOf(positionAt('checking', null)))).toBe(24);
    expect(minutesLeft(progressOf(positionAt({ paymentAccount: 'none' }, logoDone)))).toBe(5);
    expect(minutesLeft(progressOf(positionAt({ completion: 'complete' }, allDone)))).toBe(0);
  });
});
