import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Chart } from '../../../src/statecharts/react/chart.tsx';
import { useAppearance } from '../parts/use-appearance.ts';
import { useChart } from '../parts/use-chart.ts';
import { arrowCounts, arrowMarks } from './arrow-counts.ts';
import { stateMarks, type StateRow } from './drop-off.ts';
import type { FlowFigures } from './figures.types.ts';

interface Props {
  readonly machine: AnyStateMachine;
  readonly figures: FlowFigures;
  readonly rows: readonly StateRow[];
  readonly selected: string | null;
  /** The selection from elsewhere on the page: the view moves there. */
  readonly lookAt: string | null;
  readonly onSelect: (state: string) => void;
}

/** The flow's chart with the figures on it. */
export function DropOffChart({ machine, figures, rows, selected, lookAt, onSelect }: Props) {
  const { model, layout } = useChart(machine);
  const appearance = useAppearance();
  const marks = useMemo(
    () => ({ ...stateMarks(rows), ...arrowMarks(model, arrowCounts(model, figures)) }),
    [model, figures, rows],
  );
  return (
    <Chart
      model={model}
      layout={layout}
      appearance={appearance}
      marks={marks}
      selected={selected}
      lookAt={lookAt}
      onSelect={onSelect}
      label={`Drop-off of ${machine.id}`}
    />
  );
}
