import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import { wordsOf } from '../save-path/words-of-error.ts';
import { historyOf, isSameFlow, redone, undone, withEdit } from './history.ts';
import type {
  Opened,
  PathEditorContext,
  PathEditorEvent,
  PathEditorInput,
  ReadPath,
  Refusals,
  Source,
} from './path-editor.types.ts';

const nothingSaid = { words: '', offersUndo: false };

const reasonsOf = (error: unknown): Refusals['reasons'] => {
  if (error instanceof Error && 'reasons' in error && Array.isArray(error.reasons)) {
    return error.reasons as Refusals['reasons']; // a RefusedPath, which says no more than that
  }
  return [{ place: 'the file', reason: wordsOf(error) }];
};

/** Whether there is something that would be lost. */
export const hasUnsaved = ({ base, history }: PathEditorContext): boolean =>
  !isSameFlow(base, history.now.flow);

/** What the path editor's own path may use; the page provides the actors and what is kept. */
export const pathEditorVocabulary = setup({
  types: {
    context: {} as PathEditorContext,
    events: {} as PathEditorEvent,
    input: {} as PathEditorInput,
  },
  actors: {
    /** The file as it lies on the disk, and what was not saved the last time. */
    openPath: fromPromise<Opened>(() => {
      throw new Error('The actor "openPath" is not provided.');
    }),
    /** Rejects with an Error that has `reasons`. */
    readSource: fromPromise<ReadPath, Source>(() => {
      throw new Error('The actor "readSource" is not provided.');
    }),
    /** Says how far it is and what came of it; told to stop, it no longer waits. */
    savePath: fromCallback<PathEditorEvent, { flow: Flow; basedOn: string }>(() => {
      throw new Error('The actor "savePath" is not provided.');
    }),
  },
  actions: {
    takeOpened: assign(({ context }, { base, baseText, kept }: Opened) => ({
      ...{ base, baseText, kept },
      // Nothing can have been edited before.
      ...(!isSameFlow(base, context.base) && { history: historyOf(base) }),
    })),
    edit: assign(({ context, event }) =>
      event.type === 'PATH.EDITED'
        ? {
            history: withEdit(context.history, event),
            said: { words: event.words, offersUndo: event.offersUndo ?? false },
          }
        : {},
    ),
    undo: assign(({ context: { history } }) => ({
      history: undone(history),
      said: { words: history.past.length === 0 ? '' : `Taken back: ${history.now.words}`, offersUndo: false },
    })),
    redo: assign(({ context: { history } }) => ({
      history: redone(history),
      said: { words: history.future[0]?.words ?? '', offersUndo: false },
    })),
    select: assign(({ event }) => (event.type === 'SELECTED' ? { selection: event.selection } : {})),
    hush: assign({ said: nothingSaid }),
    resume: assign(({ context: { history, kept } }) =>
      kept
        ? {
            history: withEdit(history, { flow: kept.flow, words: 'Your changes from before are back' }),
            said: { words: 'Your changes from before are back', offersUndo: false },
            kept: null,
          }
        : {},
    ),
    letGo: assign({ kept: null, said: nothingSaid }),
    takeSource: assign(({ event }) =>
      event.type === 'SOURCE.GIVEN' ? { source: event.source, refusals: null, leftOut: null } : {},
    ),
    replace: assign(({ context: { history, source } }, { flow, notes }: ReadPath) => {
      const words = `${source?.name ?? 'Another path'} is open`;
      return {
        leftOut: notes.length === 0 ? null : { name: source?.name ?? 'The file', notes },
        history: withEdit(history, { flow, words }),
        said: isSameFlow(history.now.flow, flow)
          ? { words: `${source?.name ?? 'It'} says the same as what is open.`, offersUndo: false }
          : { words, offersUndo: true },
      };
    }),
    keepRefusals: assign(({ context, event }) => ({
      refusals: {
        name: context.source?.name ?? 'The file',
        reasons: reasonsOf('error' in event ? event.error : undefined),
      },
    })),
    forgetRefusals: assign({ refusals: null }),
    forgetLeftOut: assign({ leftOut: null }),
    holdBack: assign(({ event }) =>
      event.type === 'SAVE.ASKED' ? { heldBackBy: event.errors, said: nothingSaid } : {},
    ),
    beginSaving: assign(({ context }) => ({
      sent: context.history.now.flow,
      ...{ progress: null, answer: null, heldBackBy: [], said: nothingSaid },
    })),
    /** Once it is written, what was sent is the file, whether or not anybody waits for the rest. */
    noteProgress: assign(({ context: { base, sent }, event }) => {
      if (event.type !== 'SAVE.PROGRESSED') return {};
      const { step } = event;
      return {
        progress: step.step,
        ...(step.step === 'written' && { base: sent ?? base, baseText: step.text }),
      };
    }),
    keepAnswer: assign(({ event }) => (event.type === 'SAVE.ANSWERED' ? { answer: event.answer } : {})),
    keepFailure: assign(({ event }) => ({
      answer: { kind: 'refused' as const, reason: wordsOf('error' in event ? event.error : undefined) },
    })),
    /** What was sent is the file now; what was edited meanwhile is not saved. */
    rebaseOnSaved: assign(({ context: { base, baseText, sent, answer } }) => ({
      base: sent ?? base,
      baseText: answer?.kind === 'saved' ? answer.text : baseText,
    })),
    takeTheirs: assign(({ context: { answer, history } }) =>
      answer?.kind === 'changed on disk' && answer.theirs
        ? {
            ...{ base: answer.theirs, baseText: answer.text },
            history: withEdit(history, { flow: answer.theirs, words: 'What is on the disk is taken' }),
            said: { words: 'What is on the disk is taken', offersUndo: true },
          }
        : {},
    ),
    buildOnTheirs: assign(({ context: { answer, base } }) =>
      answer?.kind === 'changed on disk'
        ? {
            ...{ base: answer.theirs ?? base, baseText: answer.text },
            said: { words: 'Your path is compared with what is on the disk now', offersUndo: false },
          }
        : {},
    ),
    forgetAnswer: assign({ answer: null, progress: null, sent: null, heldBackBy: [] }),
    /** Effect of the page: what is not saved survives a reload. */
    keepEdits: () => {},
  },
  guards: {
    'something was not saved': (_, { kept }: Pick<Opened, 'kept'>) => kept !== null,
    'it has errors': ({ event }) => event.type === 'SAVE.ASKED' && event.errors.length > 0,
    'it is saved': ({ event }) => event.type === 'SAVE.ANSWERED' && event.answer.kind === 'saved',
    'it is downloaded': ({ event }) => event.type === 'SAVE.ANSWERED' && event.answer.kind === 'downloaded',
    'somebody was faster': ({ event }) =>
      event.type === 'SAVE.ANSWERED' && event.answer.kind === 'changed on disk',
    'theirs can be read': ({ context: { answer } }) =>
      answer?.kind === 'changed on disk' && answer.theirs !== null,
  },
  /** The path stands there meanwhile, as it is in this page. */
  delays: { patience: 2_000 },
});
