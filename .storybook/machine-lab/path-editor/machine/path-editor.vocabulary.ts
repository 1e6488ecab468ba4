import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { errorMessage } from '../../save-path/error-message.ts';
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

const noNotices = { text: '', offersUndo: false };
const resumedNotice = 'Your earlier changes are restored';
const appliedNotice = 'The saved file is open';
const mergedNotice = 'Your changes and theirs are merged';

const reasonsOf = (error: unknown): Refusals['reasons'] => {
  if (error instanceof Error && 'reasons' in error && Array.isArray(error.reasons)) {
    return error.reasons as Refusals['reasons']; // a RefusedPath carries only this
  }
  return [{ location: 'the file', reason: errorMessage(error) }];
};

/** Whether there are edits that would be lost. */
export const hasUnsaved = ({ base, history }: PathEditorContext): boolean =>
  !isSameFlow(base, history.now.flow);

/** The vocabulary of the path editor's machine; the page provides actors and stored edits. */
export const pathEditorVocabulary = setup({
  types: {
    context: {} as PathEditorContext,
    events: {} as PathEditorEvent,
    input: {} as PathEditorInput,
  },
  actors: {
    /** The file on disk, and unsaved edits of the last visit. */
    openPath: fromPromise<Opened>(() => {
      throw new Error('The actor "openPath" is not provided.');
    }),
    /** Rejects with an Error that has `reasons`. */
    readSource: fromPromise<ReadPath, Source>(() => {
      throw new Error('The actor "readSource" is not provided.');
    }),
    /** Reports progress and outcome; when stopped, it no longer waits. */
    savePath: fromCallback<PathEditorEvent, { flow: Flow; basedOn: string }>(() => {
      throw new Error('The actor "savePath" is not provided.');
    }),
  },
  actions: {
    setOpened: assign(({ context }, { base, baseText, unsaved }: Opened) => ({
      base,
      baseText,
      unsaved,
      // There cannot be any earlier edits.
      ...(!isSameFlow(base, context.base) && { history: historyOf(base) }),
    })),
    edit: assign(({ context, event }) =>
      event.type === 'PATH.EDITED'
        ? {
            history: withEdit(context.history, event),
            announcement: { text: event.label, offersUndo: event.offersUndo ?? false },
          }
        : {},
    ),
    undo: assign(({ context: { history, base, baseText, merged } }) => ({
      ...(history.past.length > 0 && fileAfter(history.now, 'undone', { base, baseText })),
      history: undone(history),
      merged: merged?.flow === history.now.flow ? null : merged,
      announcement: {
        text: history.past.length === 0 ? '' : `Undone: ${history.now.label}`,
        offersUndo: false,
      },
    })),
    redo: assign(({ context: { history, base, baseText } }) => {
      const [next] = history.future;
      return {
        ...(next && fileAfter(next, 'redone', { base, baseText })),
        history: redone(history),
        announcement: { text: next?.label ?? '', offersUndo: false },
      };
    }),
    select: assign(({ event }) => (event.type === 'SELECTED' ? { selection: event.selection } : {})),
    clearAnnouncement: assign({ announcement: noNotices }),
    restoreUnsaved: assign(({ context: { history, unsaved }, event }) => {
      const [first, ...rest] = unsaved;
      if (!first || event.type !== 'UNSAVED.RESTORED') return {};
      const { together } = event;
      const isShown =
        together && [together.cameIn, together.clashes, together.errors].some(({ length }) => length > 0);
      return {
        history: withEdit(history, { flow: together?.flow ?? first.flow, label: resumedNotice }),
        announcement: { text: resumedNotice, offersUndo: false },
        unsaved: rest,
        merged: isShown ? { ...together, with: 'current' as const } : null,
      };
    }),
    discardUnsaved: assign(({ context }) => ({ unsaved: context.unsaved.slice(1), announcement: noNotices })),
    setSource: assign(({ event }) =>
      event.type === 'SOURCE.GIVEN' ? { source: event.source, refusals: null, leftOut: null } : {},
    ),
    replace: assign(({ context: { history, source } }, { flow, notes }: ReadPath) => {
      const text = `${source?.name ?? 'Another path'} is open`;
      return {
        leftOut: notes.length === 0 ? null : { name: source?.name ?? 'The file', notes },
        history: withEdit(history, { flow, label: text }),
        announcement: isSameFlow(history.now.flow, flow)
          ? { text: `${source?.name ?? 'It'} is the same as the path that is open.`, offersUndo: false }
          : { text, offersUndo: true },
      };
    }),
    setRefusals: assign(({ context, event }) => ({
      refusals: {
        name: context.source?.name ?? 'The file',
        reasons: reasonsOf('error' in event ? event.error : undefined),
      },
    })),
    clearRefusals: assign({ refusals: null }),
    clearLeftOut: assign({ leftOut: null }),
    blockSaving: assign(({ event }) =>
      event.type === 'SAVE.ASKED' ? { heldBackBy: event.errors, announcement: noNotices } : {},
    ),
    beginSaving: assign(({ context }) => ({
      sent: context.history.now.flow,
      progress: null,
      answer: null,
      heldBackBy: [],
      merged: null,
      announcement: noNotices,
    })),
    /** Once written, the sent path is the file, whether or not anyone waits for the checks. */
    setProgress: assign(({ context: { base, sent }, event }) => {
      if (event.type !== 'SAVE.PROGRESSED') return {};
      const { step } = event;
      return {
        progress: step.step,
        ...(step.step === 'written' && { base: sent ?? base, baseText: step.text }),
      };
    }),
    setAnswer: assign(({ event }) => (event.type === 'SAVE.ANSWERED' ? { answer: event.answer } : {})),
    setFailure: assign(({ event }) => ({
      answer: { kind: 'refused' as const, reason: errorMessage('error' in event ? event.error : undefined) },
    })),
    /** The sent path is the file now; edits since then are unsaved. */
    rebaseOnSaved: assign(({ context: { base, baseText, sent, answer } }) => ({
      base: sent ?? base,
      baseText: answer?.kind === 'saved' ? answer.text : baseText,
    })),
    adoptTheirs: assign(({ context: { answer, history, base, baseText } }) => {
      if (answer?.kind !== 'changed on disk' || !answer.theirs) return {};
      const to = { base: answer.theirs, baseText: answer.text };
      const rebased = { from: { base, baseText }, to };
      return {
        ...to,
        history: withEdit(history, { flow: answer.theirs, label: appliedNotice, rebased }),
        announcement: { text: appliedNotice, offersUndo: true },
      };
    }),
    /** The base file is theirs now: differences from it are mine. */
    mergeTheirs: assign(({ context: { answer, history, base, baseText }, event }) => {
      if (answer?.kind !== 'changed on disk' || !answer.theirs || event.type !== 'THEIRS.MERGED') return {};
      const to = { base: answer.theirs, baseText: answer.text };
      const rebased = { from: { base, baseText }, to };
      return {
        ...to,
        history: withEdit(history, { flow: event.together.flow, label: mergedNotice, rebased }),
        // The page shows the merged changes, and offers to undo the merge.
        announcement: noNotices,
        merged: { ...event.together, with: 'theirs' as const },
      };
    }),
    clearMerged: assign({ merged: null }),
    clearAnswer: assign({ answer: null, progress: null, sent: null, heldBackBy: [] }),
    /** Effect of the page: unsaved edits survive a reload. */
    storeEdits: () => {},
    /** Effect of the page: entries that were decided are not offered again. */
    removeStored: (_, _entry: { visit: string }) => {},
  },
  guards: {
    'something was not saved': (_, { unsaved }: Pick<Opened, 'unsaved'>) => unsaved.length > 0,
    'more was not saved': ({ context }) => context.unsaved.length > 1,
    'it has errors': ({ event }) => event.type === 'SAVE.ASKED' && event.errors.length > 0,
    'it is saved': ({ event }) => event.type === 'SAVE.ANSWERED' && event.answer.kind === 'saved',
    'it is downloaded': ({ event }) => event.type === 'SAVE.ANSWERED' && event.answer.kind === 'downloaded',
    'somebody was faster': ({ event }) =>
      event.type === 'SAVE.ANSWERED' && event.answer.kind === 'changed on disk',
    'theirs can be read': ({ context: { answer } }) =>
      answer?.kind === 'changed on disk' && answer.theirs !== null,
  },
  /** Meanwhile the page shows its own version of the path. */
  delays: { patience: 2_000 },
});
