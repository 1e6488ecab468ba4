import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { flowIds, loadFlow } from '../flows/flows.ts';
import type { TraceStore } from '../save-trace/trace-store.ts';
import { openSource } from './open-source.ts';
import { replayMachine } from './replay.machine.ts';
import type { Side } from './replay.types.ts';
import { createFileStore } from './file-store.ts';

/** The replay page's machine, with what it needs to read and to store. */
export function useReplay(traceStore: TraceStore) {
  const [store] = useState(createFileStore);
  const [machine] = useState(() =>
    replayMachine.provide({
      actors: {
        openSource: fromPromise(({ input }) => openSource({ store, flowIds, loadFlow }, input)),
        saveTest: fromPromise(async ({ input: { opening, name }, signal }) => {
          const open = store.open(opening);
          if (!open) throw new Error('The trace is no longer open.');
          return traceStore.save(open.opening.flow, name, open.trace, signal);
        }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  return {
    snapshot,
    send,
    open: (id: string | undefined) => (id === undefined ? undefined : store.open(id)),
    giveText: (text: string, name: string, side: Side = 'left') =>
      send({ type: 'SOURCE.GIVEN', side, source: { kind: 'text', name, text } }),
    giveFile: (file: File, side: Side = 'left') =>
      send({
        type: 'SOURCE.GIVEN',
        side,
        source: { kind: 'file', name: file.name, sizeBytes: file.size, fileId: store.putFile(file) },
      }),
  };
}

export type ReplaySession = ReturnType<typeof useReplay>;
