import { useMemo } from 'react';
import type { ChartNow } from '../../../src/statecharts/chart/chart.types.ts';
import type { FlowDifference } from '../../../src/statecharts/flow/difference/difference.types.ts';
import { Chart } from '../../../src/statecharts/react/chart.tsx';
import { elkInWorker } from '../../../src/statecharts/react/elk-in-worker.ts';
import { useChartLayout } from '../../../src/statecharts/react/use-chart-layout.ts';
import { CheckboxField } from '../../../src/ui/index.ts';
import { drawnMarks } from '../parts/drawn-marks.ts';
import { Pane } from '../parts/pane.tsx';
import { useAppearance } from '../parts/use-appearance.ts';
import type { Comparison } from './compare.types.ts';
import { onlyChanged, locationsOf } from './comparison.ts';
import { SavePicture } from './save-picture.tsx';
import styles from './compare.module.css';

interface Props {
  readonly title: string;
  readonly comparison: Comparison;
  /** The selected difference: the view moves there. */
  readonly difference: FlowDifference | null;
  readonly isOnlyChanged: boolean;
  readonly onOnlyChanged: (is: boolean) => void;
}

const legend = [
  { tone: 'green', sign: '+', label: 'new' },
  { tone: 'red', sign: '−', label: 'gone' },
  { tone: 'amber', sign: '~', label: 'changed' },
] as const;

/** Both versions as one chart, with changes marked by colour and sign. */
export function UnionChart({ title, comparison, difference, isOnlyChanged, onOnlyChanged }: Props) {
  const { model: whole } = comparison;
  const marks = useMemo(() => drawnMarks(comparison), [comparison]);
  const isSame = comparison.differences.length === 0;
  const model = useMemo(
    () => (isOnlyChanged && !isSame ? onlyChanged(comparison) : whole),
    [isOnlyChanged, isSame, comparison, whole],
  );
  const layout = useChartLayout(model, elkInWorker());
  const appearance = useAppearance();
  const places = difference ? locationsOf({ model }, difference) : [];
  // The view moves there as it does to a machine's active state.
  const now: ChartNow | undefined = places.length === 0 ? undefined : { active: places, possible: [] };
  return (
    <Pane
      title="Chart"
      note={
        <span className={styles.legend}>
          {legend.map(({ tone, sign, label }) => (
            <span key={tone} className={styles.key} data-tone={tone}>
              <span aria-hidden>{sign}</span> {label}
            </span>
          ))}
        </span>
      }
      action={
        <>
          {isSame ? null : (
            <CheckboxField
              label="Only what changed"
              checked={isOnlyChanged}
              onChange={({ currentTarget }) => onOnlyChanged(currentTarget.checked)}
            />
          )}
          <SavePicture name={whole.id} model={model} layout={layout} marks={marks} />
        </>
      }
    >
      <Chart
        label={`Both versions of ${title}`}
        model={model}
        layout={layout}
        marks={marks}
        appearance={appearance}
        now={now}
        selected={places[0] ?? null}
        // The initial view without a selected difference: a long path is too small to read as a whole.
        lookAt={isSame ? whole.states[0]?.initial : null}
      />
    </Pane>
  );
}
