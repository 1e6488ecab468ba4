import { invariant } from '../../lib/invariant.ts';
import { pending } from '../kit/index.ts';
import type { ImportContext } from './import.types.ts';
import { importVocabulary } from './import.vocabulary.ts';

/** A call that the vendor requested. The previous failure is cleared. */
const asking = <const Target extends string>(back: Target) =>
  ({ ...pending({ 'CANCEL.REQUESTED': { target: back } }), entry: 'forgetFailure' }) as const;

/** A call that also reports its progress. */
const progressing = <const Target extends string>(back: Target) =>
  ({
    ...pending({
      'CANCEL.REQUESTED': { target: back },
      'IMPORT.PROGRESSED': { actions: 'keepProgress' },
    }),
    entry: 'forgetFailure',
  }) as const;

/** The same with several targets on failure. */
const progressingOr = <const Ways extends readonly object[]>(ways: Ways) =>
  ({
    ...pending({ 'CANCEL.REQUESTED': ways, 'IMPORT.PROGRESSED': { actions: 'keepProgress' } }),
    entry: 'forgetFailure',
  }) as const;

/** To the review of a list that was already read, with its edits. */
const backToList = [
  { guard: 'list was read', target: '#import.reviewing.saving.pending' },
  { target: 'kept' },
] as const;

const ofImport = ({ context }: { context: ImportContext }) => {
  const { kind, userId, draft } = context;
  invariant(draft, 'an import is under way');
  return { kind, userId, importId: draft.importId };
};
const versionOf = ({ draft }: ImportContext): number => draft?.version ?? 1;

/**
 * From a vendor's own list to listings (docs/requirements.md §4 "Onboarding", §5, §7): products for suppliers, services
 * for providers. A failure leads to the step that can fix it; nothing that was uploaded, read or edited is lost on the
 * way.
 */
