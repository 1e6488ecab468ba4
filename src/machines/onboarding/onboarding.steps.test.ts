import { describe, expect, it } from 'vitest';
import { businessTerms, countInWords } from '../../lib/business-terms.ts';
import type { Flow } from '../../statecharts/flow/flow.types.ts';
import { addStep, moveStep, removeStep, setOptional, stepsOf } from '../../statecharts/flow/steps/steps.ts';
import { onboardingFlow } from './onboarding.flow.gen.ts';
import { onboardingMachineOf } from './onboarding.machine.ts';
import { onboardingSteps as kit } from './onboarding.steps.ts';
import type { OnboardingStatus } from './onboarding.types.ts';
import { collection, describedVendor, listDone, nothingDone, toBerth } from './testing/tramuntana.ts';
import { refusal, runOnboarding, type Scene } from './testing/run-onboarding.ts';

const committed: Flow = onboardingFlow;
const places = (flow: Flow) => stepsOf(flow, kit).map(({ step }) => step);
const at = (status: OnboardingStatus, more: Scene = {}): Scene => ({
  loadOnboarding: async () => ({ status, vendor: describedVendor, account: null }),
  ...more,
});
const supplier = { role: 'supplier' } as const;

describe('the committed path', () => {
  it.each(['delivery-area', 'logo'])('has %s as the kit puts it into a path', (step) => {
    const index = places(committed).indexOf(step);
    const without = removeStep(committed, kit, step);
    expect(places(without)).not.toContain(step);
    const again = setOptional(addStep(without, kit, step, index), kit, step, true);
    expect(again).toEqual(committed);
  });

  it('opens each of its steps as the kit says', () => {
    const reactions = stepsOf(committed, kit).flatMap(({ kind }) =>
      kind === null ? [] : [kit.opened.reaction(kind)],
    );
    expect(committed.on?.[kit.opened.event]).toEqual(reactions);
  });

  it('says of the approval how long it usually takes', () => {
    const days = `${countInWords(businessTerms.reviewWorkingDays)} working days`;
    expect(committed.states?.completion?.meta?.needs).toContain(`within ${days}`);
  });

  it('has a kind for each of its steps, under its key', () => {
    for (const { step, key, kind } of stepsOf(committed, kit)) expect([step, kind?.key]).toEqual([step, key]);
  });
});

describe('a path whose company may wait', () => {
  const machine = onboardingMachineOf(setOptional(committed, kit, 'company-profile', true));
  const skip = { type: 'STEP.SKIPPED', step: 'company-profile' } as const;

  it('leads on when it is skipped, and passes over it from then on', async () => {
    const skipped: OnboardingStatus = { ...listDone, skippedSteps: ['company-profile'] };
    const { arriveAt, send } = runOnboarding(
      at(listDone, { skipStep: async () => ({ status: skipped }) }),
      supplier,
      machine,
    );
    await arriveAt('companyProfile.filling');
    send(skip);
    await arriveAt('deliveryArea.choosing');
    await runOnboarding(at(skipped), supplier, machine).arriveAt('deliveryArea.choosing');
  });

  it('stays where it is when that is refused, and says why', async () => {
    const { arriveAt, send, context } = runOnboarding(
      at(listDone, { skipStep: refusal('NETWORK_ERROR') }),
      supplier,
      machine,
    );
    await arriveAt('companyProfile.filling');
    send(skip);
    await expect.poll(() => context().failure?.code).toBe('NETWORK_ERROR');
    await arriveAt('companyProfile.filling');
  });
});

describe('a path that begins with the logo', () => {
  it('asks for it first, and then for the list', async () => {
    const machine = onboardingMachineOf(moveStep(committed, kit, 'logo', 0));
    const { arriveAt, send } = runOnboarding(
      { saveLogo: async () => ({ status: { logo: true } }) },
      supplier,
      machine,
    );
    await arriveAt('logo.choosing');
    send({ type: 'LOGO.REMOVED' });
    await arriveAt('logo.choosing');
    send({ type: 'STEP.CONTINUED' });
    await arriveAt('catalogue.importing');
  });
});

describe('a path that begins with how you deliver and the logo, and whose company may wait', () => {
  it('asks for them in this order, and then for the list', async () => {
    const withoutCompany = setOptional(moveStep(committed, kit, 'logo', 0), kit, 'company-profile', true);
    const changed = moveStep(moveStep(withoutCompany, kit, 'company-profile', 1), kit, 'delivery-methods', 0);
    const said: OnboardingStatus = { ...nothingDone, deliveryMethods: true };
    const answers: OnboardingStatus[] = [
      { ...said, skippedSteps: ['logo'] },
      { ...said, skippedSteps: ['logo', 'company-profile'] },
    ];
    const { arriveAt, send } = runOnboarding(
      {
        saveDeliveryMethods: async () => ({ status: said }),
        skipStep: async () => ({ status: answers.shift() ?? said }),
      },
      supplier,
      onboardingMachineOf(changed),
    );
    await arriveAt('deliveryMethods.choosing');
    send({ type: 'DELIVERY.SUBMITTED', methods: [collection, toBerth] });
    await arriveAt('logo.choosing');
    send({ type: 'STEP.SKIPPED', step: 'logo' });
    await arriveAt('companyProfile.filling');
    send({ type: 'STEP.SKIPPED', step: 'company-profile' });
    await arriveAt('catalogue.importing');
  });
});

it('holds every demand of the server in place, each with a reason', () => {
  const reasons = kit.kinds.map(({ step, fixedBecause, neededBecause, mandatoryBecause }) => [
    step,
    ...[fixedBecause, neededBecause, mandatoryBecause].map((reason) => reason !== null),
  ]);
  expect(reasons).toEqual([
    ['company-profile', false, true, false],
    ['catalogue', true, true, true],
    ['delivery-area', false, false, false],
    ['logo', false, false, false],
    ['delivery-methods', false, true, true],
    ['working-hours', false, true, true],
    ['payment-account', true, true, true],
    ['completion', true, true, true],
  ]);
});
