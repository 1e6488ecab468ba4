import { useMemo, useState } from 'react';
import { possibleActions } from '../../../src/statecharts/explore/possible-actions.ts';
import type { MachineFixtures } from '../../../src/statecharts/explore/fixtures.ts';
import { contextChanges } from '../../../src/statecharts/trace/context-change.ts';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import type { AnyStateMachine } from 'xstate';
import type { ShownFlow } from '../flows/flows.ts';
import { ChartPane } from '../parts/chart-pane.tsx';
import { Choice } from '../parts/choice.tsx';
import { ContextView } from '../parts/context-view.tsx';
import { EventLog } from '../parts/event-log.tsx';
import { LabPage } from '../parts/lab-page.tsx';
import { previewedMachines, stateText } from '../parts/previewed-machines.ts';
import { ChartText } from '../parts/chart-text.tsx';
import { Pane } from '../parts/pane.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { plainJson } from '../preview/plain-json.ts';
import { ScreenPane } from '../preview/screen-pane.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { EventForm } from './event-form.tsx';
import { EventList } from './event-list.tsx';
import { availableEvents, needsForm, type AvailableEvent } from './available-events.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { usePublished } from './use-published.ts';
import { usePlayback } from './use-playback.ts';
import { startPlayback, playbackTo } from './playbacks.ts';
import { WorkbenchActions } from './workbench-actions.tsx';
import styles from './workbench.module.css';

interface WorkbenchProps {
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly fixtures: MachineFixtures<AnyStateMachine>;
  /** Null where there is only a chart. */
  readonly flow: ShownFlow | null;
  /** Id of the configuration to begin in. */
  readonly at?: string | null;
  /** Which of the inputs it begins with. */
  readonly begins?: string | null;
  /** What the server knows, for a process. */
  readonly facts?: React.ReactNode;
}

type Window = 'screen' | 'chart' | 'now' | 'log';
type Tab = 'events' | 'context' | 'text';

/** A machine to try manually: chart, real screen, possible events, log. */
export function Workbench(props: WorkbenchProps) {
  const { title, machine, fixtures, flow, at = null, begins = null, facts } = props;
  const walkable = { machine, fixtures };
  const [start] = useState(() => (at === null ? null : playbackTo(walkable, at, begins)));
  const [input, setInput] = useState(() => start?.input ?? inputNamed(fixtures, begins));
  const { playback, dispatch, undo, begin } = usePlayback(start?.playback ?? startPlayback(walkable, input));
  const scene = usePreview(machine, playback, dispatch);
  const keepingFocus = useRestoredFocus();
  const isPhone = usePhone();
  const [window, setWindow] = useState<Window>(flow ? 'screen' : 'chart');
  const [wide, setWide] = useState<'both' | 'chart' | 'screen'>('both');
  const [tab, setTab] = useState<Tab>('events');
  const [shown, setShown] = useState('/');
  const [asked, setAsked] = useState<AvailableEvent | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const machines = useMemo(() => (scene ? previewedMachines(scene.player.root) : []), [scene]);
  const onShow = machines.find(({ key }) => key === shown) ?? machines[0] ?? null;
  const events = useMemo(
    () => (scene ? availableEvents(possibleActions(scene.player, fixtures)) : []),
    [scene, fixtures],
  );
  const text = onShow ? stateText(onShow.snapshot) : '';
  const previous = scene?.before.find(({ key }) => key === onShow?.key);
  const before = previous ? plainJson(previous.snapshot.context) : {};
  const context = onShow ? plainJson(onShow.snapshot.context) : null;

  const perform = (event: ScriptedEvent) => {
    const problem = scene?.attempt(event) ?? null;
    setRefused(problem);
    if (problem !== null) return;
    setAsked(null);
    dispatch(event);
  };
  const asks = (one: AvailableEvent) => !facts && needsForm(one);
  const choose = (one: AvailableEvent) => {
    const [first] = one.cases;
    setRefused(null);
    if (asks(one)) {
      setAsked(one);
      setWindow('now');
    } else if (first) perform(first.event);
  };
  const choosePressed = (type: string) => {
    const pressed =
      events.find((one) => one.type === type && one.actor === onShow?.key) ??
      events.find((one) => one.type === type);
    if (pressed) choose(pressed);
    else setRefused(`${type} does nothing here now: a guard refuses it.`);
  };
  usePublished({
    title,
    machine: onShow?.snapshot.machine ?? machine,
    snapshot: onShow?.snapshot ?? null,
    text,
    events,
    onEvent: choose,
  });

  const windows: Record<Window, React.ReactNode> = {
    chart: (
      <ChartPane
        machine={onShow?.snapshot.machine ?? machine}
        snapshot={onShow?.snapshot ?? null}
        machines={machines}
        shown={onShow?.key ?? '/'}
        onShow={setShown}
        onEvent={keepingFocus(({ type }: { readonly type: string }) => choosePressed(type))}
      />
    ),
    screen: flow ? <ScreenPane flow={flow} playback={playback} scene={scene} onActed={dispatch} /> : null,
    now: (
      <Pane title="What can happen now">
        {/* Keeps the focus when the pressed button disappears. */}
        <div className={styles.body} tabIndex={-1}>
          {facts}
          {asked ? (
            <EventForm
              key={`${asked.actor} ${asked.type} ${playback.events.length}`}
              act={asked}
              refused={refused}
              onAct={keepingFocus(perform)}
              onCancel={keepingFocus(() => {
                setAsked(null);
                setRefused(null);
              })}
            />
          ) : (
            <>
              <EventList
                nothing={
                  facts
                    ? 'Nothing can happen as it stands. Say what holds, or step back.'
                    : 'Nothing more can happen. Step back or start again.'
                }
                events={events}
                asks={asks}
                onChoose={keepingFocus(choose)}
              />
              <p role="status" className={styles.refused}>
                {refused ?? scene?.failure}
              </p>
            </>
          )}
        </div>
      </Pane>
    ),
    log: (
      <Pane
        title="What happened"
        note={`${playback.events.length} ${playback.events.length === 1 ? 'step' : 'steps'}`}
        action={
          <Choice
            label="What is shown"
            value={tab}
            onChoose={setTab}
            options={[
              { value: 'events', label: 'Events' },
              { value: 'context', label: 'Context' },
              { value: 'text', label: 'Text' },
            ]}
          />
        }
      >
        {tab === 'events' ? (
          <EventLog
            label="Events"
            entries={(scene?.received ?? []).map((one) => ({ ...one, at: null }))}
            current={(scene?.received.length ?? 0) - 1}
          />
        ) : null}
        {tab === 'context' ? (
          <ContextView
            label="What the machine remembers"
            context={context}
            changes={contextChanges(before, context)}
          />
        ) : null}
        {tab === 'text' && onShow ? <ChartText snapshot={onShow.snapshot} /> : null}
      </Pane>
    ),
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
          flow={walkable}
          playback={playback}
          snapshot={machines[0]?.snapshot}
          input={input}
          onInput={keepingFocus((name: string) => {
            setInput(name);
            setAsked(null);
            begin(startPlayback(walkable, name));
          })}
          onUndo={keepingFocus(() => {
            setAsked(null);
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
