import { answer, ApiError, dataOf, type parserComponents } from '../../api/index.ts';
import { fromReportingPromise } from '../../statecharts/reporting-promise.ts';
import { gunzipped, gzipped } from './gzip.ts';
import { draftOf, withMessage, serverMessage, type Effects } from './import-effects.actors.ts';
import type {
  Draft,
  EarlierImport,
  ImportEvent,
  ImportKind,
  ImportProgress,
  ReviewSummary,
} from './import.types.ts';
import { parserFields } from './parser-fields.ts';
import { createReaderWatch } from './reader-watch.actors.ts';
import { followProgress } from './parser-progress.actors.ts';

type Progressed = Extract<ImportEvent, { type: 'IMPORT.PROGRESSED' }>;
type Report = (event: Progressed) => void;

interface ImportOf {
  kind: ImportKind;
  userId: string;
  importId: string;
}

const bytesOf = (report: Report, stage: ImportProgress['stage']) => (done: number, of: number) =>
  report({ type: 'IMPORT.PROGRESSED', progress: { unit: 'bytes', stage, done, of } });

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const invalid = () =>
  new ApiError({ code: 'BAD_RESPONSE', message: 'AI parser returned an invalid response' });

function listOf(kind: ImportKind, reading: unknown): readonly unknown[] {
  const list: unknown =
    typeof reading === 'object' && reading !== null
      ? (reading as Readonly<Record<string, unknown>>)[kind] // any answer of a service that we do not run
      : undefined;
  if (!Array.isArray(list)) throw invalid();
  return list;
}

