import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { possibleActs } from '../../src/statecharts/explore/possible-acts.ts';
import { stateWords } from '../../src/statecharts/explore/state-words.ts';
import type { FlowLab } from '../../src/statecharts/react/flow-lab.ts';
import type { Player } from '../../src/statecharts/trace/player.types.ts';
import { actsOf } from './workbench/acts.ts';
import { usePublished } from './workbench/use-published.ts';

interface StagePanelProps<Machine extends AnyStateMachine> {
  readonly lab: FlowLab<Machine>;
  readonly player: Player<Machine>;
}

/** What a machine's actor shows is a machine's snapshot; the compiler cannot know while it does not know which machine. */
const asItIs = (snapshot: unknown) => snapshot as AnyMachineSnapshot;

/** Tells the panel beside the story where its machine stands, and does what is pressed there, with the first of the fixtures' examples. */
export function StagePanel<Machine extends AnyStateMachine>({ lab, player }: StagePanelProps<Machine>) {
  const snapshot = useSelector(player.root, asItIs);
  const acts = useMemo(
    () => (snapshot.status === 'active' ? actsOf(possibleActs(player, lab.fixtures)) : []),
    [snapshot, player, lab],
  );
  usePublished({
    title: lab.title,
    machine: lab.machine,
    snapshot,
    words: stateWords(lab.machine.root, snapshot.value as StateValue),
    acts,
    onEvent: ({ cases: [first] }) => {
      if (first) player.act(first.cue);
    },
  });
  return null;
}
