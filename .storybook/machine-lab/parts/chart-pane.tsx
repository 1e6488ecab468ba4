import { Suspense } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartNow } from '../../../src/statecharts/chart/chart-now.ts';
import type { ChartEvent, ChartNow } from '../../../src/statecharts/chart/chart.types.ts';
import { Chart } from '../../../src/statecharts/react/chart.tsx';
import { ChartExport } from './chart-export.tsx';
import { MachineChoice } from './machine-choice.tsx';
import type { PreviewedMachine } from './previewed-machines.ts';
import { Pane } from './pane.tsx';
import { useAppearance } from './use-appearance.ts';
import { useChart } from './use-chart.ts';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly machine: AnyStateMachine;
  readonly snapshot: AnyMachineSnapshot | null;
  /** The machines to choose from, including the chart's own. */
  readonly machines?: readonly PreviewedMachine[];
  readonly shown?: string;
  readonly onShow?: (key: string) => void;
  readonly title?: string;
  readonly onEvent?: (event: ChartEvent) => void;
}

/** The chart of a machine with its current state, and a choice of invoked machines. */
export function ChartPane(props: Props) {
  const { machine, snapshot, machines = [], shown = '/', onShow, title = 'Chart', onEvent } = props;
  const now = snapshot && chartNow(snapshot);
  return (
    <Pane
      title={title}
      note={
        machines.length > 1 && onShow ? (
          <MachineChoice machines={machines} shown={shown} onShow={onShow} />
        ) : (
          machine.id
        )
      }
      action={
        <Suspense fallback={null}>
          <ChartExport machine={machine} now={now} />
        </Suspense>
      }
    >
      <Suspense fallback={<Waiting>Drawing the chart …</Waiting>}>
        <LaidOutChart label={`${title} of ${machine.id}`} machine={machine} now={now} onEvent={onEvent} />
      </Suspense>
    </Pane>
  );
}

interface LaidOutProps {
  readonly label: string;
  readonly machine: AnyStateMachine;
  readonly now: ChartNow | null;
  readonly onEvent: Props['onEvent'];
}

function LaidOutChart({ label, machine, now, onEvent }: LaidOutProps) {
  const { model, layout } = useChart(machine);
  const appearance = useAppearance();
  return (
    <Chart
      label={label}
      model={model}
      layout={layout}
      appearance={appearance}
      now={now ?? undefined}
      onEvent={onEvent}
    />
  );
}
