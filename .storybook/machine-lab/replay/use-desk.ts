import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { flowIds, loadFlow } from '../flows/flows.ts';
import type { Keeper } from '../keep/keeper.ts';
import { openSource } from './open-source.ts';
import { replayDeskMachine } from './replay-desk.machine.ts';
import type { Side } from './replay-desk.types.ts';
import { createShelf } from './shelf.ts';

/** The desk, with what it needs to read and to keep. */
export function useDesk(keeper: Keeper) {
  const [shelf] = useState(createShelf);
  const [machine] = useState(() =>
    replayDeskMachine.provide({
      actors: {
        openSource: fromPromise(({ input }) => openSource({ shelf, flowIds, loadFlow }, input)),
        keepTest: fromPromise(async ({ input: { opening, name }, signal }) => {
          const open = shelf.open(opening);
          if (!open) throw new Error('The trace is no longer open.');
          return keeper.keep(open.opening.flow, name, open.trace, signal);
        }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  return {
    snapshot,
    send,
    open: (id: string | undefined) => (id === undefined ? undefined : shelf.open(id)),
    giveText: (text: string, name: string, side: Side = 'left') =>
      send({ type: 'SOURCE.GIVEN', side, source: { kind: 'text', name, text } }),
    giveFile: (file: File, side: Side = 'left') =>
      send({
        type: 'SOURCE.GIVEN',
        side,
        source: { kind: 'file', name: file.name, sizeBytes: file.size, shelfId: shelf.putFile(file) },
      }),
  };
}

export type Desk = ReturnType<typeof useDesk>;
