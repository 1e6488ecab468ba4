import type { Subscription } from 'xstate';
import {
  startingSession,
  type Session,
  type SessionActor,
  type SessionView,
} from '../../features/account/index.ts';
import type { SessionEvent } from '../../machines/session/index.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * The session of a page whose first paint does not wait for the machine's code: a public page is the same for everybody. `start` fetches and
 * starts the actor; events sent before are handed over in order. A fetch that fails is tried again, at longer and longer intervals.
 */
export function createDeferredSession(
  load: () => Promise<SessionActor>,
): Session & { start(): Promise<void> } {
  let actor: SessionActor | null = null;
  const listeners = new Set<(view: SessionView) => void>();
  let waiting: SessionEvent[] = [];

  async function start(retryMs = FIRST_RETRY_MS): Promise<void> {
    try {
      actor = await load();
    } catch {
      // Bad Wi-Fi, or a deployment under way: nobody is told yet, the page shows that it is still loading.
      setTimeout(() => void start(Math.min(retryMs * 2, LONGEST_RETRY_MS)), retryMs);
      return;
    }
    actor.subscribe((snapshot) => listeners.forEach((listener) => listener(snapshot)));
    actor.start();
    for (const event of waiting) actor.send(event);
    waiting = [];
  }

  return {
    start: () => start(),
    getSnapshot: () => actor?.getSnapshot() ?? startingSession,
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

/** Who is here is only known in the browser: on the server nothing ever starts. */
export const createServerSession = (): Session =>
  createDeferredSession(() => Promise.reject(new Error('The server has no session.')));
