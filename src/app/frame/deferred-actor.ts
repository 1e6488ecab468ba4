import type { Subscription } from 'xstate';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** An actor as far as the app holds it. */
interface Held<View, Event> {
  getSnapshot(): View;
  subscribe(listener: (view: View) => void): Subscription;
  send(event: Event): void;
}

/**
 * An actor of a page whose first paint does not wait for its machine's code: a public page is the same for everybody. `start` fetches and starts
 * it; until then it looks like `starting`, and events sent before are handed over in order. A fetch that fails is tried again, at longer and
 * longer intervals.
 */
export function createDeferredActor<View, Event>(
  starting: View,
  load: () => Promise<Held<View, Event> & { start(): unknown }>,
): Held<View, Event> & { start(): Promise<void> } {
  let actor: Held<View, Event> | null = null;
  const listeners = new Set<(view: View) => void>();
  let waiting: Event[] = [];

  async function start(retryMs = FIRST_RETRY_MS): Promise<void> {
    let loaded;
    try {
      loaded = await load();
    } catch {
      // Bad Wi-Fi, or a deployment under way: nobody is told yet, the page shows that it is still loading.
      setTimeout(() => void start(Math.min(retryMs * 2, LONGEST_RETRY_MS)), retryMs);
      return;
    }
    actor = loaded;
    actor.subscribe((snapshot) => listeners.forEach((listener) => listener(snapshot)));
    loaded.start();
    for (const event of waiting) actor.send(event);
    waiting = [];
  }

  return {
    start: () => start(),
    getSnapshot: () => actor?.getSnapshot() ?? starting,
    subscribe(listener): Subscription {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send(event) {
      if (actor) actor.send(event);
      else waiting.push(event);
    },
  };
}
