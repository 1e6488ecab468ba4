import type { Subscription } from 'xstate';
import {
  startingSession,
  type Session,
  type SessionActor,
  type SessionView,
} from '../../features/account/index.ts';
import type { SessionEvent } from '../../machines/session/index.ts';

/**
 * The session of a page whose first paint does not wait for the machine's code: a public page is the same for everybody. `start` fetches and
 * starts the actor; events sent before are handed over in order. A fetch that fails is tried again when the network is back.
 */
export function createDeferredSession(
  load: () => Promise<SessionActor>,
): Session & { start(): Promise<void> } {
  let actor: SessionActor | null = null;
  const listeners = new Set<(view: SessionView) => void>();
  let waiting: SessionEvent[] = [];

  async function start(): Promise<void> {
    try {
      actor = await load();
    } catch {
      window.addEventListener('online', () => void start(), { once: true });
      return;
    }
    actor.subscribe((snapshot) => listeners.forEach((listener) => listener(snapshot)));
    actor.start();
    for (const event of waiting) actor.send(event);
    waiting = [];
  }

  return {
    start,
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
