import { Suspense, useMemo, useState } from 'react';
import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import { EmptyState, Notice } from '../../../src/ui/index.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { Choice } from '../parts/choice.tsx';
import { Pane } from '../parts/pane.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { DropOffChart } from './drop-off-chart.tsx';
import { dropOffOf, worstOf } from './drop-off.ts';
import type { FlowFigures } from './figures.types.ts';
import { funnelOf } from './funnel-steps.ts';
import { Funnel } from './funnel.tsx';
import { stateNames } from './state-names.ts';
import { StatesTable } from './states-table.tsx';
import { visitsText } from './figure-text.ts';
import { Waiting } from '../parts/waiting.tsx';
import styles from './drop-off.module.css';

interface Props {
  readonly flow: ShownFlow;
  readonly figures: FlowFigures;
  /** What to do if there are no visits. */
  readonly ifEmpty: string;
}

type Window = 'steps' | 'table' | 'chart';

/** Figures of states that no longer exist. */
const MOST_NAMED = 6;

/** One flow's figures: on the chart, as steps and as a table, which select each other. */
export function DropOffWindows({ flow: { machine }, figures, ifEmpty }: Props) {
  const isPhone = usePhone();
  const [selected, setSelected] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const model = useMemo(() => chartOf(machine), [machine]);
  const { rows, unknown } = useMemo(() => dropOffOf(model, figures), [model, figures]);
  // A chart too large to read starts at the state with the highest drop-off. A state selected by the user is already in
  // view.
  const lookAt = chosen ?? worstOf(rows);
  const steps = useMemo(() => funnelOf(machine, rows, stateNames(model)), [machine, rows, model]);
  const [window, setWindow] = useState<Window>('table');
  const selecting = {
    selected,
    onSelect(state: string) {
      setSelected(state);
      setChosen(state);
    },
  };
  if (figures.states.length === 0)
    return <EmptyState title="Nobody has used this flow yet">{ifEmpty}</EmptyState>;

  const windows: Record<Window, React.ReactNode> = {
    chart: (
      <Pane title="Chart" note="Red and amber: where most people stop. At an arrow: how many followed it">
        <Suspense fallback={<Waiting>Drawing the chart …</Waiting>}>
          <DropOffChart
            machine={machine}
            figures={figures}
            rows={rows}
            selected={selected}
            lookAt={lookAt}
            onSelect={setSelected}
          />
        </Suspense>
      </Pane>
    ),
    steps:
      steps.length === 0 ? null : (
        <Pane title="Steps" note="Visits to each step of the path">
          <Funnel steps={steps} {...selecting} />
        </Pane>
      ),
    table: (
      <Pane title="States" note={`${rows.length} of ${model.states.length - 1} were reached`}>
        <StatesTable rows={rows} {...selecting} />
      </Pane>
    ),
  };
  const names: readonly Window[] = steps.length > 0 ? ['steps', 'table', 'chart'] : ['table', 'chart'];
  return (
    <>
      {unknown.length > 0 ? (
        <Notice tone="warning" title="Some figures are of states that this flow no longer has">
          {unknown
            .slice(0, MOST_NAMED)
            .map(({ state, came }) => `${state} (${visitsText(came)} came)`)
            .join(', ')}
          {unknown.length > MOST_NAMED ? ` and ${unknown.length - MOST_NAMED} more` : null}
        </Notice>
      ) : null}
      {isPhone ? (
        <>
          <Choice
            label="Which window"
            value={names.includes(window) ? window : 'table'}
            onChoose={setWindow}
            options={names.map((value) => ({ value, label: windowNames[value] }))}
          />
          <div className={styles.single}>{windows[window] ?? windows.table}</div>
        </>
      ) : (
        <div className={styles.windows} data-steps={steps.length > 0}>
          {windows.chart}
          {windows.steps}
          {windows.table}
        </div>
      )}
    </>
  );
}

const windowNames: Record<Window, string> = { steps: 'Steps', table: 'States', chart: 'Chart' };
