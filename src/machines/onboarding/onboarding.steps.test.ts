import { describe, expect, it } from 'vitest';
import type { Flow } from '../../statecharts/flow/flow.types.ts';
import { addStep, moveStep, removeStep, setOptional, stepsOf } from '../../statecharts/flow/steps/steps.ts';
import { onboardingFlow } from './onboarding.flow.gen.ts';
import { onboardingMachineOf } from './onboarding.machine.ts';
import { onboardingSteps as kit } from './onboarding.steps.ts';
import type { DeliveryMethod, OnboardingStatus } from './onboarding.types.ts';
import { allDone, catalogueDone, describedVendor, nothingDone } from './testing/tramuntana.ts';
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

  it('has a kind for each of its steps, under its key', () => {
    for (const { step, key, kind } of stepsOf(committed, kit)) expect([step, kind?.key]).toEqual([step, key]);
  });
});

describe('a path whose company may wait', () => {
  const machine = onboardingMachineOf(setOptional(committed, kit, 'company-profile', true));
  const skip = { type: 'STEP.SKIPPED', step: 'company-profile' } as const;

  it('leads on when it is skipped, and passes over it from then on', async () => {
    const skipped: OnboardingStatus = { ...nothingDone, skippedSteps: ['company-profile'] };
    const { arriveAt, send } = runOnboarding(
      { skipStep: async () => ({ status: skipped }) },
      supplier,
      machine,
    );
    await arriveAt('companyProfile.filling');
    send(skip);
    await arriveAt('catalogue.importing');
    await runOnboarding(at(skipped), supplier, machine).arriveAt('catalogue.importing');
  });

  it('stays where it is when that is refused, and says why', async () => {
    const { arriveAt, send, context } = runOnboarding(
      { skipStep: refusal('NETWORK_ERROR') },
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
  it('asks for it first, and then for the company', async () => {
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
    await arriveAt('companyProfile.filling');
  });
});

describe('a path that asks how one delivers', () => {
  const path = setOptional(addStep(committed, kit, 'delivery-methods', 2), kit, 'delivery-methods', true);
  const machine = onboardingMachineOf(path);
  const cost = { amountMinor: 0, currency: 'EUR' };
  const collection: DeliveryMethod = {
    id: 'method-1',
    kind: 'collection',
    name: 'Collection',
    details: null,
    cost,
    ports: null,
    days: null,
  };
  const read: Scene = { readDeliveryMethods: async () => ({ deliveryMethods: [collection] }) };

  it('reads the list, saves it and continues', async () => {
    const saved = { status: { deliveryMethods: true }, deliveryMethods: [collection] };
    const scene = at(catalogueDone, { ...read, saveDeliveryMethods: async () => saved });
    const { arriveAt, send, context } = runOnboarding(scene, supplier, machine);
    await arriveAt('deliveryMethods.choosing');
    expect(context().deliveryMethods).toEqual([collection]);
    send({ type: 'DELIVERY.SUBMITTED', methods: [collection] });
    expect((await arriveAt('deliveryArea.choosing')).context.request).toEqual({
      about: 'delivery-methods',
      methods: [collection],
    });
  });

  it('can be skipped though the list could not be read, and is read on request', async () => {
    const tries = [refusal('NETWORK_ERROR'), async () => ({ deliveryMethods: [collection] })];
    const scene = at(catalogueDone, { readDeliveryMethods: () => (tries.shift() ?? refusal('LATE'))() });
    const { arriveAt, send, context } = runOnboarding(scene, supplier, machine);
    await arriveAt('deliveryMethods.choosing');
    expect(context()).toMatchObject({ deliveryMethods: null, failure: { code: 'NETWORK_ERROR' } });
    send({ type: 'RETRY.REQUESTED' });
    await expect.poll(() => context().deliveryMethods).toEqual([collection]);
    send({ type: 'STEP.SKIPPED', step: 'delivery-methods' });
    await arriveAt('deliveryArea.choosing');
  });

  it('never asks a service provider, whatever the status says', async () => {
    const never = { readDeliveryMethods: refusal('FORBIDDEN') };
    const { arriveAt, context } = runOnboarding(
      at(catalogueDone, never),
      { role: 'service_provider' },
      machine,
    );
    await arriveAt('deliveryArea.choosing');
    expect(context().failure).toBeNull();
  });

  it('reads the list again when the step is reopened', async () => {
    const done = { ...allDone, deliveryMethods: true };
    const { arriveAt, send, context } = runOnboarding(at(done, read), supplier, machine);
    await arriveAt('completion.complete');
    send({ type: 'STEP.OPENED', step: 'delivery-methods' });
    await arriveAt('deliveryMethods.choosing');
    expect(context().deliveryMethods).toEqual([collection]);
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
    ['delivery-methods', false, false, false],
    ['working-hours', false, true, true],
    ['payment-account', true, true, true],
    ['completion', true, true, true],
  ]);
});
