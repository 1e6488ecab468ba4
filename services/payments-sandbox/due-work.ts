import type { FastifyBaseLogger } from 'fastify';
import { createEventSending } from './event-sending.ts';
import { withChangedAccount } from './events.ts';
import type { SandboxState } from './objects.ts';
import { withDeadlinesApplied, withoutExpired } from './payments/deadlines.ts';
import { withPayoutsPlanned } from './payments/paying-out.ts';
import { withEnding } from './requirements.ts';
import { secondsOf, type SandboxRules } from './rules.ts';
import type { StateStore } from './state.ts';

interface DueWorkOptions {
  readonly store: StateStore;
  readonly rules: SandboxRules;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

// A longer timer would overflow (setTimeout counts in 32 bits) and fire at once.
const timerMaxMs = 10 * 60 * 1000;
const tidyEveryMs = 60 * 60 * 1000;
const pauseAfterFaultMs = 1000;
/** Delivery results are stored in batches: one lost with the process only causes another delivery. */
const gatherMs = 50;

/** Ends due verifications, sessions and authorisations. */
function settled(state: SandboxState, nowMs: number, rules: SandboxRules): SandboxState {
  const due = Object.keys(state.verifications).filter((id) => (state.verifications[id] ?? 0) <= nowMs);
  const verified = due.reduce((at, id) => {
    const { [id]: _ended, ...verifications } = at.verifications;
    const account = at.accounts[id];
    const rest = { ...at, verifications };
    if (!account) return rest;
    const ready = withEnding(account, 'complete');
    return withPayoutsPlanned(withChangedAccount(rest, ready, { nowMs, rules }), ready, { nowMs, rules });
  }, state);
  return withDeadlinesApplied(verified, { nowMs, rules });
}

/**
 * Scheduled work: verifications end, sessions expire, authorisations lapse, and events are sent until accepted. All of
 * it is in the state, so that a restart continues where this stopped.
 */
export function startDueWork({ store, rules, now, log }: DueWorkOptions): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const { webhook } = rules;
  const sending = webhook && createEventSending({ store, webhook, now, log, signal });
  const running = new Set<Promise<void>>();
  let isSettling = false;
  let keepAtMs = Infinity;
  let tidyAtMs = now().getTime();
  let heldUntilMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let planning: NodeJS.Immediate | undefined;
  store.onChange(plan);
  plan();
  return {
    async close() {
      closing.abort();
      clearTimeout(timer);
      clearImmediate(planning);
      await Promise.all(running);
      if (sending?.hasOutcomes()) await sending.keepOutcomes();
    },
  };

  function nextEndingAtMs(): number {
    if (isSettling) return Infinity;
    const { verifications, deadlines } = store.read();
    const earlier = (first: number, atMs: number) => Math.min(first, atMs);
    return [...Object.values(verifications), ...Object.values(deadlines)].reduce(earlier, tidyAtMs);
  }

  /** Once for all changes in this turn of the event loop, because it goes through everything that waits. */
  function plan(): void {
    if (!signal.aborted) planning ??= setImmediate(planNow);
  }

  function planNow(): void {
    planning = undefined;
    clearTimeout(timer);
    const dueAtMs = Math.min(nextEndingAtMs(), keepAtMs, sending?.next()[0]?.dueAtMs ?? Infinity);
    if (dueAtMs === Infinity) return;
    const pauseMs = Math.max(dueAtMs, heldUntilMs) - now().getTime();
    timer = setTimeout(work, Math.min(Math.max(pauseMs, 0), timerMaxMs));
  }

  function work(): void {
    const nowMs = now().getTime();
    if (nowMs >= heldUntilMs) {
      if (nextEndingAtMs() <= nowMs) run(settle(nowMs));
      for (const delivery of sending?.next() ?? [])
        if (sending && delivery.dueAtMs <= nowMs) run(sending.attempt(delivery));
      if (sending && keepAtMs <= nowMs) {
        keepAtMs = Infinity;
        run(sending.keepOutcomes());
      }
    }
    plan();
  }

  function run(task: Promise<void>): void {
    const mine = task
      .catch((err: unknown) => {
        heldUntilMs = now().getTime() + pauseAfterFaultMs;
        log.error({ err }, 'what was due could not be done');
      })
      .finally(() => {
        running.delete(mine);
        if (sending?.hasOutcomes()) keepAtMs = Math.min(keepAtMs, now().getTime() + gatherMs);
        plan();
      });
    running.add(mine);
  }

  async function settle(nowMs: number): Promise<void> {
    isSettling = true;
    try {
      await store.change((state) => {
        const next = settled(state, nowMs, rules);
        return { state: nowMs >= tidyAtMs ? withoutExpired(next, secondsOf({ nowMs })) : next, done: null };
      });
      if (nowMs >= tidyAtMs) tidyAtMs = nowMs + tidyEveryMs;
    } finally {
      isSettling = false;
    }
  }
}
