import { fromPromise } from 'xstate';
import { answer, ApiError, dataOf } from '../../api/index.ts';
import { fromReportingPromise } from '../../statecharts/reporting-promise.ts';
import type { EditSaving } from './edits.actors.ts';
import { importFailed, pause, withMessage, type Effects } from './import-effects.actors.ts';
import type {
  ImportedProduct,
  ImportedService,
  ImportEvent,
  ImportKind,
  ImportResult,
  ReviewSummary,
} from './import.types.ts';

interface ImportOf {
  kind: ImportKind;
  userId: string;
  importId: string;
}
type Progressed = Extract<ImportEvent, { type: 'IMPORT.PROGRESSED' }>;

/**
 * The limits of one call (contract: ImportedProducts, compareImport; the byte limit assumes three bytes per letter).
 */
const linesAtOnce = 1_000;
const lettersAtOnce = 2_500_000;
const rowsComparedAtOnce = 1_000;

/** The lines in batches within the server's limits, the same on each attempt. */
function batchesOf<Line>(lines: readonly Line[]): Line[][] {
  const batches: Line[][] = [];
  let batch: Line[] = [];
  let letters = 0;
  for (const line of lines) {
    const length = JSON.stringify(line).length;
    if (batch.length === linesAtOnce || (batch.length > 0 && letters + length > lettersAtOnce)) {
      batches.push(batch);
      batch = [];
      letters = 0;
    }
    batch.push(line);
    letters += length;
  }
  return batch.length === 0 ? batches : [...batches, batch];
}

type Batch =
  | { readonly kind: 'products'; readonly lines: ImportedProduct[] }
  | { readonly kind: 'services'; readonly lines: ImportedService[] };

const batchesOfKind = ({ reviews }: Pick<Effects, 'reviews'>, kind: ImportKind, importId: string): Batch[] =>
  kind === 'products'
    ? batchesOf(reviews.products(importId)).map((lines) => ({ kind, lines }))
    : batchesOf(reviews.services(importId)).map((lines) => ({ kind, lines }));

const rowsOf = (batches: readonly Batch[]): number =>
  batches.reduce((sum, { lines }) => sum + lines.length, 0);

/** Failures that may not recur. */
const passing: ReadonlySet<string> = new Set([
  'NETWORK_ERROR',
  'ABORTED',
  'TIMEOUT',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
] as const);

/** From the reviewed rows to listings, and back. */
export function linesActors({ client, reviews, retryPausesMs, supplierId }: Effects, saving: EditSaving) {
  /** Retries after a pause while the failure is a temporary one. */
  async function persistently<Output>(signal: AbortSignal, work: () => Promise<Output>): Promise<Output> {
    for (const ms of retryPausesMs) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError) || !passing.has(error.code)) throw error;
        await pause(Math.max(ms, (error.details.retryAfterSeconds ?? 0) * 1000), signal);
      }
    }
    return work();
  }

  const send = (batch: Batch, key: string, userId: string, signal: AbortSignal) => {
    const params = { header: { 'Idempotency-Key': key } };
    const owner = supplierId === null ? { userId } : { supplierId };
    return answer(
      batch.kind === 'products'
        ? client.POST('/inventory/import', { params, body: { ...owner, products: batch.lines }, signal })
        : client.POST('/services/import', { params, body: { userId, services: batch.lines }, signal }),
    );
  };

  async function stageAll(
    { kind, userId, importId }: ImportOf,
    signal: AbortSignal,
    report: (event: Progressed) => void,
  ): Promise<{ batches: number; rows: number }> {
    const batches = batchesOfKind({ reviews }, kind, importId);
    const of = rowsOf(batches);
    const reportProgress = (done: number) =>
      report({ type: 'IMPORT.PROGRESSED', progress: { unit: 'rows', stage: 'importing', done, of } });
    let rows = 0;
    reportProgress(rows);
    for (const [index, batch] of batches.entries()) {
      await persistently(signal, () => send(batch, `${importId}:${index + 1}`, userId, signal));
      rows += batch.lines.length;
      reportProgress(rows);
    }
    return { batches: batches.length, rows };
  }

  /**
   * The staged lines of an import whose commit succeeded although its answer was lost; committing again gets the same
   * answer.
   */
  async function countedIfImported({ kind, importId }: ImportOf, refusal: ApiError, signal: AbortSignal) {
    const { status } = await saving.fetchDraft(importId, signal);
    if (status !== 'imported') throw refusal;
    const batches = batchesOfKind({ reviews }, kind, importId);
    return { batches: batches.length, rows: rowsOf(batches) };
  }

  return {
    compareRows: fromPromise<{ summary: ReviewSummary }, ImportOf>(
      async ({ input: { importId }, signal }) => {
        const rows = reviews.rowsToCompare(importId);
        let summary = reviews.compared(importId, []);
        for (let from = 0; from < rows.length; from += rowsComparedAtOnce) {
          const params = { path: { importId } };
          const body = { rows: rows.slice(from, from + rowsComparedAtOnce) };
          const { data } = await answer(client.POST('/imports/{importId}/compare', { params, body, signal }));
          // If they were edited meanwhile, the rows are not those that were compared.
          signal.throwIfAborted();
          summary = reviews.compared(importId, data.rows);
        }
        return { summary };
      },
    ),

    stageLines: fromReportingPromise<
      { batches: number; rows: number; version: number },
      ImportOf & { version: number },
      Progressed
    >(async ({ input, signal, report }) =>
      withMessage(importFailed, async () => {
        const { importId } = input;
        const version = await saving.saveAll(importId, input.version, signal);
        try {
          return { ...(await stageAll(input, signal, report)), version };
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.code === 'NOT_ALLOWED_NOW')
            return { ...(await countedIfImported(input, error, signal)), version };
          if (error.code !== 'KEY_USED_OTHERWISE') throw error;
          // There are batches of other lines from an earlier attempt. A change of the edits, even an empty one, clears
          // them.
          const { add, done } = reviews.everything(importId);
          const change = { keep: add.length, add: [], done };
          const cleared = await saving.put(importId, version, change, signal);
          return { ...(await stageAll(input, signal, report)), version: cleared };
        }
      }),
    ),

    commitImport: fromPromise<ImportResult, ImportOf & { batches: number; rows: number }>(
      async ({ input: { importId, batches, rows }, signal }) =>
        withMessage(importFailed, async () => {
          const params = { path: { importId } };
          const body = { batches, rows };
          const data = await dataOf(client.POST('/imports/{importId}/commit', { params, body, signal }));
          const { new: added, changed, unchanged } = data.counts;
          return { importId, new: added, changed, unchanged, undoUntil: data.undoUntil };
        }),
    ),

    undoImport: fromPromise<{ message: string }, { importId: string }>(async ({ input, signal }) => {
      const { message } = await answer(
        client.POST('/imports/{importId}/undo', { params: { path: input }, signal }),
      );
      return { message };
    }),
  };
}
