import { assign, fromPromise, setup } from 'xstate';
import { PATIENCE_MS } from '../../lib/patience.ts';
import type {
  Draft,
  EarlierImport,
  ImportContext,
  ImportEvent,
  ImportFailure,
  ImportInput,
  ImportKind,
  ImportResult,
  ReviewSummary,
} from './import.types.ts';

/** What the server takes in one file (contract: x-file-limit-bytes). */
export const FILE_MAX_BYTES = 52_428_800;
const AUTOSAVE_PAUSE_MS = 800;
const SAVE_AGAIN_MS = 5_000;

const notProvided = (name: string): never => {
  throw new Error(`The actor "${name}" is not provided.`);
};

/** A failure as the actors throw it; anything else is a bug and keeps only its message. */
function toImportFailure(error: unknown): ImportFailure {
  if (typeof error === 'object' && error !== null && 'code' in error && 'message' in error) {
    const { code, message, details } = error as {
      code: unknown;
      message: unknown;
      details?: { retryAfterSeconds?: number };
    }; // the shape of ApiError, which machines may not import
    return {
      code: String(code),
      message: String(message),
      retryAfterSeconds: details?.retryAfterSeconds ?? null,
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'UNEXPECTED', message, retryAfterSeconds: null };
}

const failed = (code: string, message: string): ImportFailure => ({ code, message, retryAfterSeconds: null });

interface ImportOf {
  kind: ImportKind;
  userId: string;
  importId: string;
}

/** What an import's path may use. The shell provides the actors; the lab and the tests provide their own. */
export const importVocabulary = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as ImportInput,
    output: {} as ImportResult,
    tags: {} as 'busy' | 'local',
    meta: {} as { screen: 'choose' | 'progress' | 'kept' | 'review' | 'imported' | 'trouble'; title: string },
  },
  actors: {
    openDraft: fromPromise<{ draft: Draft | null }, { kind: ImportKind }>(() => notProvided('openDraft')),
    uploadFile: fromPromise<
      { draft: Draft; earlier: EarlierImport | null },
      { kind: ImportKind; userId: string; shelfId: string }
    >(() => notProvided('uploadFile')),
    /** Takes the file from the shelf, or back from the server, and has the parser read it. */
    parseFile: fromPromise<{ rows: number }, ImportOf & { shelfId: string | null; fileName: string }>(() =>
      notProvided('parseFile'),
    ),
    /** Keeps the reading on the server and puts it on the desk. */
    keepReading: fromPromise<{ draft: Draft; summary: ReviewSummary }, ImportOf>(() =>
      notProvided('keepReading'),
    ),
    /** Brings reading and edits back from the server and puts them on the desk. */
    fetchReview: fromPromise<{ draft: Draft; summary: ReviewSummary }, ImportOf>(() =>
      notProvided('fetchReview'),
    ),
    /** `isComplete`: no edit came meanwhile. */
    saveEdits: fromPromise<{ version: number; isComplete: boolean }, ImportOf & { version: number }>(() =>
      notProvided('saveEdits'),
    ),
    overwriteEdits: fromPromise<{ version: number }, ImportOf>(() => notProvided('overwriteEdits')),
    compareRows: fromPromise<{ summary: ReviewSummary }, ImportOf>(() => notProvided('compareRows')),
    /** Saves what is unsaved and stages every line in batches. */
    stageLines: fromPromise<
      { batches: number; rows: number; version: number },
      ImportOf & { version: number }
    >(() => notProvided('stageLines')),
    commitImport: fromPromise<ImportResult, ImportOf & { batches: number; rows: number }>(() =>
      notProvided('commitImport'),
    ),
    undoImport: fromPromise<{ message: string }, { importId: string }>(() => notProvided('undoImport')),
    discardImport: fromPromise<undefined, { importId: string }>(() => notProvided('discardImport')),
  },
  actions: {
    keepFailure: assign({
      failure: ({ event }) => toImportFailure('error' in event ? event.error : undefined),
      progress: null,
      slow: false,
    }),
    forgetFailure: assign({ failure: null, notice: null, progress: null }),
    dismissFailure: assign({ failure: null }),
    refuseEmptyFile: assign({
      failure: ({ event }) =>
        failed(
          'FILE_EMPTY',
          `“${'name' in event ? event.name : 'This file'}” is empty. Please choose another.`,
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
      failure: failed('NOTHING_TO_IMPORT', 'No row can be sold yet. Mend the marked ones first.'),
    }),
    markSlow: assign({ slow: true }),
    markPrompt: assign({ slow: false }),
    keepProgress: assign({
      progress: ({ context, event }) =>
        event.type === 'IMPORT.PROGRESSED' ? event.progress : context.progress,
    }),
    keepVersion: assign({
      draft: ({ context }, { version }: { version: number }) =>
        context.draft && { ...context.draft, version },
    }),
    keepSummary: assign({
      summary: ({ context, event }) => ('summary' in event ? event.summary : context.summary),
    }),
    forgetFile: assign({ file: null, draft: null, earlier: null, summary: null, progress: null }),
  },
  guards: {
    'file is empty': (_, { sizeBytes }: { sizeBytes: number }) => sizeBytes === 0,
    'file is too large': (_, { sizeBytes }: { sizeBytes: number }) => sizeBytes > FILE_MAX_BYTES,
    'file is at hand': ({ context }) => context.file !== null,
    'draft is read': (_, { draft }: { draft: Draft | null }) => draft?.hasReading === true,
    'draft has its file': (_, { draft }: { draft: Draft | null }) => draft?.hasFile === true,
    'import was cut off': (_, { draft }: { draft: Draft }) => draft.isCutOff,
    'nothing can be imported': ({ context }) => (context.summary?.ready ?? 0) === 0,
    'some rows stay behind': ({ context }) => (context.summary?.blocked ?? 0) > 0,
    'everything is saved': (_, { isComplete }: { isComplete: boolean }) => isComplete,
    'it was changed elsewhere': (_, { error }: { error: unknown }) =>
      toImportFailure(error).code === 'CHANGED_ELSEWHERE',
    'rows are compared by what changed': (_, { comparable }: { comparable: boolean }) => comparable,
  },
  delays: {
    patience: PATIENCE_MS,
    'autosave pause': AUTOSAVE_PAUSE_MS,
    'pause before saving again': SAVE_AGAIN_MS,
  },
});
