import { useMemo, useState } from 'react';
import { chartOf } from '../../../../src/statecharts/chart/chart-model.ts';
import { chartNow } from '../../../../src/statecharts/chart/chart-now.ts';
import { unionChart } from '../../../../src/statecharts/chart/union.ts';
import type { ChartMarks, ChartNow } from '../../../../src/statecharts/chart/chart.types.ts';
import {
  chartIdOfState,
  chartIdOfTransition,
  pathOfChartId,
  stateAt,
} from '../../../../src/statecharts/flow/flow-tree.ts';
import { differenceMarks, problemMarks } from '../../../../src/statecharts/flow/marks.ts';
import { Chart } from '../../../../src/statecharts/react/chart.tsx';
import { Spinner } from '../../../../src/ui/index.ts';
import { Choice } from '../../parts/choice.tsx';
import { drawnMarks } from '../../parts/drawn-marks.ts';
import { Pane } from '../../parts/pane.tsx';
import { useAppearance } from '../../parts/use-appearance.ts';
import type { PreviewState } from '../../preview/preview.ts';
import type { PathValidation } from '../validation/use-validation.ts';
import type { Editor } from '../use-editor.ts';
import { withReadableNames } from './chart-text.ts';
import { useModelWithLayout } from './use-model-with-layout.ts';
import type { TryOut } from '../try-it/use-try-out.ts';
import styles from '../path-editor.module.css';

interface Props {
  readonly editor: Editor;
  readonly tryOut: TryOut;
  readonly validation: PathValidation;
  readonly scene: PreviewState | null;
  readonly onSelect: (state: string) => void;
}

type Shown = 'problems' | 'changes';

/** The edited path as a chart: the current state, the selection, and either problems or changes. */
export function PathChart({ editor, tryOut, validation, scene, onSelect }: Props) {
  const [shown, setShown] = useState<Shown>('problems');
  const appearance = useAppearance();
  const { base } = editor.snapshot.context;
  const { path, selection, editable } = editor;
  const { shownPath, chartMachine } = tryOut;
  const { vocabulary } = editable;
  const model = useMemo(
    () => withReadableNames(chartOf(chartMachine), shownPath, vocabulary),
    [chartMachine, shownPath, vocabulary],
  );
  const before = useMemo(
    () => withReadableNames(chartOf(editable.machineOf(base)), base, vocabulary),
    [editable, base, vocabulary],
  );
  const union = useMemo(() => unionChart(before, model), [before, model]);
  const laid = useModelWithLayout(shown === 'changes' ? union.model : model);
  const marks = useMemo<ChartMarks>(() => {
    const of =
      shown === 'problems'
        ? problemMarks(path, validation.problems)
        : // Added and removed take precedence over changed.
          drawnMarks({
            model: union.model,
            marks: { ...differenceMarks(validation.differences), ...union.marks },
          });
    const arrow = selection.place && chartIdOfTransition(path, selection.place);
    return arrow && !of[arrow] ? { ...of, [arrow]: { tone: 'blue', text: 'selected' } } : of;
  }, [shown, path, validation, union, selection.place]);
  const now = useMemo<ChartNow | undefined>(() => {
    const snapshot = scene?.player.root.getSnapshot();
    // Events are sent next to the screen: here a press selects.
    return snapshot ? { ...chartNow(snapshot), possible: [] } : undefined;
  }, [scene]);
  return (
    <Pane
      title="Chart"
      note={laid && laid.model !== (shown === 'changes' ? union.model : model) ? 'Redrawing …' : null}
      action={
        <Choice
          label="Marks on the chart"
          value={shown}
          onChoose={setShown}
          options={[
            { value: 'problems', label: 'Problems' },
            { value: 'changes', label: 'Changes' },
          ]}
        />
      }
    >
      {laid ? (
        <Chart
          label={`Chart of ${editor.flow.title}`}
          model={laid.model}
          layout={laid.layout}
          appearance={appearance}
          now={now}
          marks={marks}
          selected={chartIdOfState(path, selection.state)}
          onSelect={(id) => {
            const state = pathOfChartId(path, id);
            // The chart of changes also contains what was removed.
            if (stateAt(path, state)) onSelect(state);
          }}
        />
      ) : (
        <div className={styles.middle}>
          <Spinner /> Drawing the chart …
        </div>
      )}
    </Pane>
  );
}
