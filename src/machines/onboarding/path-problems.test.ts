import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Flow } from '../../statecharts/flow/flow.types.ts';
import { flowProblems } from '../../statecharts/flow/problems.ts';
import { onboardingSteps as kit } from './onboarding.steps.ts';
import { onboardingWords as vocabulary } from './onboarding.words.ts';

const flow = JSON.parse(readFileSync(new URL('onboarding.flow.json', import.meta.url), 'utf8')) as Flow;

it('finds none', () => {
  const t = performance.now();
  const p = flowProblems(flow, { vocabulary, kit });
  for (let i = 0; i < 50; i++) flowProblems(flow, { vocabulary, kit });
  console.log((performance.now() - t) / 51);
  expect(p).toEqual([]);
});