/** From the vendor's file to rows on the desk. */
export function readingActors({
  client,
  parserClient,
  reviews,
  fileStore,
  uploadFetch,
  readerPausesMs,
}: Effects) {
  /** Readings that the server does not have yet, by import. */
  const held = new Map<string, unknown>();
  const reader = createReaderWatch({ client, parserClient, readerPausesMs });

  function fileOf(fileKey: string): File {
    const file = fileStore.take(fileKey);
    if (file) return file;
    throw new ApiError({
      code: 'NOT_FOUND',
      message: 'Your file is no longer available on this page. Please choose it again.',
    });
  }

  async function fileAgain(importId: string, fileName: string, signal: AbortSignal): Promise<File> {
    const params = { path: { importId } };
    const blob = await answer(client.GET('/imports/{importId}/file', { params, parseAs: 'blob', signal }));
    return new File([blob], fileName);
  }

  function upload(kind: ImportKind, userId: string, file: File, signal: AbortSignal, report: Report) {
    const call = {
      // The contract types a file's content as text; what is sent is the file itself.
      body: { userId, file: file.name },
      bodySerializer: () => formOf({ userId, file }),
      fetch: uploadFetch(bytesOf(report, 'sending')),
      signal,
    };
    return dataOf(
      kind === 'products' ? client.POST('/inventory/upload', call) : client.POST('/services/upload', call),
    );
  }

  /** What the vendor said of columns before, in the parser's words: JSON, for it is a field of a form. */
  async function columnMeanings(kind: ImportKind, signal: AbortSignal): Promise<string> {
    const call = { params: { query: { kind } }, signal };
    const { data } = await answer(client.GET('/column-meanings', call));
    const names: Readonly<Record<string, string>> = parserFields[kind];
    return JSON.stringify(
      data.items.flatMap(({ header, field }) => {
        const message = field === null ? null : names[field];
        return message === undefined ? [] : [{ header, field: message }];
      }),
    );
  }

  async function parse(
    kind: ImportKind,
    known: { file: File; columnMeanings: string },
    signal: AbortSignal,
    report: Report,
  ): Promise<unknown> {
    const progressId = crypto.randomUUID();
    const following = new AbortController();
    void followProgress(parserClient, progressId, AbortSignal.any([signal, following.signal]), report);
    const call = {
      body: { progressId, ...known, file: known.file.name },
      // The file last: the parser begins with what it knows by then.
      bodySerializer: () => formOf({ progressId, columnMeanings: known.columnMeanings, file: known.file }),
      fetch: uploadFetch(bytesOf(report, 'sending')),
      signal,
    };
    try {
      return await answer<parserComponents['schemas']['ParsedProduct'] | object>(
        kind === 'products'
          ? parserClient.POST('/parse-inventory', call)
          : parserClient.POST('/parse-services', call),
      );
    } finally {
      following.abort();
    }
  }

  return {
    uploadFile: fromReportingPromise<
      { draft: Draft; earlier: EarlierImport | null },
      { kind: ImportKind; userId: string; fileKey: string },
      Progressed
    >(async ({ input: { kind, userId, fileKey }, signal, report }) => {
      const file = fileOf(fileKey);
      const messageOf = (error: ApiError) => {
        const message = error.errorText ?? serverMessage(error);
        return message === null ? 'Upload failed' : `Upload failed: ${message}`;
      };
      const data = await withMessage(messageOf, () => upload(kind, userId, file, signal, report));
      const { sameAs } = data;
      const earlier = sameAs && {
        importId: sameAs.id,
        fileName: sameAs.fileName,
        committedAt: sameAs.committedAt,
      };
      return { draft: draftOf(data.import), earlier };
    }),

    parseFile: fromReportingPromise<
      { rows: number },
      ImportOf & { fileKey: string | null; fileName: string },
      Progressed
    >(async ({ input: { kind, importId, fileKey, fileName }, signal, report }) => {
      const atHand = fileKey === null ? null : fileStore.take(fileKey);
      const file = atHand ?? (await fileAgain(importId, fileName, signal));
      const known = { file, columnMeanings: await columnMeanings(kind, signal) };
      const messageOf = (error: ApiError) =>
        error.status === 422 ? (serverMessage(error) ?? 'Validation error') : 'AI parsing failed';
      const reading = await withMessage(messageOf, () =>
        parse(kind, known, signal, report).catch(async (error: unknown) => {
          throw await reader.failureOf(error, importId, signal);
        }),
      );
      signal.throwIfAborted();
      const rows = listOf(kind, reading).length;
      held.set(importId, reading);
      return { rows };
    }),

    awaitReader: reader.awaitReader,

    keepReading: fromReportingPromise<{ draft: Draft; summary: ReviewSummary }, ImportOf, Progressed>(
      async ({ input: { kind, importId }, signal, report }) => {
        const reading = held.get(importId);
        if (reading === undefined)
          throw new ApiError({
            code: 'NOT_FOUND',
            message: 'What we read is no longer available on this page. Please choose your list again.',
          });
        const packed = new File([await gzipped(reading)], 'reading.json.gz', { type: 'application/gzip' });
        const { data } = await answer(
          client.PUT('/imports/{importId}/reading', {
            params: { path: { importId } },
            body: { reading: packed.name },
            bodySerializer: () => formOf({ reading: packed }),
            fetch: uploadFetch(bytesOf(report, 'keeping')),
            signal,
          }),
        );
        signal.throwIfAborted();
        const summary = reviews.open({ importId, kind, reading, edits: [], editsDone: 0 });
        held.delete(importId);
        return { draft: draftOf(data), summary };
      },
    ),

    fetchReview: fromReportingPromise<{ draft: Draft; summary: ReviewSummary }, ImportOf, Progressed>(
      async ({ input: { kind, importId }, signal }) => {
        const params = { path: { importId } };
        const { data } = await answer(client.GET('/imports/{importId}', { params, signal }));
        const packed = await answer(
          client.GET('/imports/{importId}/reading', { params, parseAs: 'blob', signal }),
        );
        const reading = await gunzipped(packed).catch((cause: unknown) => {
          const message = 'Part of what we read from your list is missing. Please try again.';
          throw new ApiError({ code: 'BAD_RESPONSE', message, cause });
        });
        signal.throwIfAborted();
        const { edits, editsDone } = data;
        return { draft: draftOf(data), summary: reviews.open({ importId, kind, reading, edits, editsDone }) };
      },
    ),
  };
}
