import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import type { Configuration } from '../../src/statecharts/explore/configuration.ts';
import { eventsToConfiguration } from '../../src/statecharts/explore/configuration-events.ts';
import type { FlowLab } from '../../src/statecharts/react/flow-lab.ts';
import { createPlayer } from '../../src/statecharts/trace/player.ts';
import type { Player } from '../../src/statecharts/trace/player.types.ts';
import { Notice } from '../../src/ui/index.ts';
import { configurationById } from './configuration-by-id.ts';
import { playerStore } from './player-store.ts';
import { PreviewPanel } from './preview-panel.ts';

/** In a test there is no panel, so no chart is laid out. */
const inTest = '__vitest_browser__' in globalThis;

interface StatePreviewProps<Machine extends AnyStateMachine> {
  readonly lab: FlowLab<Machine>;
  /** The configuration's id. */
  readonly at: string;
}

/**
 * The real screen of a flow in one configuration, reached with mock actors by the shortest path, and not interactive.
 */
export function StatePreview<Machine extends AnyStateMachine>({ lab, at }: StatePreviewProps<Machine>) {
  const configuration = configurationById(lab, at);
  if (!configuration)
    return (
      <Notice tone="warning" title={`${lab.title} has no state “${at}”`}>
        The story is older than the machine, or its name was mistyped. <code>npm run codegen</code> generates
        the stories again.
      </Notice>
    );
  return <MockedPreview key={at} lab={lab} configuration={configuration} />;
}

function playTo<Machine extends AnyStateMachine>(
  { machine, fixtures }: FlowLab<Machine>,
  configuration: Configuration,
): Player<Machine> {
  const input: InputFrom<Machine> | undefined = fixtures.inputs[configuration.input];
  const player = createPlayer({ machine, input, events: eventsToConfiguration(configuration) });
  while (player.step());
  return player;
}

interface MockedPreviewProps<Machine extends AnyStateMachine> {
  readonly lab: FlowLab<Machine>;
  readonly configuration: Configuration;
}

function MockedPreview<Machine extends AnyStateMachine>({ lab, configuration }: MockedPreviewProps<Machine>) {
  const store = useMemo(() => playerStore(() => playTo(lab, configuration)), [lab, configuration]);
  const player = useSyncExternalStore(store.subscribe, store.player);
  return player ? <PreviewedState lab={lab} player={player} /> : null;
}

interface PreviewedStateProps<Machine extends AnyStateMachine> {
  readonly lab: FlowLab<Machine>;
  readonly player: Player<Machine>;
}

/** A machine actor's snapshot is a machine's snapshot; the compiler cannot infer it for an unknown machine. */
const stateValueText = (snapshot: unknown): string => JSON.stringify((snapshot as AnyMachineSnapshot).value);

function PreviewedState<Machine extends AnyStateMachine>({ lab, player }: PreviewedStateProps<Machine>) {
  return (
    <div data-machine-state={useSelector(player.root, stateValueText)}>
      <lab.Screen actor={player.root} />
      {inTest ? null : <PreviewPanel lab={lab} player={player} />}
    </div>
  );
}
