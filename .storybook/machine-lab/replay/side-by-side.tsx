import { useMemo } from 'react';
import { firstDifference, type Difference } from '../../../src/statecharts/trace/compare.ts';
import { Button, Notice } from '../../../src/ui/index.ts';
import { ChartPane } from '../parts/chart-pane.tsx';
import { EventLog } from '../parts/event-log.tsx';
import { stateText } from '../parts/previewed-machines.ts';
import { Pane } from '../parts/pane.tsx';
import { machinesAt } from './at-position.ts';
import type { OpenTrace } from './file-store.ts';
import type { ReplaySession } from './use-replay.ts';
import styles from './replay.module.css';

interface Props {
  readonly session: ReplaySession;
  readonly left: OpenTrace;
  readonly right: OpenTrace;
}

/** The second trace's position for a position in the first: in step up to the difference, and equally far beyond. */
function matchingPosition(position: number, difference: Difference | null, length: number): number {
  const { a, b } = difference ?? { a: null, b: null };
  const ahead = a !== null && b !== null && position > a ? b - a : 0;
  return Math.min(Math.max(position + ahead, 0), length);
}

/** Two traces side by side, moved together, with the first difference. */
export function SideBySide({ session: { snapshot, send }, left, right }: Props) {
  const { position, actor } = snapshot.context;
  const difference = useMemo(() => firstDifference(left.trace, right.trace), [left, right]);
  const besides = matchingPosition(position, difference, right.opening.times.length);
  const place = difference?.a ?? difference?.b;
  const shown = actor ?? difference?.actor ?? '/';
  const goTo = (index: number) => send({ type: 'POSITION.CHOSEN', position: index + 1 });
  return (
    <>
      <Notice
        tone={difference ? 'warning' : 'success'}
        title={difference ? 'They differ' : 'They are the same'}
        action={
          place === null || place === undefined ? null : (
            <Button variant="surface" onClick={() => goTo(place)}>
              Go where they part
            </Button>
          )
        }
      >
        {difference?.text ?? 'Every machine received the same events and was in the same states.'}
      </Notice>
      <div className={styles.sideBySide}>
        <Half
          open={left}
          position={position}
          actor={shown}
          side="first"
          differs={difference?.a ?? null}
          onGoTo={goTo}
        />
        <Half open={right} position={besides} actor={shown} side="second" differs={difference?.b ?? null} />
      </div>
    </>
  );
}

interface HalfProps {
  readonly open: OpenTrace;
  readonly position: number;
  readonly actor: string;
  readonly side: 'first' | 'second';
  readonly differs: number | null;
  readonly onGoTo?: (index: number) => void;
}

function Half({ open, position, actor, side, differs, onGoTo }: HalfProps) {
  const machines = machinesAt(open, position);
  const shown = machines.find(({ key }) => key === actor) ?? machines[0];
  const text = shown ? stateText(shown.snapshot) : '';
  return (
    <div className={styles.half}>
      <ChartPane
        title={`The ${side}: chart`}
        machine={shown?.snapshot.machine ?? open.flow.machine}
        snapshot={shown?.snapshot ?? null}
      />
      <Pane title={`The ${side}: events`} note={`${open.opening.name} · ${text}`}>
        <EventLog
          label={`Events of the ${side}`}
          entries={open.trace.steps}
          current={position - 1}
          differs={differs}
          {...(onGoTo && { onGoTo })}
        />
      </Pane>
    </div>
  );
}
