import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './stall.ts';

const tryAgainMs = 25;

export interface Following {
  /** The ids of the received notifications, in order. */
  readonly ids: readonly number[];
  /** How often the stream was reopened. */
  returns(): number;
  stop(): void;
}

/** Reads a user's stream of notifications like a browser: when it ends, it continues after the last one received. */
export async function follow(origin: string, { token }: Person): Promise<Following> {
  const ids: number[] = [];
  const leaving = new AbortController();
  const begun = Promise.withResolvers<void>();
  let known: number | null = null;
  let opened = 0;

  async function read(): Promise<void> {
    const after = known === null ? '' : `?after=${known}`;
    const answer = await fetch(`${origin}/api/notifications/stream${after}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    if (!answer.ok || !answer.body) return;
    opened += 1;
    let unread = '';
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      const events = (unread + text).split('\n\n');
      unread = events.pop() ?? '';
      for (const event of events) {
        const [, kind, id] = /^event: (\w+)\nid: (\d+)$/m.exec(event) ?? [];
        if (id === undefined) continue;
        known = Number(id);
        if (kind === 'notification') ids.push(known);
        else begun.resolve();
      }
    }
  }

  void (async () => {
    while (!leaving.signal.aborted) {
      // Aborted, because the node died.
      await read().catch(() => undefined);
      await pause(tryAgainMs);
    }
  })();
  await begun.promise;
  return { ids, returns: () => opened - 1, stop: () => leaving.abort() };
}
