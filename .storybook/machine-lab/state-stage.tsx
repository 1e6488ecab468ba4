import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import type { Configuration } from '../../src/statecharts/explore/configuration.ts';
import { cuesOfConfiguration } from '../../src/statecharts/explore/configuration-cues.ts';
import type { FlowLab } from '../../src/statecharts/react/flow-lab.ts';
import { createPlayer } from '../../src/statecharts/trace/player.ts';
import type { Player } from '../../src/statecharts/trace/player.types.ts';
import { Notice } from '../../src/ui/index.ts';
import { configurationOf } from './configuration-of.ts';
import { playerStore } from './player-store.ts';
import { StagePanel } from './stage-panel.ts';

/** In a test there is no panel, and nobody waits for a chart to be laid out. */
const inTest = '__vitest_browser__' in globalThis;

interface StateStageProps<Machine extends AnyStateMachine> {
  readonly lab: FlowLab<Machine>;
  /** Which configuration, by its id. */
  readonly at: string;
}

/** The real screen of a flow, standing in one configuration: played there with puppets on the shortest way, and left alone. */
export function StateStage<Machine extends AnyStateMachine>({ lab, at }: StateStageProps<Machine>) {
  const configuration = configurationOf(lab, at);
  if (!configuration)
    return (
      <Notice tone="warning" title={`${lab.title} has no state “${at}”`}>
        The story is older than the machine, or its name was mistyped. <code>npm run codegen</code> writes the
        stories anew.
      </Notice>
    );
  return <Stage key={at} lab={lab} configuration={configuration} />;
}

function playTo<Machine extends AnyStateMachine>(
  { machine, fixtures }: FlowLab<Machine>,
  configuration: Configuration,
): Player<Machine> {
  const input: InputFrom<Machine> | undefined = fixtures.inputs[configuration.input];
  const player = createPlayer({ machine, input, cues: cuesOfConfiguration(configuration) });
  while (player.step());
  return player;
}

interface StageProps<Machine extends AnyStateMachine> {
  readonly lab: FlowLab<Machine>;
  readonly configuration: Configuration;
}

function Stage<Machine extends AnyStateMachine>({ lab, configuration }: StageProps<Machine>) {
  const store = useMemo(() => playerStore(() => playTo(lab, configuration)), [lab, configuration]);
  const player = useSyncExternalStore(store.subscribe, store.player);
  return player ? <Standing lab={lab} player={player} /> : null;
}

interface StandingProps<Machine extends AnyStateMachine> {
  readonly lab: FlowLab<Machine>;
  readonly player: Player<Machine>;
}

/** What a machine's actor shows is a machine's snapshot; the compiler cannot know while it does not know which machine. */
const placeOf = (snapshot: unknown): string => JSON.stringify((snapshot as AnyMachineSnapshot).value);

function Standing<Machine extends AnyStateMachine>({ lab, player }: StandingProps<Machine>) {
  return (
    <div data-stands-in={useSelector(player.root, placeOf)}>
      <lab.Screen actor={player.root} />
      {inTest ? null : <StagePanel lab={lab} player={player} />}
    </div>
  );
}
