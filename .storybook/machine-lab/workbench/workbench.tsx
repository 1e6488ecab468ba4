import { useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { MachineFixtures } from '../../../src/statecharts/explore/fixtures.ts';
import { possibleActions } from '../../../src/statecharts/explore/possible-actions.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { ChartPane } from '../parts/chart-pane.tsx';
import { Choice } from '../parts/choice.tsx';
import { LabPage } from '../parts/lab-page.tsx';
import { previewedMachines, stateText } from '../parts/previewed-machines.ts';
import { usePhone } from '../parts/use-phone.ts';
import { ScreenPane } from '../preview/screen-pane.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { availableEvents } from './available-events.ts';
import { LogPane } from './log-pane.tsx';
import { NowPane } from './now-pane.tsx';
import { startPlayback, playbackTo } from './playbacks.ts';
import { useEventChoice } from './use-event-choice.ts';
import { usePlayback } from './use-playback.ts';
import { usePublished } from './use-published.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { WorkbenchActions } from './workbench-actions.tsx';
import styles from './workbench.module.css';

interface WorkbenchProps {
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly fixtures: MachineFixtures<AnyStateMachine>;
  /** Null if there is only a chart. */
  readonly flow: ShownFlow | null;
  /** Id of the initial configuration. */
  readonly at?: string | null;
  /** The name of the initial input. */
  readonly begins?: string | null;
  /** What the server knows, for a process. */
  readonly facts?: React.ReactNode;
}

type Window = 'screen' | 'chart' | 'now' | 'log';

/** A machine to try manually: chart, real screen, possible events, log. */
export function Workbench(props: WorkbenchProps) {
  const { title, machine, fixtures, flow, at = null, begins = null, facts } = props;
  const playable = { machine, fixtures };
  const [start] = useState(() => (at === null ? null : playbackTo(playable, at, begins)));
  const [input, setInput] = useState(() => start?.input ?? inputNamed(fixtures, begins));
  const { playback, dispatch, undo, begin } = usePlayback(start?.playback ?? startPlayback(playable, input));
  const scene = usePreview(machine, playback, dispatch);
  const keepingFocus = useRestoredFocus();
  const isPhone = usePhone();
  const [window, setWindow] = useState<Window>(flow ? 'screen' : 'chart');
  const [wide, setWide] = useState<'both' | 'chart' | 'screen'>('both');
  const [shown, setShown] = useState('/');

  const machines = useMemo(() => (scene ? previewedMachines(scene.player.root) : []), [scene]);
  const onShow = machines.find(({ key }) => key === shown) ?? machines[0] ?? null;
  const snapshot = onShow?.snapshot ?? null;
  const previous = scene?.before.find(({ key }) => key === onShow?.key)?.snapshot ?? null;
  const text = snapshot ? stateText(snapshot) : '';
  const events = useMemo(
    () => (scene ? availableEvents(possibleActions(scene.player, fixtures)) : []),
    [scene, fixtures],
  );
  const choice = useEventChoice({
    scene,
    events,
    hasForms: !facts,
    onPerformed: dispatch,
    onAsked: () => setWindow('now'),
  });
  const shownMachine = snapshot?.machine ?? machine;
  usePublished({ title, machine: shownMachine, snapshot, text, events, onEvent: choice.choose });

  const count = playback.events.length;
  const windows: Record<Window, React.ReactNode> = {
    chart: (
      <ChartPane
        machine={shownMachine}
        snapshot={snapshot}
        machines={machines}
        shown={onShow?.key ?? '/'}
        onShow={setShown}
        onEvent={keepingFocus(({ type }: { readonly type: string }) => choice.chooseType(type, onShow?.key))}
      />
    ),
    screen: flow ? <ScreenPane flow={flow} playback={playback} scene={scene} onActed={dispatch} /> : null,
    now: (
      <NowPane
        events={events}
        choice={choice}
        keepingFocus={keepingFocus}
        count={count}
        failure={scene?.failure ?? null}
        facts={facts}
      />
    ),
    log: <LogPane received={scene?.received ?? []} count={count} snapshot={snapshot} previous={previous} />,
  };
  const order: Window[] = flow ? ['screen', 'chart', 'now', 'log'] : ['chart', 'now', 'log'];

  return (
    <LabPage
      title={title}
      fills={!isPhone}
      lead={
        <>
          State: <strong>{text}</strong>
        </>
      }
      action={
        <WorkbenchActions
          flow={playable}
          playback={playback}
          snapshot={machines[0]?.snapshot}
          input={input}
          onInput={keepingFocus((name: string) => {
            setInput(name);
            choice.cancel();
            begin(startPlayback(playable, name));
          })}
          onUndo={keepingFocus(() => {
            choice.cancel();
            undo();
          })}
          isPhone={isPhone}
          wide={flow ? wide : null}
          onWide={setWide}
        />
      }
    >
      {isPhone ? (
        <>
          <Choice
            label="Which window"
            value={window}
            onChoose={setWindow}
            options={order.map((value) => ({ value, label: windowNames[value] }))}
          />
          <div className={styles.single}>{windows[window]}</div>
        </>
      ) : (
        <div className={styles.bench} data-wide={wide} data-screen={flow !== null}>
          {windows.chart}
          {windows.screen}
          {windows.now}
          {windows.log}
        </div>
      )}
    </LabPage>
  );
}

/** That input, or the usual one. */
const inputNamed = ({ inputs }: WorkbenchProps['fixtures'], name: string | null): string =>
  name !== null && Object.hasOwn(inputs, name) ? name : (Object.keys(inputs)[0] ?? '');

const windowNames: Record<Window, string> = {
  screen: 'Screen',
  chart: 'Chart',
  now: 'What can happen',
  log: 'What happened',
};
