import { expect, it } from 'vitest';
import { anyFixtures, exampleSteps } from '../../statecharts/explore/example-steps.ts';
import { exploreFromInputs } from '../../statecharts/explore/explorer.ts';
import { readFlow } from '../../statecharts/flow/read/read-flow.ts';
import { setOptional } from '../../statecharts/flow/steps/steps.ts';
import { onboardingFixtures } from './onboarding.fixtures.ts';
import { onboardingFlow } from './onboarding.flow.gen.ts';
import { onboardingMachineOf } from './onboarding.machine.ts';
import { onboardingSteps } from './onboarding.steps.ts';
import type { OnboardingContext } from './onboarding.types.ts';
import { onboardingPhrases } from './onboarding.phrases.ts';
import { isStepSettled } from './settled-steps.ts';

it('what was skipped before stays skipped, in a path where three steps can be', () => {
  const read = readFlow(JSON.stringify(onboardingFlow), { vocabulary: onboardingPhrases, id: 'onboarding' });
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  const machine = onboardingMachineOf(setOptional(read.flow, onboardingSteps, 'company-profile', true));
  const fixtures = anyFixtures(onboardingFixtures);
  const [exploration] = exploreFromInputs(machine, fixtures);
  if (!exploration) throw new Error('The fixtures begin somehow.');
  const answered = (actor: string, name: string) => [`xstate.done.actor.${actor}`, `✓ ${actor} · ${name}`];
  const skipped = (name: string) => ['STEP.SKIPPED', `STEP.SKIPPED · ${name}`];
  const end = [
    answered('loadOnboarding', 'nothing is done'),
    answered('catalogueImport', 'a list of 42 rows'),
    answered('verifyCatalogue', 'the list is in'),
    skipped('the company'),
    answered('skipStep', 'the company can wait'),
    skipped('where one serves'),
    answered('skipStep', 'where one serves can wait'),
    answered('readDeliveryMethods', 'what everybody begins with'),
    ['DELIVERY.SUBMITTED', 'DELIVERY.SUBMITTED · collection, and to the berth'],
    answered('saveDeliveryMethods', 'two ways'),
    skipped('the logo'),
    answered('skipStep', 'the logo can wait'),
  ].reduce((reached, [type = '', phrase]) => {
    const step = exampleSteps(type, reached.snapshot, fixtures).find((one) => one.label === phrase);
    const next = step && exploration.follow(reached, step);
    if (!next) throw new Error(`${phrase} cannot happen in ${JSON.stringify(reached.snapshot.value)}.`);
    return next;
  }, exploration.start);
  expect(end.snapshot.value).toEqual({ paymentAccount: 'none' });
  const { status, vendor } = end.snapshot.context as OnboardingContext; // of that machine
  const left = ['company-profile', 'delivery-area', 'logo'] as const;
  expect([status?.skippedSteps, vendor?.skippedSteps]).toEqual([left, left]);
  expect(left.map((step) => status && isStepSettled(status, step))).toEqual([true, true, true]);
});
