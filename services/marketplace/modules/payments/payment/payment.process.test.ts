import { describe, expect, test } from 'vitest';
import type { PaymentStatus } from '../../../platform/db/trade-tables.ts';
import { step } from '../../../platform/processes/step.ts';
import { paymentProcess, type PaymentCommand } from './payment.process.ts';

const states: readonly PaymentStatus[] = [
  'created',
  'processing',
  'requires_action',
  'failed',
  'expired',
  'authorized',
  'voided',
  'captured',
  'partially_refunded',
  'refunded',
  'disputed',
  'won',
  'lost',
] as const;
const commands: readonly PaymentCommand[] = [
  'open',
  'ask_payer',
  'go_on',
  'decline',
  'retry',
  'authorize',
  'fail',
  'expire',
  'capture',
  'void',
  'refund',
  'dispute',
  'win',
  'lose',
] as const;

/** Everything that is allowed while something is captured; anything else is refused. */
const inPart: Readonly<Partial<Record<`${PaymentStatus} ${PaymentCommand}`, PaymentStatus>>> = {
  'created open': 'processing',
  'created expire': 'expired',
  'processing ask_payer': 'requires_action',
  'processing decline': 'processing',
  'processing retry': 'processing',
  'processing authorize': 'authorized',
  'processing fail': 'failed',
  'processing expire': 'expired',
  'requires_action go_on': 'processing',
  'requires_action decline': 'processing',
  'requires_action expire': 'expired',
  'authorized capture': 'captured',
  'authorized void': 'voided',
  'captured refund': 'partially_refunded',
  'captured dispute': 'disputed',
  'partially_refunded refund': 'partially_refunded',
  'partially_refunded dispute': 'disputed',
  'refunded dispute': 'disputed',
  'disputed win': 'won',
  'disputed lose': 'lost',
  'disputed refund': 'disputed',
  'won refund': 'partially_refunded',
  'won dispute': 'disputed',
};
const whole: typeof inPart = {
  ...inPart,
  'captured refund': 'refunded',
  'partially_refunded refund': 'refunded',
  'won refund': 'refunded',
};

const every = states.flatMap((state) => commands.map((command) => ({ state, command })));

describe('a payment that was captured in part or in full', () => {
  test.each(every)('in $state, on $command', ({ state, command }) => {
    const stepped = step(paymentProcess, state, command, { isAllRefunded: false });
    expect(stepped.ok ? stepped.value : undefined).toBe(inPart[`${state} ${command}`]);
  });
});

describe('a payment that was not captured', () => {
  test.each(every)('in $state, on $command', ({ state, command }) => {
    const stepped = step(paymentProcess, state, command, { isAllRefunded: true });
    expect(stepped.ok ? stepped.value : undefined).toBe(whole[`${state} ${command}`]);
  });
});

test('the chart has no states or commands besides these', () => {
  expect(Object.keys(paymentProcess.states)).toEqual(states);
  expect([...paymentProcess.events].sort()).toEqual([...commands].sort());
});
