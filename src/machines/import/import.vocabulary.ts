import { assign, setup } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
import { errorIn, failureDetailsOf, failureOf, providedPromise } from '../kit/index.ts';
import type {
  Aid,
  ChosenFile,
  Draft,
  EarlierImport,
  ImportContext,
  ImportEvent,
  ImportFailure,
  ImportInput,
  ImportKind,
  ImportResult,
  Mark,
  Pointing,
  ReviewSummary,
  StagedLines,
} from './import.types.ts';
import { isEnough, marked, nothingMarked } from './pointing.domain.ts';

/** The maximum size of one file (contract: x-file-limit-bytes). */
const FILE_MAX_BYTES = 52_428_800;
/** The maximum number of marks that can be undone. */
const UNDO_MAX = 50;
const AUTOSAVE_PAUSE_MS = 800;
const SAVE_AGAIN_MS = 5_000;
/** Limits the retries of a file that crashes the reader each time. */
const RESUMES_MAX = 2;

function importFailureOf(error: unknown): ImportFailure {
  const { retryAfterSeconds } = failureDetailsOf(error);
  return { ...failureOf(error), retryAfterSeconds };
}

const failed = (code: string, message: string): ImportFailure => ({ code, message, retryAfterSeconds: null });

/** The next state of the marks, which can be undone. */
const shownAs = (
  { pointing, pointedBefore }: Pick<ImportContext, 'pointing' | 'pointedBefore'>,
  next: Pointing | null,
) => ({
  pointing: next,
  pointedBefore: pointing ? [...pointedBefore, pointing].slice(-UNDO_MAX) : pointedBefore,
  failure: null,
});

interface ImportOf {
  kind: ImportKind;
  userId: string;
  importId: string;
}

/** The data a draft is opened with: the draft itself, and the findings in its rows. */
interface OpenedReview {
  draft: Draft;
  summary: ReviewSummary;
}

/** The sheet or page of a file that is shown first; one of them is null, and a sheet may have no name. */
interface SeenFile {
  page: number | null;
  sheet: string | null;
  /** The row of the sheet that seems to contain the column names. */
  headerRow: number | null;
  /** As it was read; undefined where nothing was. */
  columns?: Pointing['columns'];
}

