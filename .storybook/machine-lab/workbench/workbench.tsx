import { useMemo, useState } from 'react';
import { possibleActs } from '../../../src/statecharts/explore/possible-acts.ts';
import type { MachineFixtures } from '../../../src/statecharts/explore/fixtures.ts';
import { contextChanges } from '../../../src/statecharts/trace/context-change.ts';
import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import type { AnyStateMachine } from 'xstate';
import type { ShownFlow } from '../flows/flows.ts';
import { ChartPane } from '../parts/chart-pane.tsx';
import { Choice } from '../parts/choice.tsx';
import { ContextView } from '../parts/context-view.tsx';
import { EventLog } from '../parts/event-log.tsx';
import { LabPage } from '../parts/lab-page.tsx';
import { machinesOnStage, placeInWords } from '../parts/machines-on-stage.ts';
import { ChartText } from '../parts/chart-text.tsx';
import { Pane } from '../parts/pane.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { plainJson } from '../stage/plain-json.ts';
import { ScreenPane } from '../stage/screen-pane.tsx';
import { usePuppets } from '../stage/use-puppets.ts';
import { ActForm } from './act-form.tsx';
import { ActList } from './act-list.tsx';
import { actsOf, needsForm, type Act } from './acts.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePublished } from './use-published.ts';
import { useWalk } from './use-walk.ts';
import { walkFrom, walkTo } from './walks.ts';
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

/** A machine to be walked by hand: chart, real screen, what can happen, what happened. */
export function Workbench(props: WorkbenchProps) {
  const { title, machine, fixtures, flow, at = null, begins = null, facts } = props;
  const walkable = { machine, fixtures };
  const [start] = useState(() => (at === null ? null : walkTo(walkable, at, begins)));
  const [input, setInput] = useState(() => start?.input ?? inputNamed(fixtures, begins));
  const { walk, act, undo, begin } = useWalk(start?.walk ?? walkFrom(walkable, input));
  const scene = usePuppets(machine, walk, act);
  const keepingFocus = useKeptFocus();
  const isPhone = usePhone();
  const [window, setWindow] = useState<Window>(flow ? 'screen' : 'chart');
  const [wide, setWide] = useState<'both' | 'chart' | 'screen'>('both');
  const [tab, setTab] = useState<Tab>('events');
  const [shown, setShown] = useState('/');
  const [asked, setAsked] = useState<Act | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const machines = useMemo(() => (scene ? machinesOnStage(scene.player.root) : []), [scene]);
  const onShow = machines.find(({ key }) => key === shown) ?? machines[0] ?? null;
  const acts = useMemo(() => (scene ? actsOf(possibleActs(scene.player, fixtures)) : []), [scene, fixtures]);
  const words = onShow ? placeInWords(onShow.snapshot) : '';
  const stood = scene?.before.find(({ key }) => key === onShow?.key);
  const before = stood ? plainJson(stood.snapshot.context) : {};
  const context = onShow ? plainJson(onShow.snapshot.context) : null;

  const perform = (cue: Cue) => {
    const problem = scene?.attempt(cue) ?? null;
    setRefused(problem);
    if (problem !== null) return;
    setAsked(null);
    act(cue);
  };
  const asks = (one: Act) => !facts && needsForm(one);
  const choose = (one: Act) => {
    const [first] = one.cases;
    setRefused(null);
    if (asks(one)) {
      setAsked(one);
      setWindow('now');
    } else if (first) perform(first.cue);
  };
  const choosePressed = (type: string) => {
    const pressed =
      acts.find((one) => one.type === type && one.actor === onShow?.key) ??
      acts.find((one) => one.type === type);
    if (pressed) choose(pressed);
    else setRefused(`${type} does nothing here now: a guard refuses it.`);
  };
  usePublished({
    title,
    machine: onShow?.snapshot.machine ?? machine,
    snapshot: onShow?.snapshot ?? null,
    words,
    acts,
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
    screen: flow ? <ScreenPane flow={flow} walk={walk} scene={scene} onActed={act} /> : null,
    now: (
      <Pane title="What can happen now">
        {/* Where the focus stays when the button that was pressed is gone. */}
        <div className={styles.body} tabIndex={-1}>
          {facts}
          {asked ? (
            <ActForm
              key={`${asked.actor} ${asked.type} ${walk.cues.length}`}
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
              <ActList
                nothing={
                  facts
                    ? 'Nothing can happen as it stands. Say what holds, or step back.'
                    : 'Nothing more can happen. Step back, or begin again.'
                }
                acts={acts}
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
        note={`${walk.cues.length} ${walk.cues.length === 1 ? 'step' : 'steps'}`}
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
            entries={(scene?.heard ?? []).map((one) => ({ ...one, at: null }))}
            current={(scene?.heard.length ?? 0) - 1}
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
          Stands in <strong>{words}</strong>
        </>
      }
      action={
        <WorkbenchActions
          walkable={walkable}
          walk={walk}
          snapshot={machines[0]?.snapshot}
          input={input}
          onInput={keepingFocus((name: string) => {
            setInput(name);
            setAsked(null);
            begin(walkFrom(walkable, name));
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
