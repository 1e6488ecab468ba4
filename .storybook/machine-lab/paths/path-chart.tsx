import { Suspense, useMemo } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartNow } from '../../../src/statecharts/chart/chart-now.ts';
import type { SimplePath } from '../../../src/statecharts/explore/simple-paths.types.ts';
import { Chart } from '../../../src/statecharts/react/chart.tsx';
import { Pane } from '../parts/pane.tsx';
import { useAppearance } from '../parts/use-appearance.ts';
import { useChart } from '../parts/use-chart.ts';
import { pathMarks } from './path-marks.ts';
import { Waiting } from '../parts/waiting.tsx';

interface Props {
  readonly machine: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot | null;
  readonly path: SimplePath;
}

/** The chart with a path: its arrows numbered by step, and the current state highlighted. */
export function PathChart(props: Props) {
  return (
    <Pane title="Chart" note={props.machine.id}>
      <Suspense fallback={<Waiting>Drawing the chart …</Waiting>}>
        <Marked {...props} />
      </Suspense>
    </Pane>
  );
}

function Marked({ machine, snapshot, path }: Props) {
  const { model, layout } = useChart(machine);
  const marks = useMemo(() => pathMarks(model, path), [model, path]);
  return (
    <Chart
      label={`The path on the chart of ${machine.id}`}
      model={model}
      layout={layout}
      appearance={useAppearance()}
      // Nothing can be pressed here: the path determines what happens next.
      now={snapshot ? { ...chartNow(snapshot), possible: [] } : undefined}
      marks={marks}
    />
  );
}
