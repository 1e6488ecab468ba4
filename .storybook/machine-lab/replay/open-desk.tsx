import { useMemo, useState } from 'react';
import { ChartPane } from '../parts/chart-pane.tsx';
import { Choice } from '../parts/choice.tsx';
import { ContextView } from '../parts/context-view.tsx';
import { entriesWith } from '../parts/event-words.ts';
import { EventLog } from '../parts/event-log.tsx';
import { placeInWords } from '../parts/machines-on-stage.ts';
import { Pane } from '../parts/pane.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { ScreenPane } from '../stage/screen-pane.tsx';
import { usePuppets } from '../stage/use-puppets.ts';
import { contextAt, cuesByStep, machinesAt, moverAt, playedAt } from './at-position.ts';
import { EventSearch } from './event-search.tsx';
import type { OpenTrace } from './shelf.ts';
import type { Desk } from './use-desk.ts';
import styles from './replay.module.css';

interface Props {
  readonly desk: Desk;
  readonly open: OpenTrace;
  /** Counts how often the search was asked for by key. */
  readonly searches: number;
}

type Window = 'screen' | 'chart' | 'events' | 'context';

/** An open trace at one place: chart, screen, events and context move together. */
export function OpenDesk({ desk: { snapshot, send }, open, searches }: Props) {
  const { position, actor } = snapshot.context;
  const isPhone = usePhone();
  const [window, setWindow] = useState<Window>('screen');
  const [search, setSearch] = useState('');
  const { walk: cues, steps } = useMemo(() => cuesByStep(open), [open]);
  const played = playedAt(steps, position);
  const walk = useMemo(() => ({ ...cues, played }), [cues, played]);
  const scene = usePuppets(open.flow.machine, walk);

  const machines = useMemo(() => machinesAt(open, position), [open, position]);
  const wanted = actor ?? moverAt(open, position);
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
        <ScreenPane flow={open.flow} walk={walk} scene={scene} isInert />
      </div>
    ),
    events: (
      <Pane
        title="Events"
        note={`${entries.length}`}
        action={
          <EventSearch
            words={search}
            onWords={setSearch}
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
        note={
          shown ? `${shown.key === '/' ? open.flow.id : shown.key} · ${placeInWords(shown.snapshot)}` : null
        }
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
    <div className={styles.desk}>
      {windows.chart}
      {windows.screen}
      {windows.events}
      {windows.context}
    </div>
  );
}
