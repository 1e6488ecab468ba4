import { historyOf } from './history.ts';
import type { PathEditorContext } from './path-editor.types.ts';
import { pathEditorVocabulary } from './path-editor.vocabulary.ts';

const ask = {
  'SAVE.ASKED': [
    { guard: 'it has errors', target: 'heldBack', actions: 'holdBack' },
    { target: 'saving', actions: 'beginSaving' },
  ],
} as const;
const dismiss = { 'SAVE.DISMISSED': { target: 'idle', actions: 'forgetAnswer' } } as const;
/** What held it back may be mended by that. */
const edited = { target: 'idle', actions: 'forgetAnswer' } as const;
const take = { 'SOURCE.GIVEN': { target: 'reading', actions: 'takeSource' } } as const;

/** Kept as it goes: what was not saved before has its own place, and is not written over. */
const edits = {
  'PATH.EDITED': { actions: ['edit', 'keepEdits'] },
  'UNDO.PRESSED': { actions: ['undo', 'keepEdits'] },
  'REDO.PRESSED': { actions: ['redo', 'keepEdits'] },
} as const;

const forgetFirst = {
  type: 'forgetKept',
  params: ({ context }: { context: PathEditorContext }) => ({ visit: context.kept[0]?.visit ?? '' }),
} as const;
const goOnWithKept = [forgetFirst, 'resume', 'keepEdits'] as const;
const letKeptGo = [forgetFirst, 'letGo', 'keepEdits'] as const;

/** What is kept is here already; only what lies on the disk was waited for. */
const goOnWithoutServer = [
  {
    guard: {
      type: 'something was not saved',
      params: ({ context }: { context: PathEditorContext }) => ({ kept: context.kept }),
    },
    target: 'offering',
  },
  { target: 'editing' },
] as const;

/** A path on the desk of whoever changes it: edited back and forth, replaced by another, saved. Nothing that was done is lost without being asked. */
export const pathEditorMachine = pathEditorVocabulary.createMachine({
  id: 'path-editor',
  context: ({ input: { flow, text, selected, kept } }) => ({
    base: flow,
    baseText: text,
    history: historyOf(flow),
    selection: { state: selected, place: null },
    kept,
    brought: null,
    said: { words: '', offersUndo: false },
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
    'SAID.HEARD': { actions: 'hush' },
    'LEFT_OUT.DISMISSED': { actions: 'forgetLeftOut' },
    'BROUGHT.DISMISSED': { actions: 'forgetBrought' },
  },
  states: {
    desk: {
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
                  params: ({ event }) => ({ kept: event.output.kept }),
                },
                target: 'offering',
                actions: { type: 'takeOpened', params: ({ event }) => event.output },
              },
              { target: 'editing', actions: { type: 'takeOpened', params: ({ event }) => event.output } },
            ],
            onError: goOnWithoutServer,
          },
          after: { patience: goOnWithoutServer },
        },
        offering: {
          on: {
            'KEPT.RESUMED': [
              { guard: 'more was not saved', actions: goOnWithKept },
              { target: 'editing', actions: goOnWithKept },
            ],
            'KEPT.LET_GO': [
              { guard: 'more was not saved', actions: letKeptGo },
              { target: 'editing', actions: letKeptGo },
            ],
            ...edits,
          },
        },
        editing: { on: edits },
      },
    },
    intake: {
      initial: 'waiting',
      states: {
        waiting: { on: take },
        reading: {
          invoke: {
            id: 'readSource',
            src: 'readSource',
            input: ({ context }) => context.source ?? { kind: 'text', name: 'Nothing', text: '' },
            onDone: {
              target: 'waiting',
              actions: [{ type: 'replace', params: ({ event }) => event.output }, 'keepEdits'],
            },
            onError: { target: 'refused', actions: 'keepRefusals' },
          },
          on: { 'READING.CANCELLED': { target: 'waiting' } },
        },
        refused: {
          on: { ...take, 'REFUSAL.DISMISSED': { target: 'waiting', actions: 'forgetRefusals' } },
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
            onError: { target: 'failed', actions: 'keepFailure' },
          },
          on: {
            'SAVE.PROGRESSED': { actions: ['noteProgress', 'keepEdits'] },
            'SAVE.ANSWERED': [
              {
                guard: 'it is saved',
                target: 'saved',
                actions: ['keepAnswer', 'rebaseOnSaved', 'keepEdits'],
              },
              { guard: 'it is downloaded', target: 'downloaded', actions: 'keepAnswer' },
              { guard: 'somebody was faster', target: 'conflict', actions: 'keepAnswer' },
              { target: 'failed', actions: 'keepAnswer' },
            ],
            'SAVE.CANCELLED': { target: 'idle', actions: 'forgetAnswer' },
          },
        },
        saved: { on: { ...ask, ...dismiss } },
        downloaded: { on: { ...ask, ...dismiss } },
        failed: { on: { ...ask, ...dismiss } },
        conflict: {
          on: {
            'THEIRS.TAKEN': {
              guard: 'theirs can be read',
              target: 'idle',
              actions: ['takeTheirs', 'forgetAnswer', 'keepEdits'],
            },
            'THEIRS.BROUGHT_IN': {
              guard: 'theirs can be read',
              target: 'idle',
              actions: ['bringTheirsIn', 'forgetAnswer', 'keepEdits'],
            },
            ...dismiss,
          },
        },
      },
    },
  },
});
