import pg from 'pg';
import { vi } from 'vitest';
import { NamedQueries } from '../../services/marketplace/platform/db/named-query.ts';

type Sent = Readonly<{ text: string; values?: readonly unknown[] | undefined }>;

/**
 * The statements that a piece of work sends through pg, in a list for each write. Without those of new connections, which
 * set their limits in a text.
 */
export async function sentBy(work: () => Promise<unknown>): Promise<readonly (readonly Sent[])[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const calls: readonly (readonly unknown[])[] = query.mock.calls;
    return calls.flatMap(([sent]): (readonly Sent[])[] => {
      if (sent instanceof NamedQueries) return [sent.queries];
      return typeof sent === 'object' && sent !== null ? [[sent as Sent]] : []; // A QueryConfig, by pg's types.
    });
  } finally {
    query.mockRestore();
  }
}
