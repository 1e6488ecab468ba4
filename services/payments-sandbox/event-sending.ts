import type { FastifyBaseLogger } from 'fastify';
import { sendEvent } from './event-delivery.ts';
import type { Delivery } from './objects.ts';
import { givenUpAfterMs, retryPauseMs } from './event-retries.ts';
import type { WebhookRules } from './rules.ts';
import type { StateStore } from './state.ts';

interface EventSendingOptions {
  readonly store: StateStore;
  readonly webhook: WebhookRules;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Aborts what is under way. */
  readonly signal: AbortSignal;
}

interface EventSending {
  /** The events that may be sent next, the most overdue first. */
  next(): readonly Delivery[];
  /** One attempt; `keepOutcomes` stores its result. */
  attempt(delivery: Delivery): Promise<void>;
  hasOutcomes(): boolean;
  keepOutcomes(): Promise<void>;
}

const atOnceMax = 8;

/** Sends events: one after the other for one subject, several subjects at once. */
export function createEventSending({ store, webhook, now, log, signal }: EventSendingOptions): EventSending {
  const busyLanes = new Set<string>();
  /** Results that are not stored yet, by delivery: the delivery with its next attempt, null if there is none. */
  const outcomes = new Map<string, Delivery | null>();

  // Rough events are deliberately shuffled, and must then be sent in that order.
  const laneOf = ({ subject }: Delivery): string => (webhook.mode === 'rough' ? '' : subject);

  return {
    next() {
      const free = atOnceMax - busyLanes.size;
      if (free <= 0) return [];
      const firsts = new Map<string, Delivery>();
      for (const stored of store.read().deliveries) {
        const delivery = outcomes.has(stored.id) ? outcomes.get(stored.id) : stored;
        if (!delivery) continue;
        const lane = laneOf(delivery);
        const first = firsts.get(lane);
        if (!busyLanes.has(lane) && (!first || delivery.dueAtMs < first.dueAtMs)) firsts.set(lane, delivery);
      }
      return [...firsts.values()].sort((one, other) => one.dueAtMs - other.dueAtMs).slice(0, free);
    },

    async attempt(delivery) {
      const lane = laneOf(delivery);
      busyLanes.add(lane);
      try {
        const wasTaken = await sendEvent(delivery, webhook, { now, log, signal });
        if (signal.aborted && !wasTaken) return;
        const nowMs = now().getTime();
        const isOver = wasTaken || nowMs - delivery.queuedAtMs > givenUpAfterMs;
        const dueAtMs = nowMs + retryPauseMs(webhook.retryPauseMs, delivery.attempts);
        outcomes.set(delivery.id, isOver ? null : { ...delivery, attempts: delivery.attempts + 1, dueAtMs });
      } finally {
        busyLanes.delete(lane);
      }
    },

    hasOutcomes: () => outcomes.size > 0,

    async keepOutcomes() {
      const keeping = new Map(outcomes);
      await store.change((state) => {
        const deliveries = state.deliveries.flatMap((each) => {
          const outcome = keeping.get(each.id);
          return outcome === null ? [] : [outcome ?? each];
        });
        return { state: { ...state, deliveries }, done: null };
      });
      // An event that was retried meanwhile has a newer result.
      for (const [id, outcome] of keeping) if (outcomes.get(id) === outcome) outcomes.delete(id);
    },
  };
}
