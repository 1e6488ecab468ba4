import { isAnswerOld } from '../idempotency.ts';
import type { SandboxState } from '../objects.ts';
import type { Moment } from '../rules.ts';
import { withExpiredSession } from './checkout-sessions.ts';
import { withTimeOver } from './disputing.ts';
import { withPayoutStep, withPayoutsMade } from './paying-out.ts';
import { withRelease } from './payment-intents.ts';

/** Applies what is due: open sessions expire, authorisations lapse, disputes are decided, accounts are paid out. */
export function withDeadlinesApplied(
  state: SandboxState,
  moment: Pick<Moment, 'nowMs' | 'rules'>,
): SandboxState {
  const due = Object.entries(state.deadlines).filter(([, atMs]) => atMs <= moment.nowMs);
  return due.reduce((at, [id]) => {
    const session = at.sessions[id];
    const intent = at.intents[id];
    const dispute = at.disputes[id];
    const payout = at.payouts[id];
    if (session) return withExpiredSession(at, session, moment);
    if (dispute) return withTimeOver(at, dispute, moment);
    if (payout) return withPayoutStep(at, payout, moment);
    return intent ? withRelease(at, intent, 'automatic', moment) : withPayoutsMade(at, id, moment);
  }, state);
}

const daySeconds = 24 * 60 * 60;
const [sessionDays, paymentDays] = [7, 200];

/**
 * Deletes old records, so that the state does not grow forever: answers after a day, sessions a week after their end,
 * payments and transfers when the provider would no longer refund them either. Balances are not affected.
 */
export function withoutExpired(state: SandboxState, nowSeconds: number): SandboxState {
  const isOld = (seconds: number, days: number) => seconds + days * daySeconds <= nowSeconds;
  const recent = <T extends { readonly createdSeconds: number }>(all: Readonly<Record<string, T>>) =>
    remaining(all, ({ createdSeconds }) => !isOld(createdSeconds, paymentDays));
  const young = {
    sessions: remaining(
      state.sessions,
      ({ endedAtSeconds }) => endedAtSeconds === null || !isOld(endedAtSeconds, sessionDays),
    ),
    answers: remaining(state.answers, (answer) => !isAnswerOld(answer, nowSeconds)),
    intents: recent(state.intents),
    charges: recent(state.charges),
    refunds: recent(state.refunds),
    transfers: recent(state.transfers),
    disputes: recent(state.disputes),
    payouts: recent(state.payouts),
    // Until it is paid out it is part of a balance.
    movements: remaining(
      state.movements,
      ({ createdSeconds, payoutId }) => payoutId === null || !isOld(createdSeconds, paymentDays),
    ),
  };
  const isSame = Object.entries(young).every(([name, records]) => records === Reflect.get(state, name));
  return isSame ? state : { ...state, ...young };
}

/** The same object if nothing is left out. */
function remaining<T>(all: Readonly<Record<string, T>>, isKept: (record: T) => boolean) {
  const entries = Object.entries(all);
  const stored = entries.filter(([, record]) => isKept(record));
  return stored.length === entries.length ? all : Object.fromEntries(stored);
}
