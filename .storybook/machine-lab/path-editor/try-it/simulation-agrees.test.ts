import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onboardingFixtures } from '../../../../src/machines/onboarding/onboarding.fixtures.ts';
import { onboardingMachineOf } from '../../../../src/machines/onboarding/onboarding.machine.ts';
import { onboardingPhrases as vocabulary } from '../../../../src/machines/onboarding/onboarding.phrases.ts';
import { onboardingSteps as kit } from '../../../../src/machines/onboarding/onboarding.steps.ts';
import { addTransition, retarget } from '../../../../src/statecharts/flow/edit-flow.ts';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { pathOfChartId } from '../../../../src/statecharts/flow/flow-tree.ts';
import { analyseFlow } from '../../../../src/statecharts/flow/problems/flow-analysis.ts';
import { walkFlow } from '../../../../src/statecharts/flow/problems/flow-walk.ts';
import { readFlow } from '../../../../src/statecharts/flow/read/read-flow.ts';
import { reachableStates } from './path-search.ts';

const file = new URL('../../../../src/machines/onboarding/onboarding.flow.json', import.meta.url);
const read = readFlow(readFileSync(file, 'utf8'), { vocabulary, id: 'onboarding' });
if (!read.ok) throw new Error('The committed path can be read.');
const committed = read.flow;
const always = { kind: 'always' } as const;

/** The nearest contain nearly all; exploring every one takes seconds. */
const most = 1_500;

/** The states that the simulation reaches. */
function simulated(flow: Flow): ReadonlySet<string> {
  const found = new Set<string>();
  let looked = 0;
  for (const { snapshot } of reachableStates(onboardingMachineOf(flow), onboardingFixtures)) {
    for (const { id } of snapshot._nodes) found.add(pathOfChartId(flow, id));
    looked += 1;
    if (looked === most) break;
  }
  return found;
}
const known = (flow: Flow): ReadonlySet<string> => {
  const { rests } = walkFlow(analyseFlow(flow, { vocabulary, kit }));
  return new Set(rests.flatMap(({ leaves }) => leaves));
};

it.each([
  ['the committed path', committed],
  [
    'a path that leads past the list',
    addTransition(committed, 'companyProfile', always, { target: '#onboarding.paymentAccount' }),
  ],
  [
    'a path on which the list is never verified',
    retarget(
      committed,
      { state: 'catalogue.importing', cause: { kind: 'done', invoke: 'catalogueImport' }, index: 0 },
      'catalogue.notVerified',
    ),
  ],
])('in %s the problems look at whatever the simulation comes to', (_what, flow) => {
  const [seen, walked] = [simulated(flow), known(flow)];
  const leaves = [...seen].filter(
    (path) => ![...seen].some((one) => one.startsWith(`${path}.`)) && path !== '',
  );
  expect(leaves.filter((path) => !walked.has(path))).toEqual([]);
});

it('nobody comes to saving the company where the path leads past it, as the simulation says', () => {
  const flow = addTransition(committed, 'companyProfile', always, { target: '#onboarding.paymentAccount' });
  expect([simulated(flow), known(flow)].map((states) => states.has('companyProfile.saving.onTime'))).toEqual([
    false,
    false,
  ]);
  expect(
    [simulated(committed), known(committed)].map((states) => states.has('companyProfile.saving.onTime')),
  ).toEqual([true, true]);
});
