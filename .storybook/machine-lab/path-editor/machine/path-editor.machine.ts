import { historyOf } from './history.ts';
import type { PathEditorContext } from './path-editor.types.ts';
import { pathEditorVocabulary } from './path-editor.vocabulary.ts';

const ask = {
  'SAVE.ASKED': [
    { guard: 'it has errors', target: 'heldBack', actions: 'blockSaving' },
    { target: 'saving', actions: 'beginSaving' },
  ],
} as const;
const dismiss = { 'SAVE.DISMISSED': { target: 'idle', actions: 'clearAnswer' } } as const;
/** The edit may have fixed what prevented saving. */
const edited = { target: 'idle', actions: 'clearAnswer' } as const;
const receive = { 'SOURCE.GIVEN': { target: 'reading', actions: 'setSource' } } as const;

/** Stored continuously: unsaved edits from earlier visits have their own entries and are not overwritten. */
const edits = {
  'PATH.EDITED': { actions: ['edit', 'storeEdits'] },
  'UNDO.PRESSED': { actions: ['undo', 'storeEdits'] },
  'REDO.PRESSED': { actions: ['redo', 'storeEdits'] },
} as const;

const removeFirst = {
  type: 'removeStored',
  params: ({ context }: { context: PathEditorContext }) => ({ visit: context.unsaved[0]?.visit ?? '' }),
} as const;
const restoreStoredEdits = [removeFirst, 'restoreUnsaved', 'storeEdits'] as const;
const discardStoredEdits = [removeFirst, 'discardUnsaved', 'storeEdits'] as const;

/** Stored edits are loaded already; only the file on disk was pending. */
const continueWithoutServer = [
  {
    guard: {
      type: 'something was not saved',
      params: ({ context }: { context: PathEditorContext }) => ({ unsaved: context.unsaved }),
    },
    target: 'offering',
  },
  { target: 'editing' },
] as const;

/** Editing a path: changed, undone, replaced by another, saved. Nothing is discarded without asking. */
export const pathEditorMachine = pathEditorVocabulary.createMachine({
  id: 'path-editor',
  context: ({ input: { flow, text, selected, unsaved } }) => ({
    base: flow,
    baseText: text,
    history: historyOf(flow),
    selection: { state: selected, place: null },
    unsaved,
    merged: null,
    announcement: { text: '', offersUndo: false },
    source: null,
    refusals: null,
    leftOut: null,
    sent: null,
    progress: null,
    answer: null,
    heldBackBy: [],
  }),
  type: 'parallel',
  on: {
    SELECTED: { actions: 'select' },
    'ANNOUNCEMENT.READ': { actions: 'clearAnnouncement' },
    'LEFT_OUT.DISMISSED': { actions: 'clearLeftOut' },
    'MERGE.DISMISSED': { actions: 'clearMerged' },
  },
  states: {
    edits: {
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            id: 'openPath',
            src: 'openPath',
            onDone: [
              {
                guard: {
                  type: 'something was not saved',
                  params: ({ event }) => ({ unsaved: event.output.unsaved }),
                },
                target: 'offering',
                actions: { type: 'setOpened', params: ({ event }) => event.output },
              },
              { target: 'editing', actions: { type: 'setOpened', params: ({ event }) => event.output } },
            ],
            onError: continueWithoutServer,
          },
          after: { patience: continueWithoutServer },
        },
        offering: {
          on: {
            'UNSAVED.RESTORED': [
              { guard: 'more was not saved', actions: restoreStoredEdits },
              { target: 'editing', actions: restoreStoredEdits },
            ],
            'UNSAVED.DISCARDED': [
              { guard: 'more was not saved', actions: discardStoredEdits },
              { target: 'editing', actions: discardStoredEdits },
            ],
            ...edits,
          },
        },
        editing: { on: edits },
      },
    },
    opening: {
      initial: 'waiting',
      states: {
        waiting: { on: receive },
        reading: {
          invoke: {
            id: 'readSource',
            src: 'readSource',
            input: ({ context }) => context.source ?? { kind: 'text', name: 'Nothing', text: '' },
            onDone: {
              target: 'waiting',
              actions: [{ type: 'replace', params: ({ event }) => event.output }, 'storeEdits'],
            },
            onError: { target: 'refused', actions: 'setRefusals' },
          },
          on: { 'READING.CANCELLED': { target: 'waiting' } },
        },
        refused: {
          on: { ...receive, 'REFUSAL.DISMISSED': { target: 'waiting', actions: 'clearRefusals' } },
        },
      },
    },
    saving: {
      initial: 'idle',
      states: {
        idle: { on: ask },
        heldBack: {
          on: { ...ask, ...dismiss, 'PATH.EDITED': edited, 'UNDO.PRESSED': edited, 'REDO.PRESSED': edited },
        },
        saving: {
          invoke: {
            id: 'savePath',
            src: 'savePath',
            input: ({ context }) => ({ flow: context.history.now.flow, basedOn: context.baseText }),
            onError: { target: 'failed', actions: 'setFailure' },
          },
          on: {
            'SAVE.PROGRESSED': { actions: ['setProgress', 'storeEdits'] },
            'SAVE.ANSWERED': [
              {
                guard: 'it is saved',
                target: 'saved',
                actions: ['setAnswer', 'rebaseOnSaved', 'storeEdits'],
              },
              { guard: 'it is downloaded', target: 'downloaded', actions: 'setAnswer' },
              { guard: 'somebody was faster', target: 'conflict', actions: 'setAnswer' },
              { target: 'failed', actions: 'setAnswer' },
            ],
            'SAVE.CANCELLED': { target: 'idle', actions: 'clearAnswer' },
          },
        },
        saved: { on: { ...ask, ...dismiss } },
        downloaded: { on: { ...ask, ...dismiss } },
        failed: { on: { ...ask, ...dismiss } },
        conflict: {
          on: {
            'THEIRS.ADOPTED': {
              guard: 'theirs can be read',
              target: 'idle',
              actions: ['adoptTheirs', 'clearAnswer', 'storeEdits'],
            },
            'THEIRS.MERGED': {
              guard: 'theirs can be read',
              target: 'idle',
              actions: ['mergeTheirs', 'clearAnswer', 'storeEdits'],
            },
            ...dismiss,
          },
        },
      },
    },
  },
});
