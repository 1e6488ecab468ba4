import { expect, test } from 'vitest';
import { step } from '../../platform/processes/step.ts';
import {
  disputeCommands,
  disputeProcess,
  type DisputeCommand,
  type DisputeStage,
} from './dispute.process.ts';

const stages: readonly DisputeStage[] = [
  'asked',
  'part_offered',
  'escalated',
  'accepted',
  'part_accepted',
  'reported_refunded',
  'withdrawn',
  'settled',
  'upheld',
];

const outcomes: Readonly<Partial<Record<`${DisputeStage} ${DisputeCommand}`, DisputeStage>>> = {
  'asked accept_dispute': 'accepted',
  'asked refund_reported': 'reported_refunded',
  'asked offer_part': 'part_offered',
  'asked contest_dispute': 'escalated',
  'asked withdraw_dispute': 'withdrawn',
  'asked escalate': 'escalated',
  'part_offered accept_dispute': 'accepted',
  'part_offered refund_reported': 'reported_refunded',
  'part_offered accept_part': 'part_accepted',
  'part_offered refuse_part': 'escalated',
  'part_offered withdraw_dispute': 'withdrawn',
  'part_offered escalate': 'escalated',
  'escalated accept_dispute': 'accepted',
  'escalated refund_reported': 'reported_refunded',
  'escalated withdraw_dispute': 'withdrawn',
  'escalated settle_dispute': 'settled',
  'escalated uphold_dispute': 'upheld',
};

test.each(stages.flatMap((stage) => disputeCommands.map((command) => ({ stage, command }))))(
  'a problem that is $stage, on $command',
  ({ stage, command }) => {
    const stepped = step(disputeProcess, stage, command, {});
    expect(stepped.ok ? stepped.value : undefined).toBe(outcomes[`${stage} ${command}`]);
  },
);

test('the chart has no stages or commands besides these', () => {
  expect(Object.keys(disputeProcess.states).sort()).toEqual([...stages].sort());
  expect([...disputeProcess.events].sort()).toEqual([...disputeCommands].sort());
});
