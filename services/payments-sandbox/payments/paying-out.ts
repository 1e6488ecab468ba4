import { retrieveAccount } from '../accounts.ts';
import { withChangedAccount, withEvents, type EventContent } from '../events.ts';
import { payoutFailureOf } from '../iban.ts';
import { newId } from '../new-id.ts';
import type { Account, SandboxState } from '../objects.ts';
import { withoutBank } from '../requirements.ts';
import { secondsOf, type Moment } from '../rules.ts';
import { arrivedId, arrivedRefundId } from './movement-objects.ts';
import { payoutObject } from './payout-objects.ts';
import {
  found,
  type StoredMovement,
  type StoredPayout,
  type StoredReversal,
  type StoredTransfer,
} from './records.ts';

type When = Pick<Moment, 'nowMs' | 'rules'>;

/** From its creation until the bank has it, in days of the schedule: one until it is sent, one under way. */
const daysUnderWay = 2;

const withMovement = (state: SandboxState, movement: StoredMovement): SandboxState => ({
  ...state,
  movements: { ...state.movements, [movement.id]: movement },
});

const withPayout = (state: SandboxState, payout: StoredPayout): SandboxState => ({
  ...state,
  payouts: { ...state.payouts, [payout.id]: payout },
});

const payoutEvent = (
  happened: 'created' | 'updated' | 'paid' | 'failed',
  payout: StoredPayout,
): EventContent => ({
  type: `payout.${happened}`,
  object: payoutObject(payout),
  subject: payout.accountId,
  account: payout.accountId,
});

/** A transfer, or its reversal, on the balance of the receiving account. */
export function withArrival(
  state: SandboxState,
  { id: transferId, destination, currency, amount }: StoredTransfer,
  reversal: StoredReversal | null,
  when: When,
): SandboxState {
  const account = retrieveAccount(state, destination);
  // The account was deleted meanwhile, so it has no balance to reduce.
  if (!account.ok) return state;
  const { delay_days: delayDays } = account.value.settings.payouts.schedule;
  const movement: StoredMovement = {
    id: newId('txn'),
    accountId: destination,
    type: reversal === null ? 'payment' : 'payment_refund',
    amount: reversal === null ? amount : -reversal.amount,
    currency,
    createdSeconds: secondsOf(when),
    // A reversal takes effect at once.
    availableAtMs: when.nowMs + (reversal === null ? delayDays * when.rules.payoutDayMs : 0),
    sourceId: reversal === null ? arrivedId(transferId) : arrivedRefundId(reversal.id),
    transferId,
    reversalId: reversal?.id ?? null,
    payoutId: null,
  };
  return withPayoutsPlanned(withMovement(state, movement), account.value, when);
}

const unpaidOf = ({ movements }: SandboxState, accountId: string): readonly StoredMovement[] =>
  Object.values(movements).filter((each) => each.accountId === accountId && each.payoutId === null);

/**
 * Plans the account's payout for the end of the day on which its money becomes available; none while it may not be
 * paid.
 */
export const withPayoutsPlanned = (state: SandboxState, account: Account, when: When): SandboxState =>
  withNextRun(
    state,
    account,
    unpaidOf(state, account.id).filter(({ amount }) => amount > 0),
    when,
  );

function withNextRun(
  state: SandboxState,
  account: Account,
  waiting: readonly StoredMovement[],
  { nowMs, rules: { payoutDayMs: dayMs } }: When,
): SandboxState {
  if (waiting.length === 0 || !account.payouts_enabled) return state;
  const firstMs = waiting.reduce((first, { availableAtMs }) => Math.min(first, availableAtMs), Infinity);
  const atMs = (Math.floor(Math.max(firstMs, nowMs) / dayMs) + 1) * dayMs;
  return { ...state, deadlines: { ...state.deadlines, [account.id]: atMs } };
}

const withoutDeadline = (state: SandboxState, id: string): SandboxState => {
  const { [id]: _due, ...deadlines } = state.deadlines;
  return { ...state, deadlines };
};

