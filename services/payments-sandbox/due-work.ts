import type { FastifyBaseLogger } from 'fastify';
import { withChangedAccount } from './events.ts';
import type { Delivery, SandboxState } from './objects.ts';
import { withEnding } from './requirements.ts';
import { retryPauseMs } from './retry-pause.ts';
import { secondsOf, type SandboxRules, type WebhookRules } from './rules.ts';
import type { StateStore } from './state.ts';
import { webhookSignature } from './webhook-signature.ts';

export interface DueWorkOptions {
  readonly store: StateStore;
  readonly rules: SandboxRules;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

const answerMaxMs = 10_000;
// A timer set for longer would be cut to a moment (setTimeout counts in 32 bits).
const timerMaxMs = 10 * 60 * 1000;
const givenUpAfterMs = 3 * 24 * 60 * 60 * 1000;

const earliest = (deliveries: readonly Delivery[]): Delivery | undefined =>
  deliveries.reduce<Delivery | undefined>(
    (first, delivery) => (first && first.dueAtMs <= delivery.dueAtMs ? first : delivery),
    undefined,
  );

/** Ends the verifications that are due. */
function settled(state: SandboxState, nowMs: number, rules: SandboxRules): SandboxState {
  const due = Object.keys(state.verifications).filter((id) => (state.verifications[id] ?? 0) <= nowMs);
  return due.reduce((at, id) => {
    const { [id]: _ended, ...verifications } = at.verifications;
    const account = at.accounts[id];
    const rest = { ...at, verifications };
    return account ? withChangedAccount(rest, withEnding(account, 'complete'), { nowMs, rules }) : rest;
  }, state);
}

/**
 * What happens by itself: verifications end, events go out one after the other until each was taken. All of it stands in the
 * state, so that a restart goes on where this stopped.
 */
export function startDueWork({ store, rules, now, log }: DueWorkOptions): { close(): Promise<void> } {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  store.onChange(plan);
  plan();
  return {
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };

  function nextDueAtMs(): number {
    const { verifications, deliveries } = store.read();
    const delivery = rules.webhook ? earliest(deliveries) : undefined;
    return Math.min(...Object.values(verifications), delivery?.dueAtMs ?? Infinity);
  }

  function plan(): void {
    clearTimeout(timer);
    const dueAtMs = nextDueAtMs();
    if (running || closing.signal.aborted || dueAtMs === Infinity) return;
    timer = setTimeout(work, Math.min(Math.max(dueAtMs - now().getTime(), 0), timerMaxMs));
  }

  function work(): void {
    running = step()
      .catch((err: unknown) => log.error({ err }, 'what was due could not be done'))
      .finally(() => {
        running = null;
        plan();
      });
  }

  async function step(): Promise<void> {
    const nowMs = now().getTime();
    await store.change((state) => ({ state: settled(state, nowMs, rules), done: null }));
    const delivery = earliest(store.read().deliveries);
    if (rules.webhook && delivery && delivery.dueAtMs <= nowMs) await attempt(delivery, rules.webhook);
  }

  async function attempt(delivery: Delivery, webhook: WebhookRules): Promise<void> {
    const wasTaken = await send(delivery, webhook);
    if (closing.signal.aborted && !wasTaken) return;
    const nowMs = now().getTime();
    const isOver = wasTaken || nowMs - delivery.queuedAtMs > givenUpAfterMs;
    const pauseMs = retryPauseMs(webhook.retryPauseMs, delivery.attempts);
    const later = { ...delivery, attempts: delivery.attempts + 1, dueAtMs: nowMs + pauseMs };
    await store.change((state) => {
      const deliveries = state.deliveries.flatMap((each) => {
        if (each.id !== delivery.id) return [each];
        return isOver ? [] : [later];
      });
      return { state: { ...state, deliveries }, done: null };
    });
  }

  async function send({ payload, attempts }: Delivery, { url, secret }: WebhookRules): Promise<boolean> {
    const signature = webhookSignature(payload, secret, secondsOf({ nowMs: now().getTime() }));
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerMaxMs)]),
      });
      await response.body?.cancel();
      if (!response.ok) log.warn({ status: response.status, attempts }, 'an event was not taken');
      return response.ok;
    } catch (err) {
      if (!closing.signal.aborted)
        log[attempts === 0 ? 'warn' : 'debug']({ err, attempts }, 'an event did not arrive');
      return false;
    }
  }
}
