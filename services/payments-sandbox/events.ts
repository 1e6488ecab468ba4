import { randomUUID } from 'node:crypto';
import { newId } from './new-id.ts';
import type { Account, Delivery, SandboxState } from './objects.ts';
import { secondsOf, type Moment } from './rules.ts';

/** The varying part of an event: its type and its object as in the API. */
export interface EventContent {
  readonly type: string;
  readonly object: object;
  /** Its subject: events of one subject are sent in order, those of others may overtake them. */
  readonly subject: string;
  /** The connected account that it is about; the platform by default. */
  readonly account?: string;
}

/** Queues events in the given order. */
export const withEvents = (
  state: SandboxState,
  happenings: readonly EventContent[],
  moment: Pick<Moment, 'nowMs' | 'rules'>,
): SandboxState => ({
  ...state,
  deliveries: happenings.reduce((waiting, each) => queued(waiting, each, moment), state.deliveries),
});

/** Stores a changed account and queues its event. */
export const withChangedAccount = (
  state: SandboxState,
  account: Account,
  moment: Pick<Moment, 'nowMs' | 'rules'>,
): SandboxState =>
  withEvents(
    { ...state, accounts: { ...state.accounts, [account.id]: account } },
    [{ type: 'account.updated', object: account, subject: account.id, account: account.id }],
    moment,
  );

const eventOf = ({ type, object, account }: EventContent, moment: Pick<Moment, 'nowMs'>) => ({
  id: newId('evt'),
  object: 'event',
  type,
  created: secondsOf(moment),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  ...(account !== undefined && { account }),
  data: { object },
});

function queued(
  waiting: readonly Delivery[],
  happening: EventContent,
  { nowMs, rules }: Pick<Moment, 'nowMs' | 'rules'>,
): readonly Delivery[] {
  const { webhook } = rules;
  if (!webhook) return waiting;
  const payload = JSON.stringify(eventOf(happening, { nowMs }));
  const { subject } = happening;
  const delivery = (dueAtMs: number): Delivery => ({
    id: randomUUID(),
    subject,
    payload,
    queuedAtMs: nowMs,
    dueAtMs,
    attempts: 0,
  });
  if (webhook.mode === 'calm') return [...waiting, delivery(nowMs)];
  const held = waiting.filter(({ attempts }) => attempts === 0);
  const failed = waiting.filter(({ attempts }) => attempts > 0);
  // A delayed event is sent after the one that overtakes it, and the newest once more at the end.
  return held.length === 0
    ? [...failed, delivery(nowMs + webhook.lateMs), delivery(nowMs + webhook.lateMs)]
    : [...failed, delivery(nowMs), ...held.map((late) => ({ ...late, dueAtMs: nowMs })), delivery(nowMs)];
}
