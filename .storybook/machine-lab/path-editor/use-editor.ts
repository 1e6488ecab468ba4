import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { EditablePath } from '../../../src/statecharts/flow/editable-path.ts';
import type { Flow, TransitionPlace } from '../../../src/statecharts/flow/flow.types.ts';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import { stateAt } from '../../../src/statecharts/flow/flow-tree.ts';
import { readFlow } from '../../../src/statecharts/flow/read/read-flow.ts';
import { stepsOf } from '../../../src/statecharts/flow/steps/steps.ts';
import type { AnyStateMachine } from 'xstate';
import type { ShownFlow } from '../flows/flows.ts';
import { createEditsStorage } from './machine/edits-storage.ts';
import { pathEditorMachine } from './machine/path-editor.machine.ts';
import type { Opened, PathEditorEvent } from './machine/path-editor.types.ts';
import { hasUnsaved } from './machine/path-editor.vocabulary.ts';
import { readSource } from './machine/read-source.ts';
import { savePath } from './machine/save-path.ts';
import type { PathSaver } from '../save-path/path-saver.ts';
import { createFileStore } from './machine/file-store.ts';

/** A flow whose path can be edited. */
export type EditableFlow = ShownFlow & { readonly editable: EditablePath<AnyStateMachine> };

interface Given {
  readonly flow: EditableFlow;
  readonly saver: PathSaver;
  /** The initially selected step. */
  readonly step: string;
  /** The storage in which unsaved edits survive a reload. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
}

/** The editor's machine with its actors for opening, storing and saving. */
export function useEditor({ flow, saver, step, storage, now }: Given) {
  const { editable, id } = flow;
  const { vocabulary, kit } = editable;
  const [store] = useState(createFileStore);
  const [stored] = useState(() => createEditsStorage(id, storage, crypto.randomUUID()));
  const [known] = useState(() => ({ base: editable.flow, baseText: flowText(editable.flow) }));
  const [found] = useState(() => stored.read({ vocabulary, ...known }));
  const [machine] = useState(() => {
    /** The file may be newer than this page. */
    const open = async (): Promise<Opened> => {
      const text = saver.kind === 'server' ? await saver.read(id).catch(() => null) : null;
      const read = text === null ? null : readFlow(text, { vocabulary, id });
      const opened = text !== null && read?.ok ? { base: read.flow, baseText: text } : known;
      return { ...opened, unsaved: stored.read({ vocabulary, ...opened }) };
    };
    return pathEditorMachine.provide({
      actors: {
        openPath: fromPromise(open),
        readSource: fromPromise(({ input }) => readSource(input, { store, vocabulary, id })),
        savePath: fromCallback<PathEditorEvent, { flow: Flow; basedOn: string }>(({ input, sendBack }) =>
          savePath({ ...input, id, saver, vocabulary, send: sendBack }),
        ),
      },
      actions: {
        storeEdits: ({ context: { history, base, baseText } }) =>
          stored.keep({ flow: history.now.flow, base, basedOn: baseText, at: now() }),
        removeStored: (_, { visit }) => stored.forget(visit),
      },
    });
  });
  const steps = stepsOf(editable.flow, kit);
  const first = steps.find((one) => one.step === step) ?? steps[0];
  const [snapshot, send, actor] = useMachine(machine, {
    input: { flow: known.base, text: known.baseText, selected: first?.key ?? '', unsaved: found },
  });
  const { history, selection } = snapshot.context;
  const current = history.now.flow;
  const isUnsaved = hasUnsaved(snapshot.context);
  useLeaveWarning(() => isUnsaved && !stored.holds(current));

  return {
    flow,
    editable,
    snapshot,
    send,
    isUnsaved,
    /** The current path. */
    path: current,
    /** The current path at this moment: the last edits may not be rendered yet. */
    readPath: (): Flow => actor.getSnapshot().context.history.now.flow,
    /** The selection, if it still exists. */
    selection: stateAt(current, selection.state) ? selection : { state: first?.key ?? '', place: null },
    edit: (next: Flow, text: string, offersUndo = false) =>
      send({ type: 'PATH.EDITED', flow: next, label: text, offersUndo }),
    select: (state: string, place: TransitionPlace | null = null) =>
      send({ type: 'SELECTED', selection: { state, place } }),
    giveText: (text: string, name: string) =>
      send({ type: 'SOURCE.GIVEN', source: { kind: 'text', name, text } }),
    giveFile: (file: File) =>
      send({
        type: 'SOURCE.GIVEN',
        source: { kind: 'file', name: file.name, sizeBytes: file.size, fileId: store.put(file) },
      }),
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** The browser asks before closing a page with unsaved edits. */
function useLeaveWarning(isLost: () => boolean): void {
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isLost()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => onLeave(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
}