export const importMachine = importVocabulary.createMachine({
  id: 'import',
  context: ({ input }) => ({
    kind: input.role === 'supplier' ? 'products' : 'services',
    userId: input.userId,
    file: null,
    draft: null,
    earlier: null,
    progress: null,
    summary: null,
    resumes: 0,
    pointing: null,
    pointedBefore: [],
    page: null,
    aid: 'remembered',
    staged: null,
    result: null,
    notice: null,
    failure: null,
  }),
  initial: 'opening',
  on: { 'FAILURE.DISMISSED': { actions: 'dismissFailure' } },
  states: {
    opening: {
      ...asking('notOpened'),
      meta: { screen: 'progress', title: 'Looking for an unfinished list' },
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: { type: 'draft is read', params: ({ event }) => event.output },
            target: 'fetchingReview',
            actions: { type: 'keepDraft', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'draft has its file', params: ({ event }) => event.output },
            target: 'parsing',
            actions: { type: 'keepDraft', params: ({ event }) => event.output },
          },
          { target: 'choosing' },
        ],
        onError: { target: 'notOpened', actions: 'keepFailure' },
      },
    },
    notOpened: {
      meta: { screen: 'trouble', title: 'We couldn’t look for an unfinished list' },
      on: {
        'RETRY.REQUESTED': { target: 'opening' },
        'START_OVER.REQUESTED': { target: 'choosing', actions: 'dismissFailure' },
      },
    },
    choosing: {
      meta: { screen: 'choose', title: 'Choose your list' },
      entry: 'forgetFile',
      on: {
        'FILE.CHOSEN': [
          {
            guard: { type: 'file is empty', params: ({ event }) => ({ sizeBytes: event.sizeBytes }) },
            actions: 'refuseEmptyFile',
          },
          {
            guard: { type: 'file is too large', params: ({ event }) => ({ sizeBytes: event.sizeBytes }) },
            actions: 'refuseLargeFile',
          },
          {
            target: 'uploading',
            actions: { type: 'keepFile', params: ({ event }) => event },
          },
        ],
      },
    },
    uploading: {
      ...progressing('choosing'),
      meta: { screen: 'progress', title: 'Uploading your list' },
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context }) => {
          invariant(context.file, 'a file was chosen');
          return { kind: context.kind, userId: context.userId, fileKey: context.file.fileKey };
        },
        onDone: {
          target: 'parsing',
          actions: { type: 'keepUpload', params: ({ event }) => event.output },
        },
        onError: { target: 'notUploaded', actions: 'keepFailure' },
      },
    },
    notUploaded: {
      meta: { screen: 'trouble', title: 'Your list wasn’t uploaded' },
      on: {
        'RETRY.REQUESTED': { guard: 'file is at hand', target: 'uploading' },
        'START_OVER.REQUESTED': { target: 'choosing', actions: 'dismissFailure' },
      },
    },
    parsing: {
      ...progressingOr(backToList),
      meta: { screen: 'progress', title: 'Reading your list' },
      invoke: {
        id: 'parseFile',
        src: 'parseFile',
        input: ({ context }) => ({
          ...ofImport({ context }),
          fileKey: context.file?.fileKey ?? null,
          fileName: context.draft?.fileName ?? '',
          pointing: context.pointing,
          aid: context.aid,
        }),
        onDone: { target: 'keeping' },
        onError: [
          { guard: 'our reader stopped', target: 'readerStopped', actions: 'keepFailure' },
          // The part that could be read is shown, and the vendor can mark the fields in it.
          { guard: 'it is no list', target: 'looking', actions: 'keepFailure' },
          { guard: 'list was read', target: '#import.reviewing.saving.pending', actions: 'keepFailure' },
          { target: 'kept', actions: 'keepFailure' },
        ],
      },
    },
    looking: {
      ...pending({
        'CANCEL.REQUESTED': backToList,
        'IMPORT.PROGRESSED': { actions: 'keepProgress' },
      }),
      meta: { screen: 'progress', title: 'Looking at your list' },
      invoke: {
        id: 'previewFile',
        src: 'previewFile',
        input: ({ context }) => ({
          ...ofImport({ context }),
          fileKey: context.file?.fileKey ?? null,
          fileName: context.draft?.fileName ?? '',
          page: context.page,
        }),
        onDone: {
          target: 'pointing',
          actions: { type: 'keepSeen', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'list was read', target: '#import.reviewing.saving.pending', actions: 'keepFailure' },
          // Why it is no list is more useful than why it cannot be shown.
          { guard: 'a refusal is told', target: 'kept' },
          { target: 'kept', actions: 'keepFailure' },
        ],
      },
    },
    pointing: {
      meta: { screen: 'point', title: 'Show us where to look' },
      on: {
        MARKED: { actions: { type: 'mark', params: ({ event }) => event } },
        'HEADER.MARKED': { actions: { type: 'markHeader', params: ({ event }) => event } },
        'MARK.UNDONE': { actions: 'undoMark' },
        'SHEET.REQUESTED': { actions: { type: 'takeSheet', params: ({ event }) => event } },
        'PAGE.REQUESTED': {
          target: 'looking',
          actions: { type: 'turnTo', params: ({ event }) => event },
        },
        'POINTING.APPLIED': [
          { guard: 'enough is marked', target: 'parsing', actions: 'readAided' },
          { actions: 'refuseTooLittle' },
        ],
        'POINTING.LEFT': backToList.map((way) => ({ ...way, actions: 'dismissFailure' as const })),
        'START_OVER.REQUESTED': { target: 'choosing', actions: 'dismissFailure' },
      },
    },
    readerStopped: {
      meta: { screen: 'kept', title: 'Our reader stopped; your file is safe' },
      on: {
        'RETRY.REQUESTED': { target: 'parsing' },
        'START_OVER.REQUESTED': { target: 'choosing', actions: 'dismissFailure' },
      },
      invoke: {
        id: 'awaitReader',
        src: 'awaitReader',
        onDone: [
          { guard: 'reading may resume', target: 'parsing', actions: 'countResume' },
          // The file itself may crash the reader.
          { target: 'kept' },
        ],
        onError: { target: 'kept' },
      },
    },
    kept: {
      meta: { screen: 'kept', title: 'Your list is saved' },
      on: {
        'POINT.REQUESTED': { target: 'looking' },
        'RETRY.REQUESTED': { target: 'parsing' },
        'START_OVER.REQUESTED': { target: 'choosing', actions: 'dismissFailure' },
      },
    },
    keeping: {
      ...progressing('notKept'),
      meta: { screen: 'progress', title: 'Saving what we read' },
      invoke: {
        id: 'keepReading',
        src: 'keepReading',
        input: ofImport,
        onDone: {
          target: 'reviewing',
          actions: { type: 'keepReview', params: ({ event }) => event.output },
        },
        onError: { target: 'notKept', actions: 'keepFailure' },
      },
    },
    notKept: {
      meta: { screen: 'trouble', title: 'What we read isn’t saved yet' },
      on: {
        'RETRY.REQUESTED': { target: 'keeping' },
        'START_OVER.REQUESTED': { target: 'choosing', actions: 'dismissFailure' },
      },
    },
    fetchingReview: {
      ...progressing('notOpened'),
      meta: { screen: 'progress', title: 'Loading your review' },
      invoke: {
        id: 'fetchReview',
        src: 'fetchReview',
        input: ofImport,
        onDone: [
          {
            guard: { type: 'import was cut off', params: ({ event }) => event.output },
            target: 'cutOff',
            actions: { type: 'keepReview', params: ({ event }) => event.output },
          },
          {
            target: 'reviewing',
            actions: { type: 'keepReview', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'notOpened', actions: 'keepFailure' },
      },
    },
    reviewing: {
      type: 'parallel',
      meta: { screen: 'review', title: 'Check your list' },
      states: {
        desk: {
          initial: 'editing',
          // Here and not in the parent: an event that one region handles does not reach the parent.
          on: {
            'REVIEW.EDITED': { actions: { type: 'keepSummary', params: ({ event }) => event } },
            'REVIEW.SUMMED_UP': { actions: { type: 'keepSummary', params: ({ event }) => event } },
          },
          states: {
            editing: {
              on: {
                'IMPORT.REQUESTED': [
                  { guard: 'nothing can be imported', actions: 'refuseToImportNothing' },
                  { guard: 'some rows stay behind', target: 'confirmingLeftOut' },
                  { guard: 'some prices are unchecked', target: 'confirmingLeftOut' },
                  { target: '#import.staging' },
                ],
                'START_OVER.REQUESTED': { target: 'confirmingStartOver' },
                'POINT.REQUESTED': { target: '#import.looking', actions: 'dismissFailure' },
                'POINTING.DROPPED': { target: '#import.parsing', actions: 'readUnaided' },
              },
            },
            confirmingLeftOut: {
              on: {
                'LEFT_OUT.CONFIRMED': { target: '#import.staging' },
                'LEFT_OUT.DECLINED': { target: 'editing' },
              },
            },
            confirmingStartOver: {
              on: {
                'START_OVER.CONFIRMED': { target: '#import.discarding' },
                'START_OVER.DECLINED': { target: 'editing' },
              },
            },
          },
        },
        saving: {
          initial: 'saved',
          states: {
            saved: { on: { 'REVIEW.EDITED': { target: 'pending' } } },
            pending: {
              on: { 'REVIEW.EDITED': { target: 'pending', reenter: true } },
              after: { 'autosave pause': { target: 'storing' } },
            },
            storing: {
              // An edit meanwhile waits for the answer: if the call were aborted, the version would be unknown.
              on: { 'CANCEL.REQUESTED': { target: 'unsaved' } },
              invoke: {
                id: 'saveEdits',
                src: 'saveEdits',
                input: ({ context }) => ({ ...ofImport({ context }), version: versionOf(context) }),
                onDone: [
                  {
                    guard: { type: 'everything is saved', params: ({ event }) => event.output },
                    target: 'saved',
                    actions: { type: 'keepVersion', params: ({ event }) => event.output },
                  },
                  {
                    target: 'pending',
                    actions: { type: 'keepVersion', params: ({ event }) => event.output },
                  },
                ],
                onError: [{ guard: 'it was changed elsewhere', target: 'conflict' }, { target: 'unsaved' }],
              },
            },
            unsaved: {
              on: { 'REVIEW.EDITED': { target: 'pending' }, 'SAVE.RETRIED': { target: 'storing' } },
              after: { 'pause before saving again': { target: 'storing' } },
            },
            conflict: {
              on: {
                'CONFLICT.RELOADED': { target: '#import.fetchingReview' },
                'CONFLICT.OVERWRITTEN': { target: 'overwriting' },
              },
            },
            overwriting: {
              on: { 'CANCEL.REQUESTED': { target: 'conflict' } },
              invoke: {
                id: 'overwriteEdits',
                src: 'overwriteEdits',
                input: ofImport,
                // Edited meanwhile or not: another save decides.
                onDone: {
                  target: 'pending',
                  actions: { type: 'keepVersion', params: ({ event }) => event.output },
                },
                onError: { target: 'conflict', actions: 'keepFailure' },
              },
            },
          },
        },
        comparison: {
          initial: 'comparing',
          states: {
            comparing: {
              on: {
                'REVIEW.EDITED': {
                  guard: { type: 'rows are compared by what changed', params: ({ event }) => event },
                  target: 'outdated',
                },
              },
              invoke: {
                id: 'compareRows',
                src: 'compareRows',
                input: ofImport,
                onDone: {
                  target: 'compared',
                  actions: { type: 'keepSummary', params: ({ event }) => event.output },
                },
                onError: { target: 'notCompared' },
              },
            },
            compared: {
              on: {
                'REVIEW.EDITED': {
                  guard: { type: 'rows are compared by what changed', params: ({ event }) => event },
                  target: 'outdated',
                },
              },
            },
            outdated: {
              on: { 'REVIEW.EDITED': { target: 'outdated', reenter: true } },
              after: { 'autosave pause': { target: 'comparing' } },
            },
            notCompared: {
              on: {
                'COMPARISON.RETRIED': { target: 'comparing' },
                'REVIEW.EDITED': { target: 'outdated' },
              },
            },
          },
        },
      },
    },
    discarding: {
      ...asking('opening'),
      meta: { screen: 'progress', title: 'Discarding this list' },
      invoke: {
        id: 'discardImport',
        src: 'discardImport',
        input: ({ context }) => ({ importId: ofImport({ context }).importId }),
        onDone: { target: 'choosing' },
        onError: { target: '#import.reviewing.saving.pending', actions: 'keepFailure' },
      },
    },
    staging: {
      ...progressing('#import.reviewing.saving.pending'),
      meta: { screen: 'progress', title: 'Importing your list' },
      invoke: {
        id: 'stageLines',
        src: 'stageLines',
        input: ({ context }) => ({ ...ofImport({ context }), version: versionOf(context) }),
        onDone: {
          target: 'committing',
          actions: [
            { type: 'keepVersion', params: ({ event }) => event.output },
            { type: 'keepStaged', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'notImported', actions: 'keepFailure' },
      },
    },
    committing: {
      // Whether the commit succeeded is unknown then; another attempt gets the same answer.
      ...pending({ 'CANCEL.REQUESTED': { target: 'notImported' } }),
      meta: { screen: 'progress', title: 'Publishing your list' },
      invoke: {
        id: 'commitImport',
        src: 'commitImport',
        input: ({ context }) => {
          invariant(context.staged, 'lines were staged');
          return { ...ofImport({ context }), ...context.staged };
        },
        onDone: {
          target: 'imported',
          actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
        },
        onError: [
          // Back to the questions, compared again: the vendor's listings may have changed meanwhile.
          {
            guard: 'the server misses answers',
            target: '#import.reviewing.saving.pending',
            actions: 'keepFailure',
          },
          { target: 'notImported', actions: 'keepFailure' },
        ],
      },
    },
    notImported: {
      meta: { screen: 'trouble', title: 'Import failed' },
      on: {
        'RETRY.REQUESTED': { target: 'staging' },
        // Edits that the import could not save are saved here.
        'REVIEW.REOPENED': { target: '#import.reviewing.saving.pending', actions: 'dismissFailure' },
      },
    },
    cutOff: {
      meta: { screen: 'trouble', title: 'Your import was interrupted' },
      on: {
        'RETRY.REQUESTED': { target: 'staging' },
        'REVIEW.REOPENED': { target: 'reviewing' },
      },
    },
    imported: {
      meta: { screen: 'imported', title: 'Your list is imported' },
      on: {
        'UNDO.REQUESTED': { target: 'undoing' },
        'MORE.REQUESTED': { target: 'choosing' },
        'IMPORT.FINISHED': { target: 'finished' },
      },
    },
    undoing: {
      ...asking('imported'),
      meta: { screen: 'progress', title: 'Undoing the import' },
      invoke: {
        id: 'undoImport',
        src: 'undoImport',
        input: ({ context }) => {
          invariant(context.result, 'an import was made');
          return { importId: context.result.importId };
        },
        onDone: {
          target: 'choosing',
          actions: { type: 'noteUndone', params: ({ event }) => event.output },
        },
        onError: { target: 'imported', actions: 'keepFailure' },
      },
    },
    finished: { type: 'final' },
  },
  output: ({ context }) => {
    invariant(context.result, 'an import was made');
    return context.result;
  },
});
