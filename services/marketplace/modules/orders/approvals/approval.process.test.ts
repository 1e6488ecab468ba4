import { expect, test } from 'vitest';
import { step } from '../../../platform/processes/step.ts';
import { approvalProcess, type ApprovalCommand, type ApprovalStatus } from './approval.process.ts';

const all: readonly ApprovalCommand[] = ['approve', 'pay', 'reopen', 'decline', 'withdraw', 'expire'];
const from = (state: ApprovalStatus) =>
  Object.fromEntries(
    all.flatMap((command) => {
      const stepped = step(approvalProcess, state, command, {});
      return stepped.ok ? [[command, stepped.value]] : [];
    }),
  );

test('a request is approved, declined, withdrawn, or expires', () => {
  expect(from('asked')).toEqual({
    approve: 'approved',
    decline: 'declined',
    withdraw: 'withdrawn',
    expire: 'expired',
  });
});

test('a request is approved once its order is paid, and reopened if it is not', () => {
  expect(from('approved')).toEqual({ pay: 'ordered', reopen: 'asked' });
});

test.each(['ordered', 'declined', 'withdrawn', 'expired'] as const)('what is %s is over', (state) => {
  expect(from(state)).toEqual({});
});
