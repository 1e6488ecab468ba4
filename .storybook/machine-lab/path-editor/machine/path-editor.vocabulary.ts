import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { wordsOf } from '../../save-path/words-of-error.ts';
import { fileAfter, historyOf, isSameFlow, redone, undone, withEdit } from './history.ts';
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
const resumedWords = 'Your changes from before are back';
const takenWords = 'What is on the disk is taken';
const togetherWords = 'Yours and theirs are together';

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
    undo: assign(({ context: { history, base, baseText, brought } }) => ({
      ...(history.past.length > 0 && fileAfter(history.now, 'undone', { base, baseText })),
      history: undone(history),
      brought: brought?.flow === history.now.flow ? null : brought,
      said: { words: history.past.length === 0 ? '' : `Taken back: ${history.now.words}`, offersUndo: false },
    })),
    redo: assign(({ context: { history, base, baseText } }) => {
      const [next] = history.future;
      return {
        ...(next && fileAfter(next, 'redone', { base, baseText })),
        history: redone(history),
        said: { words: next?.words ?? '', offersUndo: false },
      };
    }),
    select: assign(({ event }) => (event.type === 'SELECTED' ? { selection: event.selection } : {})),
    hush: assign({ said: nothingSaid }),
    resume: assign(({ context: { history, kept }, event }) => {
      const [first, ...rest] = kept;
      if (!first || event.type !== 'KEPT.RESUMED') return {};
      const { together } = event;
      const isTold =
        together && [together.cameIn, together.clashes, together.errors].some(({ length }) => length > 0);
      return {
        history: withEdit(history, { flow: together?.flow ?? first.flow, words: resumedWords }),
        said: { words: resumedWords, offersUndo: false },
        kept: rest,
        brought: isTold ? { ...together, with: 'desk' as const } : null,
      };
    }),
    letGo: assign(({ context }) => ({ kept: context.kept.slice(1), said: nothingSaid })),
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
      ...{ progress: null, answer: null, heldBackBy: [], brought: null, said: nothingSaid },
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
    takeTheirs: assign(({ context: { answer, history, base, baseText } }) => {
      if (answer?.kind !== 'changed on disk' || !answer.theirs) return {};
      const to = { base: answer.theirs, baseText: answer.text };
      const rebased = { from: { base, baseText }, to };
      return {
        ...to,
        history: withEdit(history, { flow: answer.theirs, words: takenWords, rebased }),
        said: { words: takenWords, offersUndo: true },
      };
    }),
    /** The file that is edited is theirs now: what differs from it is mine. */
    bringTheirsIn: assign(({ context: { answer, history, base, baseText }, event }) => {
      if (answer?.kind !== 'changed on disk' || !answer.theirs || event.type !== 'THEIRS.BROUGHT_IN')
        return {};
      const to = { base: answer.theirs, baseText: answer.text };
      const rebased = { from: { base, baseText }, to };
      return {
        ...to,
        history: withEdit(history, { flow: event.together.flow, words: togetherWords, rebased }),
        // The page shows what came in, and offers to take it back there.
        said: nothingSaid,
        brought: { ...event.together, with: 'theirs' as const },
      };
    }),
    forgetBrought: assign({ brought: null }),
    forgetAnswer: assign({ answer: null, progress: null, sent: null, heldBackBy: [] }),
    /** Effect of the page: what is not saved survives a reload. */
    keepEdits: () => {},
    /** Effect of the page: what was decided upon is not offered again. */
    forgetKept: (_, _kept: { visit: string }) => {},
  },
  guards: {
    'something was not saved': (_, { kept }: Pick<Opened, 'kept'>) => kept.length > 0,
    'more was not saved': ({ context }) => context.kept.length > 1,
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
