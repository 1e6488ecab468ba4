import type { Subscription } from 'xstate';
import { filesInReach } from '../../browser/connection.ts';
import { PartLoadError } from '../../lib/load-part.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** The part of an actor that the app uses. */
interface ActorHandle<View, Event> {
  getSnapshot(): View;
  subscribe(listener: (view: View) => void): Subscription;
  send(event: Event): void;
}

/** What is shown until the started actor knows more. */
interface Placeholder<View> {
  readonly view: View;
  readonly until: (view: View) => boolean;
}

/**
 * An actor of a page whose first paint does not wait for its machine's code: a public page is the same for everybody.
 * `start` fetches and starts it; until then it has the snapshot `starting`, and events sent before are delivered in
 * order. A fetch that fails is retried at increasing intervals. With `showPlaceholder` it shows the expected snapshot
 * until the actor has reached its own, and receives no events before.
 */
export function createDeferredActor<View, Event>(
  starting: View,
  load: () => Promise<ActorHandle<View, Event> & { start(): unknown }>,
): ActorHandle<View, Event> & {
  start(): Promise<void>;
  showPlaceholder(placeholder: Placeholder<View>): void;
} {
  let actor: ActorHandle<View, Event> | null = null;
  let placeholder: Placeholder<View> | null = null;
  const listeners = new Set<(view: View) => void>();
  let waiting: Event[] = [];

  const notify = (view: View): void => listeners.forEach((listener) => listener(view));

  function onView(view: View): void {
    if (placeholder?.until(view)) placeholder = null;
    if (placeholder) return;
    notify(view);
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
      await filesInReach();
      loaded = await load();
    } catch (error) {
      // A bug fails at every retry, so it is rethrown and reaches the error reports.
      if (!(error instanceof PartLoadError)) throw error;
      // Bad Wi-Fi or a deployment: not reported yet; the page keeps showing its loading state.
      setTimeout(() => void start(Math.min(retryMs * 2, LONGEST_RETRY_MS)), retryMs);
      return;
    }
    actor = loaded;
    actor.subscribe(onView);
    loaded.start();
    if (!placeholder) handOver();
  }

  return {
    start: () => start(),
    showPlaceholder(next) {
      placeholder = next;
      notify(next.view);
    },
    getSnapshot: () => placeholder?.view ?? actor?.getSnapshot() ?? starting,
    subscribe(listener): Subscription {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send(event) {
      if (actor && !placeholder) actor.send(event);
      else waiting.push(event);
    },
  };
}
