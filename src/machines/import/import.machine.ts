import { assign } from 'xstate';
import { invariant } from '../../lib/invariant.ts';
import type { ImportContext } from './import.types.ts';
import { importVocabulary } from './import.vocabulary.ts';

/** A call under way: busy, then slow, and in the end neither. What was said before is said no longer. */
const waiting = {
  tags: 'busy',
  entry: 'forgetFailure',
  after: { patience: { actions: 'markSlow' } },
  exit: 'markPrompt',
} as const;

const progressing = { 'IMPORT.PROGRESSED': { actions: 'keepProgress' } } as const;

const ofImport = ({ context }: { context: ImportContext }) => {
  const { kind, userId, draft } = context;
  invariant(draft, 'an import is under way');
  return { kind, userId, importId: draft.importId };
};
const versionOf = ({ draft }: ImportContext): number => draft?.version ?? 1;

/**
 * From a vendor's own list to listings (specification §4 "Onboarding", §5, §7): products for suppliers, services for providers. A failure
 * leads to the step that can mend it; nothing that was uploaded, read or edited is lost on the way.
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
    result: null,
    notice: null,
    failure: null,
    slow: false,
  }),
  initial: 'opening',
  on: { 'FAILURE.DISMISSED': { actions: 'dismissFailure' } },
  states: {
    opening: {
      ...waiting,
      meta: { screen: 'progress', title: 'Looking for a list you began' },
      on: { 'CANCEL.REQUESTED': { target: 'notOpened' } },
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: { type: 'draft is read', params: ({ event }) => ({ draft: event.output.draft }) },
            target: 'fetchingReview',
            actions: assign(({ event }) => ({ draft: event.output.draft })),
          },
          {
            guard: { type: 'draft has its file', params: ({ event }) => ({ draft: event.output.draft }) },
            target: 'parsing',
            actions: assign(({ event }) => ({ draft: event.output.draft })),
          },
          { target: 'choosing' },
        ],
        onError: { target: 'notOpened', actions: 'keepFailure' },
      },
    },
    notOpened: {
      meta: { screen: 'trouble', title: 'We could not look' },
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
            actions: assign(({ event }) => ({
              file: { shelfId: event.shelfId, name: event.name, sizeBytes: event.sizeBytes },
            })),
          },
        ],
      },
    },
    uploading: {
      ...waiting,
      meta: { screen: 'progress', title: 'Sending your list' },
      on: { ...progressing, 'CANCEL.REQUESTED': { target: 'choosing' } },
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context }) => {
          invariant(context.file, 'a file was chosen');
          return { kind: context.kind, userId: context.userId, shelfId: context.file.shelfId };
        },
        onDone: {
          target: 'parsing',
          actions: assign(({ event }) => ({ draft: event.output.draft, earlier: event.output.earlier })),
        },
        onError: { target: 'notUploaded', actions: 'keepFailure' },
      },
    },
    notUploaded: {
      meta: { screen: 'trouble', title: 'Your list did not arrive' },
      on: {
        'RETRY.REQUESTED': { guard: 'file is at hand', target: 'uploading' },
        'START_OVER.REQUESTED': { target: 'choosing', actions: 'dismissFailure' },
      },
    },
    parsing: {
      ...waiting,
      meta: { screen: 'progress', title: 'Reading your list' },
      on: { ...progressing, 'CANCEL.REQUESTED': { target: 'kept' } },
      invoke: {
        id: 'parseFile',
        src: 'parseFile',
        input: ({ context }) => ({
          ...ofImport({ context }),
          shelfId: context.file?.shelfId ?? null,
          fileName: context.draft?.fileName ?? '',
        }),
        onDone: { target: 'keeping' },
        onError: { target: 'kept', actions: 'keepFailure' },
      },
    },
    kept: {
      meta: { screen: 'kept', title: 'Your list is kept' },
      on: {
        'RETRY.REQUESTED': { target: 'parsing' },
        'START_OVER.REQUESTED': { target: 'choosing', actions: 'dismissFailure' },
      },
    },
    keeping: {
      ...waiting,
      meta: { screen: 'progress', title: 'Keeping what was read' },
      on: { ...progressing, 'CANCEL.REQUESTED': { target: 'notKept' } },
      invoke: {
        id: 'keepReading',
        src: 'keepReading',
        input: ofImport,
        onDone: {
          target: 'reviewing',
          actions: assign(({ event }) => ({ draft: event.output.draft, summary: event.output.summary })),
        },
        onError: { target: 'notKept', actions: 'keepFailure' },
      },
    },
    notKept: {
      meta: { screen: 'trouble', title: 'What was read is not kept yet' },
      on: {
        'RETRY.REQUESTED': { target: 'keeping' },
        'START_OVER.REQUESTED': { target: 'choosing', actions: 'dismissFailure' },
      },
    },
    fetchingReview: {
      ...waiting,
      meta: { screen: 'progress', title: 'Bringing back your review' },
      on: { ...progressing, 'CANCEL.REQUESTED': { target: 'notOpened' } },
      invoke: {
        id: 'fetchReview',
        src: 'fetchReview',
        input: ofImport,
        onDone: [
          {
            guard: { type: 'import was cut off', params: ({ event }) => ({ draft: event.output.draft }) },
            target: 'cutOff',
            actions: assign(({ event }) => ({ draft: event.output.draft, summary: event.output.summary })),
          },
          {
            target: 'reviewing',
            actions: assign(({ event }) => ({ draft: event.output.draft, summary: event.output.summary })),
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
          // Here and not above: what one region does with an event, their parent does not hear of.
          on: {
            'REVIEW.EDITED': { actions: 'keepSummary' },
            'REVIEW.SUMMED_UP': { actions: 'keepSummary' },
          },
          states: {
            editing: {
              on: {
                'IMPORT.REQUESTED': [
                  { guard: 'nothing can be imported', actions: 'refuseToImportNothing' },
                  { guard: 'some rows stay behind', target: 'confirmingLeftOut' },
                  { target: '#import.staging' },
                ],
                'START_OVER.REQUESTED': { target: 'confirmingStartOver' },
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
              // An edit meanwhile waits for the answer: cut off, nobody would know the version any more.
              on: { 'CANCEL.REQUESTED': { target: 'unsaved' } },
              invoke: {
                id: 'saveEdits',
                src: 'saveEdits',
                input: ({ context }) => ({ ...ofImport({ context }), version: versionOf(context) }),
                onDone: [
                  {
                    guard: {
                      type: 'everything is saved',
                      params: ({ event }) => ({ isComplete: event.output.isComplete }),
                    },
                    target: 'saved',
                    actions: {
                      type: 'keepVersion',
                      params: ({ event }) => ({ version: event.output.version }),
                    },
                  },
                  {
                    target: 'pending',
                    actions: {
                      type: 'keepVersion',
                      params: ({ event }) => ({ version: event.output.version }),
                    },
                  },
                ],
                onError: [
                  {
                    guard: {
                      type: 'it was changed elsewhere',
                      params: ({ event }) => ({ error: event.error }),
                    },
                    target: 'conflict',
                  },
                  { target: 'unsaved' },
                ],
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
                // Edited meanwhile or not: another save finds out.
                onDone: {
                  target: 'pending',
                  actions: {
                    type: 'keepVersion',
                    params: ({ event }) => ({ version: event.output.version }),
                  },
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
                  guard: {
                    type: 'rows are compared by what changed',
                    params: ({ event }) => ({ comparable: event.comparable }),
                  },
                  target: 'outdated',
                },
              },
              invoke: {
                id: 'compareRows',
                src: 'compareRows',
                input: ofImport,
                onDone: {
                  target: 'compared',
                  actions: assign(({ event }) => ({ summary: event.output.summary })),
                },
                onError: { target: 'notCompared' },
              },
            },
            compared: {
              on: {
                'REVIEW.EDITED': {
                  guard: {
                    type: 'rows are compared by what changed',
                    params: ({ event }) => ({ comparable: event.comparable }),
                  },
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
      ...waiting,
      meta: { screen: 'progress', title: 'Putting this list aside' },
      on: { 'CANCEL.REQUESTED': { target: 'opening' } },
      invoke: {
        id: 'discardImport',
        src: 'discardImport',
        input: ({ context }) => ({ importId: ofImport({ context }).importId }),
        onDone: { target: 'choosing' },
        onError: { target: '#import.reviewing.saving.pending', actions: 'keepFailure' },
      },
    },
    staging: {
      ...waiting,
      meta: { screen: 'progress', title: 'Importing your list' },
      on: { ...progressing, 'CANCEL.REQUESTED': { target: '#import.reviewing.saving.pending' } },
      invoke: {
        id: 'stageLines',
        src: 'stageLines',
        input: ({ context }) => ({ ...ofImport({ context }), version: versionOf(context) }),
        onDone: {
          target: 'committing',
          actions: { type: 'keepVersion', params: ({ event }) => ({ version: event.output.version }) },
        },
        onError: { target: 'notImported', actions: 'keepFailure' },
      },
    },
    committing: {
      tags: 'busy',
      after: { patience: { actions: 'markSlow' } },
      exit: 'markPrompt',
      meta: { screen: 'progress', title: 'Making your list visible' },
      // Whether it was done is not known then: trying again is answered alike.
      on: { 'CANCEL.REQUESTED': { target: 'notImported' } },
      invoke: {
        id: 'commitImport',
        src: 'commitImport',
        input: ({ context, event }) => {
          // The event is that of stageLines being done; its output names what was staged.
          const { output } = event as unknown as { output: { batches: number; rows: number } };
          return { ...ofImport({ context }), batches: output.batches, rows: output.rows };
        },
        onDone: { target: 'imported', actions: assign(({ event }) => ({ result: event.output })) },
        onError: { target: 'notImported', actions: 'keepFailure' },
      },
    },
    notImported: {
      meta: { screen: 'trouble', title: 'Import failed' },
      on: {
        'RETRY.REQUESTED': { target: 'staging' },
        // What the import could not save is saved here.
        'REVIEW.REOPENED': { target: '#import.reviewing.saving.pending', actions: 'dismissFailure' },
      },
    },
    cutOff: {
      meta: { screen: 'trouble', title: 'Your import was cut off' },
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
      ...waiting,
      meta: { screen: 'progress', title: 'Taking the import back' },
      on: { 'CANCEL.REQUESTED': { target: 'imported' } },
      invoke: {
        id: 'undoImport',
        src: 'undoImport',
        input: ({ context }) => {
          invariant(context.result, 'an import was made');
          return { importId: context.result.importId };
        },
        onDone: {
          target: 'choosing',
          actions: assign(({ event }) => ({ notice: event.output.message, result: null })),
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
