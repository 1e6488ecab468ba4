import { expect, test } from 'vitest';
import { step } from '../../../platform/processes/step.ts';
import type { SupplementStatus } from '../bookings.domain.ts';
import { supplementProcess, type SupplementCommand } from './supplement.process.ts';

const states: readonly SupplementStatus[] = [
  'proposed',
  'pending_payment',
  'paid',
  'declined',
  'withdrawn',
  'expired',
];
const commands: readonly SupplementCommand[] = ['accept', 'pay', 'decline', 'withdraw', 'expire'];

const outcomes: Readonly<Partial<Record<`${SupplementStatus} ${SupplementCommand}`, SupplementStatus>>> = {
  'proposed accept': 'pending_payment',
  'proposed decline': 'declined',
  'proposed withdraw': 'withdrawn',
  'proposed expire': 'expired',
  'pending_payment pay': 'paid',
  'pending_payment expire': 'expired',
};

test.each(states.flatMap((state) => commands.map((command) => ({ state, command }))))(
  'extra work that is $state, on $command',
  ({ state, command }) => {
    const stepped = step(supplementProcess, state, command, {});
    expect(stepped.ok ? stepped.value : undefined).toBe(outcomes[`${state} ${command}`]);
  },
);

test('the chart has no states or commands besides these', () => {
  expect(Object.keys(supplementProcess.states).sort()).toEqual([...states].sort());
  expect([...supplementProcess.events].sort()).toEqual([...commands].sort());
});