/** Pays out what is available, one payout per currency; a negative balance waits for further payments. */
export function withPayoutsMade(before: SandboxState, accountId: string, when: When): SandboxState {
  const state = withoutDeadline(before, accountId);
  const known = retrieveAccount(state, accountId);
  if (!known.ok || !known.value.payouts_enabled) return state;
  const account = known.value;
  const available = unpaidOf(state, accountId).filter(({ availableAtMs }) => availableAtMs <= when.nowMs);
  const currencies = [...new Set(available.map(({ currency }) => currency))];
  const paid = currencies.reduce(
    (at, currency) =>
      withPayoutOf(
        at,
        account,
        available.filter((each) => each.currency === currency),
        when,
      ),
    state,
  );
  // Available money that was not paid out, because the balance is negative, waits for further payments.
  const later = unpaidOf(paid, accountId).filter(({ availableAtMs }) => availableAtMs > when.nowMs);
  return withNextRun(paid, account, later, when);
}

function withPayoutOf(
  state: SandboxState,
  account: Account,
  movements: readonly StoredMovement[],
  when: When,
): SandboxState {
  const amount = movements.reduce((sum, movement) => sum + movement.amount, 0);
  const bank = account.external_accounts.data[0];
  const [first] = movements;
  if (amount <= 0 || !bank || !first) return state;
  const { currency } = first;
  const id = newId('po');
  const leaving: StoredMovement = {
    id: newId('txn'),
    accountId: account.id,
    type: 'payout',
    amount: -amount,
    currency,
    createdSeconds: secondsOf(when),
    availableAtMs: when.nowMs,
    sourceId: id,
    transferId: null,
    reversalId: null,
    payoutId: id,
  };
  const payout: StoredPayout = {
    id,
    accountId: account.id,
    status: 'pending',
    amount,
    currency,
    createdSeconds: secondsOf(when),
    arrivalSeconds: Math.floor((when.nowMs + daysUnderWay * when.rules.payoutDayMs) / 1000),
    bank,
    movementId: leaving.id,
    failure: null,
  };
  const inIt = movements.reduce((at, movement) => withMovement(at, { ...movement, payoutId: id }), state);
  const created = withNextStep(withPayout(withMovement(inIt, leaving), payout), id, when);
  return withEvents(created, [payoutEvent('created', payout)], when);
}

const withNextStep = (state: SandboxState, id: string, when: When): SandboxState => ({
  ...state,
  deadlines: { ...state.deadlines, [id]: when.nowMs + when.rules.payoutDayMs },
});

/** The next step of a payout: it is sent, then it arrives, or the bank returns it. */
export function withPayoutStep(before: SandboxState, payout: StoredPayout, when: When): SandboxState {
  const state = withoutDeadline(before, payout.id);
  if (payout.status === 'pending') {
    const left: StoredPayout = { ...payout, status: 'in_transit' };
    return withEvents(
      withNextStep(withPayout(state, left), payout.id, when),
      [payoutEvent('updated', left)],
      when,
    );
  }
  const account = retrieveAccount(state, payout.accountId);
  const failure = payoutFailureOf(payout.bank.country, payout.bank.last4);
  if (!account.ok || failure === null) {
    const paid: StoredPayout = { ...payout, status: 'paid' };
    return withEvents(withPayout(state, paid), [payoutEvent('paid', paid)], when);
  }
  const back: StoredMovement = {
    id: newId('txn'),
    accountId: payout.accountId,
    type: 'payout_failure',
    amount: payout.amount,
    currency: payout.currency,
    createdSeconds: secondsOf(when),
    availableAtMs: when.nowMs,
    sourceId: payout.id,
    transferId: null,
    reversalId: null,
    payoutId: null,
  };
  const failed: StoredPayout = { ...payout, status: 'failed', failure: { ...failure, movementId: back.id } };
  const returned = withPayout(withMovement(state, back), failed);
  const told = withEvents(returned, [payoutEvent('failed', failed)], when);
  return withChangedAccount(told, withoutBank(account.value), when);
}

/** An account's balance: what can be paid out, and what cannot yet. */
export function balanceOf(state: SandboxState, accountId: string, nowMs: number) {
  const unpaid = unpaidOf(state, accountId);
  const sum = (movements: readonly StoredMovement[]) =>
    movements.reduce((total, { amount }) => total + amount, 0);
  return {
    currency: unpaid[0]?.currency ?? 'eur',
    availableMinor: sum(unpaid.filter(({ availableAtMs }) => availableAtMs <= nowMs)),
    pendingMinor: sum(unpaid.filter(({ availableAtMs }) => availableAtMs > nowMs)),
  };
}

/** One of an account's payouts; those of others are not found. */
export function payoutOf(state: SandboxState, accountId: string, id: string): StoredPayout | null {
  const payout = found(state.payouts, id);
  return payout?.accountId === accountId ? payout : null;
}
