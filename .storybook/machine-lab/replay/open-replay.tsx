import { useMemo, useState } from 'react';
import { ChartPane } from '../parts/chart-pane.tsx';
import { Choice } from '../parts/choice.tsx';
import { ContextView } from '../parts/context-view.tsx';
import { entriesWith } from '../parts/event-label.ts';
import { EventLog } from '../parts/event-log.tsx';
import { stateText } from '../parts/previewed-machines.ts';
import { Pane } from '../parts/pane.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { ScreenPane } from '../preview/screen-pane.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { contextAt, eventsByStep, machinesAt, lastMovedAt, playedAt } from './at-position.ts';
import { EventSearch } from './event-search.tsx';
import type { OpenTrace } from './file-store.ts';
import type { ReplaySession } from './use-replay.ts';
import styles from './replay.module.css';

interface Props {
  readonly session: ReplaySession;
  readonly open: OpenTrace;
  /** Incremented when the search is requested by key. */
  readonly searches: number;
}

type Window = 'screen' | 'chart' | 'events' | 'context';

/** An open trace at one position: chart, screen, events and context move together. */
export function OpenReplay({ session: { snapshot, send }, open, searches }: Props) {
  const { position, actor } = snapshot.context;
  const isPhone = usePhone();
  const [window, setWindow] = useState<Window>('screen');
  const [search, setSearch] = useState('');
  const { playback: events, steps } = useMemo(() => eventsByStep(open), [open]);
  const played = playedAt(steps, position);
  const playback = useMemo(() => ({ ...events, played }), [events, played]);
  const scene = usePreview(open.flow.machine, playback);

  const machines = useMemo(() => machinesAt(open, position), [open, position]);
  const wanted = actor ?? lastMovedAt(open, position);
  const shown = machines.find(({ key }) => key === wanted) ?? machines[0];
  const { context, changes } = useMemo(
    () => contextAt(open, position, shown?.key ?? '/'),
    [open, position, shown?.key],
  );
  const entries = useMemo(() => open.trace.steps.slice(0, open.opening.times.length), [open]);
  const found = useMemo(() => entriesWith(entries, search), [entries, search]);
  const goTo = (index: number) => send({ type: 'POSITION.CHOSEN', position: index + 1 });

  const windows: Record<Window, React.ReactNode> = {
    chart: (
      <ChartPane
        machine={shown?.snapshot.machine ?? open.flow.machine}
        snapshot={shown?.snapshot ?? null}
        machines={machines}
        shown={shown?.key ?? '/'}
        onShow={(key) => send({ type: 'ACTOR.CHOSEN', actor: key })}
      />
    ),
    screen: (
      <div className={styles.stacked}>
        {scene?.failure ? <p className={styles.failure}>{scene.failure}</p> : null}
        <ScreenPane flow={open.flow} playback={playback} scene={scene} isInert />
      </div>
    ),
    events: (
      <Pane
        title="Events"
        note={`${entries.length}`}
        action={
          <EventSearch
            text={search}
            onText={setSearch}
            found={found}
            current={position - 1}
            onGoTo={goTo}
            asked={searches}
          />
        }
      >
        <EventLog
          label="Events"
          entries={entries}
          current={position - 1}
          found={new Set(found)}
          onGoTo={goTo}
        />
      </Pane>
    ),
    context: (
      <Pane
        title="Context"
        note={shown ? `${shown.key === '/' ? open.flow.id : shown.key} · ${stateText(shown.snapshot)}` : null}
        action={
          machines.length > 1 ? (
            <Choice
              label="Whose context and chart"
              value={actor === null ? 'follow' : 'stay'}
              onChoose={(value) =>
                send({ type: 'ACTOR.CHOSEN', actor: value === 'follow' ? null : (shown?.key ?? '/') })
              }
              options={[
                { value: 'follow', label: 'Follow what moves' },
                { value: 'stay', label: 'Stay here' },
              ]}
            />
          ) : null
        }
      >
        <ContextView label="What the machine remembers" context={context} changes={changes} />
      </Pane>
    ),
  };

  if (isPhone) {
    return (
      <>
        <Choice
          label="Which window"
          value={window}
          onChoose={setWindow}
          options={[
            { value: 'screen', label: 'Screen' },
            { value: 'chart', label: 'Chart' },
            { value: 'events', label: 'Events' },
            { value: 'context', label: 'Context' },
          ]}
        />
        <div className={styles.single}>{windows[window]}</div>
      </>
    );
  }
  return (
    <div className={styles.layout}>
      {windows.chart}
      {windows.screen}
      {windows.events}
      {windows.context}
    </div>
  );
}
