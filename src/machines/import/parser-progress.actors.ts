import { answer, type ParserClient } from '../../api/index.ts';
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

/** What one event of the stream says (contract: ai-parser, Progress); null for what says nothing of rows. */
function progressOf(event: string): ImportProgress | null {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length))
    .join('\n');
  if (data === '') return null;
  // Only these three are looked at, and each is checked.
  const { stage, rows, of } = JSON.parse(data) as { stage?: unknown; rows?: unknown; of?: unknown };
  const known = typeof stage === 'string' ? stages[stage] : undefined;
  if (known === undefined || typeof rows !== 'number') return null;
  return { unit: units[known], stage: known, done: rows, of: typeof of === 'number' ? of : null };
}

async function readStream(stream: ReadableStream<Uint8Array>, take: (event: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
    text = events.pop() ?? '';
    events.forEach(take);
  }
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
    await readStream(stream, (event) => {
      const progress = progressOf(event);
      if (progress && !signal.aborted) report({ type: 'IMPORT.PROGRESSED', progress });
    });
  } catch {
    // The list arrives without it.
  }
}
