import { describe, expect, test } from 'vitest';
import type { TransferStatus } from '../../../platform/db/trade-tables.ts';
import { step } from '../../../platform/processes/step.ts';
import { transferProcess, type TransferCommand, type TransferFacts } from './transfer.process.ts';

const states: readonly TransferStatus[] = [
  'accrued',
  'eligible',
  'sent',
  'failed',
  'partially_reversed',
  'reversed',
] as const;
const commands: readonly TransferCommand[] = ['release', 'send', 'fail', 'retry', 'reverse'];

type Table = Readonly<Partial<Record<`${TransferStatus} ${TransferCommand}`, TransferStatus>>>;
/** The transitions that are allowed whatever the facts; all others are refused. */
const always: Table = {
  'eligible send': 'sent',
  'sent fail': 'failed',
  'failed retry': 'eligible',
  'sent reverse': 'partially_reversed',
  'partially_reversed reverse': 'partially_reversed',
};
const completed: Table = { ...always, 'accrued release': 'eligible' };
const takenBack: Table = { ...always, 'sent reverse': 'reversed', 'partially_reversed reverse': 'reversed' };

const every = states.flatMap((state) => commands.map((command) => ({ state, command })));

describe.each<[string, TransferFacts, Table]>([
  ['a transfer for a sub-order under way', { isCompleted: false, isAllReversed: false }, always],
  ['a transfer for a completed sub-order', { isCompleted: true, isAllReversed: false }, completed],
  ['a transfer that is taken back whole', { isCompleted: false, isAllReversed: true }, takenBack],
])('%s', (_which, facts, table) => {
  test.each(every)('in $state, on $command', ({ state, command }) => {
    const stepped = step(transferProcess, state, command, facts);
    expect(stepped.ok ? stepped.value : undefined).toBe(table[`${state} ${command}`]);
  });
});

test('the chart has no states or commands besides these', () => {
  expect(Object.keys(transferProcess.states)).toEqual(states);
  expect([...transferProcess.events].sort()).toEqual([...commands].sort());
});