/** What an import's path may use. The shell provides the actors; the lab and the tests provide their own. */
export const importVocabulary = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as ImportInput,
    output: {} as ImportResult,
    tags: {} as 'busy' | 'slow' | 'local',
    meta: {} as {
      screen: 'choose' | 'progress' | 'kept' | 'point' | 'review' | 'imported' | 'trouble';
      title: string;
    },
  },
  actors: {
    openDraft: providedPromise<{ draft: Draft | null }, { kind: ImportKind }>('openDraft'),
    uploadFile: providedPromise<
      { draft: Draft; earlier: EarlierImport | null },
      { kind: ImportKind; userId: string; fileKey: string }
    >('uploadFile'),
    /** Takes the file from the fileStore, or downloads it from the server, and sends it to the parser. */
    parseFile: providedPromise<
      { rows: number },
      ImportOf & {
        fileKey: string | null;
        fileName: string;
        /** The vendor's marks in this list. */
        pointing: Pointing | null;
        aid: Aid;
      }
    >('parseFile'),
    /** Requests a preview of the file from the parser, and stores it in the shell's fileStore. */
    previewFile: providedPromise<
      SeenFile,
      ImportOf & { fileKey: string | null; fileName: string; page: number | null }
    >('previewFile'),
    /** Resolves once the AI parser accepts files again. */
    awaitReader: providedPromise<undefined>('awaitReader'),
    /** Saves the reading on the server and opens it in the review registry. */
    keepReading: providedPromise<OpenedReview, ImportOf>('keepReading'),
    /** Loads reading and edits from the server into the review registry. */
    fetchReview: providedPromise<OpenedReview, ImportOf>('fetchReview'),
    /** `isComplete`: no edit was made meanwhile. */
    saveEdits: providedPromise<{ version: number; isComplete: boolean }, ImportOf & { version: number }>(
      'saveEdits',
    ),
    overwriteEdits: providedPromise<{ version: number }, ImportOf>('overwriteEdits'),
    compareRows: providedPromise<{ summary: ReviewSummary }, ImportOf>('compareRows'),
    /** Saves the unsaved edits and stages every line in batches. */
    stageLines: providedPromise<StagedLines & { version: number }, ImportOf & { version: number }>(
      'stageLines',
    ),
    commitImport: providedPromise<ImportResult, ImportOf & StagedLines>('commitImport'),
    undoImport: providedPromise<{ message: string }, { importId: string }>('undoImport'),
    discardImport: providedPromise<undefined, { importId: string }>('discardImport'),
  },
  actions: {
    keepFailure: assign({
      failure: ({ event }) => importFailureOf(errorIn(event)),
      progress: null,
    }),
    forgetFailure: assign({ failure: null, notice: null, progress: null }),
    dismissFailure: assign({ failure: null }),
    refuseEmptyFile: assign({
      failure: ({ event }) =>
        failed(
          'FILE_EMPTY',
          `“${'name' in event ? event.name : 'This file'}” is empty. Choose another file.`,
        ),
    }),
    refuseLargeFile: assign({
      failure: ({ event }) =>
        failed(
          'BODY_TOO_LARGE',
          `“${'name' in event ? event.name : 'This file'}” is larger than 50 MB. Please split it.`,
        ),
    }),
    refuseToImportNothing: assign({
      failure: failed('NOTHING_TO_IMPORT', 'No row can be sold yet. Fix the marked rows first.'),
    }),
    keepFile: assign((_, { fileKey, name, sizeBytes }: ChosenFile) => ({
      file: { fileKey, name, sizeBytes },
    })),
    keepDraft: assign((_, { draft }: { draft: Draft | null }) => ({ draft })),
    keepUpload: assign((_, { draft, earlier }: { draft: Draft; earlier: EarlierImport | null }) => ({
      draft,
      earlier,
    })),
    keepReview: assign((_, { draft, summary }: OpenedReview) => ({ draft, summary })),
    keepProgress: assign({
      progress: ({ context, event }) =>
        event.type === 'IMPORT.PROGRESSED' ? event.progress : context.progress,
    }),
    keepVersion: assign({
      draft: ({ context }, { version }: { version: number }) =>
        context.draft && { ...context.draft, version },
    }),
    countResume: assign({ resumes: ({ context }) => context.resumes + 1 }),
    keepSummary: assign((_, { summary }: { summary: ReviewSummary }) => ({ summary })),
    keepStaged: assign((_, { batches, rows }: StagedLines) => ({ staged: { batches, rows } })),
    keepResult: assign((_, { result }: { result: ImportResult }) => ({ result })),
    noteUndone: assign((_, { message }: { message: string }) => ({ notice: message, result: null })),
    keepSeen: assign(({ context }, { page, sheet, headerRow, columns = [] }: SeenFile) => ({
      page,
      // The marks are kept for a vendor who returns to the page.
      pointing:
        context.pointing?.page === page && (page !== null || context.pointing.sheet === sheet)
          ? context.pointing
          : { ...nothingMarked({ page, sheet, headerRow }), columns },
      pointedBefore: [],
      progress: null,
    })),
    mark: assign(({ context }, { mark }: { mark: Mark }) =>
      shownAs(context, context.pointing && marked(context.pointing, mark)),
    ),
    markHeader: assign(({ context }, { row }: { row: number | null }) =>
      shownAs(context, context.pointing && { ...context.pointing, headerRow: row }),
    ),
    undoMark: assign(({ context }) => ({
      pointing: context.pointedBefore.at(-1) ?? context.pointing,
      pointedBefore: context.pointedBefore.slice(0, -1),
      failure: null,
    })),
    turnTo: assign((_, { page }: { page: number }) => ({ page })),
    takeSheet: assign(({ context }, { sheet }: { sheet: string | null }) =>
      shownAs(context, nothingMarked({ page: null, sheet })),
    ),
    refuseTooLittle: assign({
      failure: failed('NOTHING_MARKED', 'Mark a name or a price first.'),
    }),
    forgetPointing: assign({ pointing: null, pointedBefore: [], page: null }),
    readUnaided: assign({ pointing: null, pointedBefore: [], page: null, aid: 'none' }),
    readAided: assign({ aid: 'remembered' }),
    forgetFile: assign({
      pointing: null,
      pointedBefore: [],
      page: null,
      aid: 'remembered',
      file: null,
      draft: null,
      earlier: null,
      summary: null,
      resumes: 0,
      staged: null,
      progress: null,
    }),
  },
  guards: {
    'file is empty': (_, { sizeBytes }: { sizeBytes: number }) => sizeBytes === 0,
    'file is too large': (_, { sizeBytes }: { sizeBytes: number }) => sizeBytes > FILE_MAX_BYTES,
    'file is at hand': ({ context }) => context.file !== null,
    'draft is read': (_, { draft }: { draft: Draft | null }) => draft?.hasReading === true,
    'list was read': ({ context }) => context.draft?.hasReading === true,
    'it is no list': ({ event }) => failureOf(errorIn(event)).code === 'FILE_NOT_A_LIST',
    'a refusal is told': ({ context }) => context.failure !== null,
    'enough is marked': ({ context }) => context.pointing !== null && isEnough(context.pointing),
    'draft has its file': (_, { draft }: { draft: Draft | null }) => draft?.hasFile === true,
    // The actor has checked that Quayside itself answers.
    'our reader stopped': ({ event }) => failureOf(errorIn(event)).code === 'ABORTED',
    'reading may resume': ({ context }) => context.resumes < RESUMES_MAX,
    'import was cut off': (_, { draft }: { draft: Draft }) => draft.isCutOff,
    'nothing can be imported': ({ context }) => (context.summary?.ready ?? 0) === 0,
    'some rows stay behind': ({ context }) => (context.summary?.blocked ?? 0) > 0,
    'some prices are unchecked': ({ context }) => (context.summary?.uncheckedPrices ?? 0) > 0,
    'the server misses answers': ({ event }) => failureOf(errorIn(event)).code === 'ANSWERS_MISSING',
    'everything is saved': (_, { isComplete }: { isComplete: boolean }) => isComplete,
    'it was changed elsewhere': ({ event }) => failureOf(errorIn(event)).code === 'CHANGED_ELSEWHERE',
    'rows are compared by what changed': (_, { comparable }: { comparable: boolean }) => comparable,
  },
  delays: {
    patience: PATIENCE_MS,
    'autosave pause': AUTOSAVE_PAUSE_MS,
    'pause before saving again': SAVE_AGAIN_MS,
  },
});
