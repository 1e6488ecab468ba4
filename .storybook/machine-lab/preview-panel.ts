import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { possibleActions } from '../../src/statecharts/explore/possible-actions.ts';
import { stateLabel } from '../../src/statecharts/explore/state-label.ts';
import type { FlowLab } from '../../src/statecharts/react/flow-lab.ts';
import type { Player } from '../../src/statecharts/trace/player.types.ts';
import { availableEvents } from './workbench/available-events.ts';
import { usePublished } from './workbench/use-published.ts';

interface PreviewPanelProps<Machine extends AnyStateMachine> {
  readonly lab: FlowLab<Machine>;
  readonly player: Player<Machine>;
}

/** A machine actor's snapshot is a machine's snapshot; the compiler cannot infer it for an unknown machine. */
const unchanged = (snapshot: unknown) => snapshot as AnyMachineSnapshot;

/** Publishes the machine's state to the panel and sends the events pressed there, with the first fixture example. */
export function PreviewPanel<Machine extends AnyStateMachine>({ lab, player }: PreviewPanelProps<Machine>) {
  const snapshot = useSelector(player.root, unchanged);
  const handlers = useMemo(
    () => (snapshot.status === 'active' ? availableEvents(possibleActions(player, lab.fixtures)) : []),
    [snapshot, player, lab],
  );
  usePublished({
    title: lab.title,
    machine: lab.machine,
    snapshot,
    text: stateLabel(lab.machine.root, snapshot.value as StateValue),
    events: handlers,
    onEvent: ({ cases: [first] }) => {
      if (first) player.dispatch(first.event);
    },
  });
  return null;
}
