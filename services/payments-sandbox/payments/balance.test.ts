import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Form } from '../form.ts';
import type { SandboxState } from '../objects.ts';
import { usualRules, type Moment } from '../rules.ts';
import { emptyState } from '../state.ts';
import { createSession } from './checkout-sessions.ts';
import { withDeadlinesApplied } from './deadlines.ts';
import { amountReversed } from './movement-objects.ts';
import { pay } from './paying.ts';
import { cancelIntent, captureIntent } from './payment-intents.ts';
import { createRefund } from './refunds.ts';
import { createTransfer, reverseTransfer } from './transfers.ts';

const startMs = Date.parse('2026-11-20T09:00:00Z');
const at = (nowMs: number): Moment => ({ nowMs, address: 'http://127.0.0.1:4030', rules: usualRules });
const currencies = ['eur', 'jpy', 'kwd'];
const good = { number: '4242424242424242', expMonth: 12, expYear: 2034, holder: 'Aina Riera' };

/** A request; `which` chooses among the existing objects, `amount` may be too high. */
const step = fc.record({
  kind: fc.constantFrom('pay', 'capture', 'cancel', 'refund', 'transfer', 'reverse', 'wait'),
  which: fc.nat(20),
  amount: fc.integer({ min: 1, max: 3000 }),
  isWhole: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(records: Readonly<Record<string, T>>, which: number): T | undefined => {
  const all = Object.values(records);
  return all[which % Math.max(all.length, 1)];
};

function paid(state: SandboxState, { which, amount }: Step, moment: Moment): SandboxState {
  const form: Form = {
    mode: 'payment',
    success_url: 'https://quayside.example.com/done',
    payment_intent_data: { capture_method: which % 5 === 0 ? 'automatic' : 'manual' },
    line_items: [
      {
        quantity: '1',
        price_data: {
          currency: currencies[which % currencies.length] ?? 'eur',
          unit_amount: String(amount + 50),
          product_data: { name: 'Fender' },
        },
      },
    ],
  };
  const made = createSession(state, form, moment);
  if (!made.ok) throw new Error(made.error.message);
  const session = made.value.state.sessions[made.value.object.id];
  if (!session) throw new Error('no session');
  return pay(made.value.state, session, good, moment);
}

/** The state after a step; a refused step leaves it unchanged. */
function after(state: SandboxState, asked: Step, moment: Moment): SandboxState {
  const { kind, which, amount, isWhole } = asked;
  const part = (name: string): Form => (isWhole ? {} : { [name]: String(amount) });
  const { id: intentId = 'pi_none' } = pick(state.intents, which) ?? {};
  const transfer = pick(state.transfers, which);
  const source = which % 2 === 0 ? pick(state.charges, which) : undefined;
  switch (kind) {
    case 'pay':
      return paid(state, asked, moment);
    case 'wait':
      return state;
    case 'capture':
      return stored(state, captureIntent(state, part('amount_to_capture'), moment, { id: intentId }));
    case 'cancel':
      return stored(state, cancelIntent(state, {}, moment, { id: intentId }));
    case 'refund':
      return stored(state, createRefund(state, { payment_intent: intentId, ...part('amount') }, moment));
    case 'reverse':
      return stored(state, reverseTransfer(state, part('amount'), moment, { id: transfer?.id ?? 'tr_none' }));
    case 'transfer': {
      const currency = source?.currency ?? currencies[which % currencies.length] ?? 'eur';
      const whole = String(state.balances[currency] ?? 1);
      const form = { currency, destination: 'acct_demo1', amount: isWhole ? whole : String(amount) };
      return stored(
        state,
        createTransfer(state, { ...form, ...(source && { source_transaction: source.id }) }, moment),
      );
    }
  }
}
const stored = (
  before: SandboxState,
  done: { ok: true; value: { state: SandboxState } } | { ok: false },
): SandboxState => (done.ok ? done.value.state : before);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function expectEveryCent({ charges, refunds, transfers, intents, balances }: SandboxState): void {
  for (const currency of currencies) {
    const of = <T extends { readonly currency: string }>(all: Readonly<Record<string, T>>) =>
      Object.values(all).filter((record) => record.currency === currency);
    const captured = sum(of(charges).map(({ amountCaptured }) => amountCaptured));
    const refunded = sum(of(refunds).map(({ amount }) => amount));
    const transferred = sum(of(transfers).map((transfer) => transfer.amount - amountReversed(transfer)));
    expect(balances[currency] ?? 0).toBe(captured - refunded - transferred);
    expect(balances[currency] ?? 0).toBeGreaterThanOrEqual(0);
  }
  for (const charge of Object.values(charges)) {
    const intent = intents[charge.intentId];
    const back = Object.values(refunds).filter(({ chargeId }) => chargeId === charge.id);
    expect(charge.amountRefunded).toBe(sum(back.map(({ amount }) => amount)));
    expect(charge.amountRefunded).toBeLessThanOrEqual(charge.amountCaptured);
    // Authorised money is either still authorised, captured or released.
    const held = intent?.status === 'requires_capture' ? charge.amount : 0;
    expect(held + charge.amountCaptured + charge.amountReleased).toBe(charge.amount);
    expect(intent?.amountReceived).toBe(charge.amountCaptured);
    const tied = Object.values(transfers).filter(({ sourceChargeId }) => sourceChargeId === charge.id);
    expect(sum(tied.map((one) => one.amount - amountReversed(one)))).toBeLessThanOrEqual(
      charge.amountCaptured,
    );
  }
  for (const transfer of Object.values(transfers))
    expect(amountReversed(transfer)).toBeLessThanOrEqual(transfer.amount);
}

it('keeps every balance above zero and loses no cent, whatever is captured, refunded, transferred and reversed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let nowMs = startMs;
      let state = paid(emptyState, { kind: 'pay', which: 0, amount: 2000, isWhole: true }, at(nowMs));
      for (const each of steps) {
        if (each.kind === 'wait') nowMs += each.amount * 1_000_000;
        const moment = at(nowMs);
        state = after(withDeadlinesApplied(state, moment), each, moment);
        expectEveryCent(state);
      }
    }),
    { numRuns: 200 },
  );
});
