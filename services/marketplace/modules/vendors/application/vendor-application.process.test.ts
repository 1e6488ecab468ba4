import { describe, expect, test } from 'vitest';
import { step } from '../../../platform/processes/step.ts';
import { vendorApplicationProcess, type ApplicationCommand } from './vendor-application.process.ts';
import type { ApplicationStatus } from '../vendors.domain.ts';

const states: readonly ApplicationStatus[] = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
] as const;
const commands: readonly ApplicationCommand[] = ['submit', 'take', 'approve', 'ask', 'reject', 'reopen'];

/** The allowed transitions; all others are refused. */
const complete: Readonly<Partial<Record<`${ApplicationStatus} ${ApplicationCommand}`, ApplicationStatus>>> = {
  'draft submit': 'submitted',
  'submitted take': 'in_review',
  'in_review approve': 'approved',
  'in_review ask': 'changes_requested',
  'in_review reject': 'rejected',
  'changes_requested submit': 'in_review',
  'changes_requested reopen': 'in_review',
  'rejected reopen': 'in_review',
};

const every = states.flatMap((state) => commands.map((command) => ({ state, command })));

describe('a complete application', () => {
  test.each(every)('in $state, on $command', ({ state, command }) => {
    const stepped = step(vendorApplicationProcess, state, command, { isComplete: true });
    expect(stepped.ok ? stepped.value : undefined).toBe(complete[`${state} ${command}`]);
  });
});

describe('an incomplete application', () => {
  test.each(every)('in $state, on $command', ({ state, command }) => {
    const stepped = step(vendorApplicationProcess, state, command, { isComplete: false });
    const expected = command === 'submit' ? undefined : complete[`${state} ${command}`];
    expect(stepped.ok ? stepped.value : undefined).toBe(expected);
  });
});

test('the chart has no states or commands besides these', () => {
  expect(Object.keys(vendorApplicationProcess.states)).toEqual(states);
  expect([...vendorApplicationProcess.events].sort()).toEqual([...commands].sort());
});
