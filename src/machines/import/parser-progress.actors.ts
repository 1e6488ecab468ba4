import { answer, type ParserClient } from '../../api/index.ts';
import { readServerEvents } from '../../lib/server-events.ts';
import type { ImportEvent, ImportProgress } from './import.types.ts';

const stages: Readonly<Record<string, ImportProgress['stage']>> = {
  waiting: 'waiting',
  reading: 'reading',
  recognising: 'recognising',
  understanding: 'reading',
};

const units: Readonly<Record<ImportProgress['stage'], ImportProgress['unit']>> = {
  sending: 'bytes',
  waiting: 'files',
  reading: 'rows',
  recognising: 'pages',
  keeping: 'bytes',
  importing: 'rows',
};

/** The progress in one event of the stream (contract: ai-parser, Progress); null for an event without rows. */
function progressOf(data: string): ImportProgress | null {
  if (data === '') return null;
  // Only these three fields are read, and each is checked.
  const { stage, rows, of } = JSON.parse(data) as { stage?: unknown; rows?: unknown; of?: unknown };
  const known = typeof stage === 'string' ? stages[stage] : undefined;
  if (known === undefined || typeof rows !== 'number') return null;
  return { unit: units[known], stage: known, done: rows, of: typeof of === 'number' ? of : null };
}

/**
 * Reports the rows that the parser has read until the signal aborts. It is only for display: if it fails, parsing
 * continues. Read through the client rather than by an EventSource, which would reconnect when it ends and needs the
 * parser's address.
 */
export async function followProgress(
  parserClient: ParserClient,
  progressId: string,
  signal: AbortSignal,
  report: (event: Extract<ImportEvent, { type: 'IMPORT.PROGRESSED' }>) => void,
): Promise<void> {
  try {
    const stream = await answer(
      parserClient.GET('/progress/{progressId}', {
        params: { path: { progressId } },
        headers: { Accept: 'text/event-stream' },
        parseAs: 'stream',
        signal,
      }),
    );
    if (!stream) return;
    await readServerEvents(stream, ({ data }) => {
      const progress = progressOf(data);
      if (progress && !signal.aborted) report({ type: 'IMPORT.PROGRESSED', progress });
    });
  } catch {
    // The list arrives without the progress.
  }
}
