import type { Subscription } from 'xstate';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** An actor as far as the app holds it. */
interface Held<View, Event> {
  getSnapshot(): View;
  subscribe(listener: (view: View) => void): Subscription;
  send(event: Event): void;
}

/** What is shown until the actor, once it is there, has found out more. */
interface StandIn<View> {
  readonly view: View;
  readonly until: (view: View) => boolean;
}

/**
 * An actor of a page whose first paint does not wait for its machine's code: a public page is the same for everybody. `start` fetches and starts
 * it; until then it looks like `starting`, and events sent before are handed over in order. A fetch that fails is tried again, at longer and
 * longer intervals. With `standAs` it looks like what it will come to, until it has, and is sent nothing before.
 */
export function createDeferredActor<View, Event>(
  starting: View,
  load: () => Promise<Held<View, Event> & { start(): unknown }>,
): Held<View, Event> & { start(): Promise<void>; standAs(standIn: StandIn<View>): void } {
  let actor: Held<View, Event> | null = null;
  let standIn: StandIn<View> | null = null;
  const listeners = new Set<(view: View) => void>();
  let waiting: Event[] = [];

  const tell = (view: View): void => listeners.forEach((listener) => listener(view));

  function onView(view: View): void {
    if (standIn?.until(view)) standIn = null;
    if (standIn) return;
    tell(view);
    handOver();
  }

  function handOver(): void {
    const events = waiting;
    waiting = [];
    for (const event of events) actor?.send(event);
  }

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
    actor.subscribe(onView);
    loaded.start();
    if (!standIn) handOver();
  }

  return {
    start: () => start(),
    standAs(next) {
      standIn = next;
      tell(next.view);
    },
    getSnapshot: () => standIn?.view ?? actor?.getSnapshot() ?? starting,
    subscribe(listener): Subscription {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send(event) {
      if (actor && !standIn) actor.send(event);
      else waiting.push(event);
    },
  };
}
