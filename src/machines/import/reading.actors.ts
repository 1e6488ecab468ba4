import { answer, ApiError, asForm, dataOf, type parserComponents } from '../../api/index.ts';
import { tabTexts } from '../../browser/tab-texts.ts';
import { fromReportingPromise } from '../../statecharts/reporting-promise.ts';
import { gunzipped, gzipped } from './gzip.ts';
import { draftOf, withMessage, serverMessage, type Effects } from './import-effects.actors.ts';
import type {
  Aid,
  Draft,
  EarlierImport,
  ImportKind,
  Pointing,
  Preview,
  ReviewSummary,
} from './import.types.ts';
import { bytesOf, parserCalls, type Progressed, type Report } from './parser-calls.actors.ts';
import { createReaderWatch } from './reader-watch.actors.ts';

interface ImportOf {
  kind: ImportKind;
  userId: string;
  importId: string;
}

interface ReadingAsked {
  /** Null where this page does not have the file. */
  fileKey: string | null;
  fileName: string;
  pointing: Pointing | null;
  aid: Aid;
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

type Pointed = NonNullable<parserComponents['schemas']['Understood']['pointed']>;

/** The vendor's marks that the reading is based on; null if there are none. */
function pointedIn(reading: unknown): Pointed | null {
  // The parser's contract defines its shape; that it is a list was checked before.
  const { understood } = reading as { understood?: { pointed?: Pointed } };
  return understood?.pointed ?? null;
}

/** The first row of a sheet with text in several cells and no figure: usually the column names. */
function headerIn({ rows }: Preview['sheets'][number]): number | null {
  const filled = rows.map(({ row, cells }) => ({ row, cells: cells.filter((cell) => cell !== '') }));
  const found = filled.find(
    ({ cells }) => cells.length > 1 && cells.every((cell) => /\p{L}/u.test(cell) && !/\d/u.test(cell)),
  );
  return found?.row ?? null;
}

const parserCode: string = 'FILE_NOT_A_LIST';
/** The parser's code for a file in which it finds no list: an error has the code of any service as it is. */
const notAList = parserCode as ApiError['code'];

/** Whether somebody comes back to a file that was uploaded before, and has said nothing more about it. */
const isOpenedAgain = ({ fileKey, pointing, aid }: ReadingAsked): boolean =>
  fileKey === null && pointing === null && aid === 'remembered';

/** From the vendor's file to rows in the review registry. */
export function readingActors(effects: Effects) {
  const { client, parserClient, reviews, fileStore, uploadFetch } = effects;
  /** Readings that the server does not have yet, by import. */
  const held = new Map<string, unknown>();
  /** The names of their files. */
  const names = new Map<string, string>();
  const parser = parserCalls(effects);
  const reader = createReaderWatch(effects);

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

  async function fileAtHand(
    { fileKey, importId, fileName }: { fileKey: string | null; importId: string; fileName: string },
    signal: AbortSignal,
  ): Promise<File> {
    const atHand = fileKey === null ? null : fileStore.take(fileKey);
    return atHand ?? fileAgain(importId, fileName, signal);
  }

  function upload(
    { kind, userId, file }: { kind: ImportKind; userId: string; file: File },
    { signal, report }: { signal: AbortSignal; report: Report },
  ) {
    const call = {
      ...asForm({ userId, file }),
      fetch: uploadFetch(bytesOf(report, 'sending')),
      signal,
    };
    return dataOf(
      kind === 'products' ? client.POST('/inventory/upload', call) : client.POST('/services/upload', call),
    );
  }

  /** Saves the positions of names and prices for the next list, if this reading is based on the vendor's marks. */
  async function remember(kind: ImportKind, fileName: string, reading: unknown, signal: AbortSignal) {
    const shown = pointedIn(reading);
    if (!shown || shown.isRemembered) return;
    const { layout } = shown.pointing;
    if (!layout) return;
    const body = { kind, fileName, pointing: { ...shown.pointing, layout } };
    await answer(client.PUT('/pointings', { body, signal }));
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
      const data = await withMessage(messageOf, () => upload({ kind, userId, file }, { signal, report }));
      const { sameAs } = data;
      const earlier = sameAs && {
        importId: sameAs.id,
        fileName: sameAs.fileName,
        committedAt: sameAs.committedAt,
      };
      return { draft: draftOf(data.import), earlier };
    }),

    parseFile: fromReportingPromise<{ rows: number }, ImportOf & ReadingAsked, Progressed>(
      async ({ input, signal, report }) => {
        const { kind, importId } = input;
        const refusal = tabTexts(`quayside.not-a-list.${importId}`);
        const { message: earlierMessage } = refusal.read();
        // Once: who tries again has it read again.
        refusal.keep({});
        if (earlierMessage !== undefined && isOpenedAgain(input))
          throw new ApiError({ code: notAList, status: 422, message: earlierMessage, fromServer: true });
        const file = await fileAtHand(input, signal);
        const known = await parser.knownOf(kind, input, signal);
        const messageOf = (error: ApiError) =>
          error.status === 422 ? (serverMessage(error) ?? 'Validation error') : 'AI parsing failed';
        const reading = await withMessage(messageOf, () =>
          parser.parse(kind, known, file, { signal, report }).catch(async (error: unknown) => {
            throw await reader.failureOf(error, importId, signal);
          }),
        ).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === notAList) refusal.keep({ message: error.message });
          throw error;
        });
        signal.throwIfAborted();
        const rows = listOf(kind, reading).length;
        held.set(importId, reading);
        names.set(importId, input.fileName);
        return { rows };
      },
    ),

    previewFile: fromReportingPromise<
      { page: number | null; sheet: string | null; headerRow: number | null; columns?: Pointing['columns'] },
      ImportOf & { fileKey: string | null; fileName: string; page: number | null },
      Progressed
    >(async ({ input, signal, report }) => {
      const file = await fileAtHand(input, signal);
      const fields: Record<string, string> = input.page === null ? {} : { page: String(input.page) };
      const messageOf = (error: ApiError) => serverMessage(error) ?? 'AI parsing failed';
      const preview = await withMessage(messageOf, () =>
        parser.send(fields, file, (call) => answer(parserClient.POST('/preview', call)), { signal, report }),
      );
      signal.throwIfAborted();
      fileStore.show(input.importId, preview);
      if (preview.page) return { page: preview.page.number, sheet: null, headerRow: null };
      const marks = reviews.marks(input.importId);
      // Marking begins at what was read.
      if (marks !== null && preview.sheets.some(({ sheet }) => sheet === marks.sheet))
        return { page: null, ...marks };
      const longest = preview.sheets.reduce<Preview['sheets'][number] | null>(
        (most, each) => (most === null || each.rowCount > most.rowCount ? each : most),
        null,
      );
      return { page: null, sheet: longest?.sheet ?? null, headerRow: longest ? headerIn(longest) : null };
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
            ...asForm({ reading: packed }),
            fetch: uploadFetch(bytesOf(report, 'keeping')),
            signal,
          }),
        );
        await remember(kind, names.get(importId) ?? '', reading, signal);
        signal.throwIfAborted();
        const summary = reviews.open({ importId, kind, reading, edits: [], editsDone: 0 });
        held.delete(importId);
        names.delete(importId);
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
