import { randomUUID } from 'node:crypto';
import { newId } from './new-id.ts';
import type { Account, Delivery, SandboxState } from './objects.ts';
import { secondsOf, type Moment } from './rules.ts';

/** Keeps a changed account and queues the event that tells of it. */
export function withChangedAccount(
  state: SandboxState,
  account: Account,
  moment: Pick<Moment, 'nowMs' | 'rules'>,
): SandboxState {
  const accounts = { ...state.accounts, [account.id]: account };
  return { ...state, accounts, deliveries: queued(state.deliveries, eventOf(account, moment), moment) };
}

const eventOf = (account: Account, moment: Pick<Moment, 'nowMs'>) => ({
  ...{ id: newId('evt'), object: 'event', type: 'account.updated', created: secondsOf(moment) },
  ...{ livemode: false, pending_webhooks: 1, request: null, account: account.id, data: { object: account } },
});

function queued(
  waiting: readonly Delivery[],
  event: object,
  { nowMs, rules }: Pick<Moment, 'nowMs' | 'rules'>,
): readonly Delivery[] {
  const { webhook } = rules;
  if (!webhook) return waiting;
  const payload = JSON.stringify(event, null, 2);
  const delivery = (dueAtMs: number): Delivery => ({
    ...{ id: randomUUID(), payload, queuedAtMs: nowMs, dueAtMs, attempts: 0 },
  });
  if (webhook.mode === 'calm') return [...waiting, delivery(nowMs)];
  const held = waiting.filter(({ attempts }) => attempts === 0);
  const failed = waiting.filter(({ attempts }) => attempts > 0);
  // What was held back goes out behind the event that overtakes it, and the newest once more at the end.
  return held.length === 0
    ? [...failed, delivery(nowMs + webhook.lateMs), delivery(nowMs + webhook.lateMs)]
    : [...failed, delivery(nowMs), ...held.map((late) => ({ ...late, dueAtMs: nowMs })), delivery(nowMs)];
}
