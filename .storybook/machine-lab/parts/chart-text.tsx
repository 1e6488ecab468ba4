import { useMemo } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import { chartNow } from '../../../src/statecharts/chart/chart-now.ts';
import { ChartOutline } from '../../../src/statecharts/react/chart-outline.tsx';
import styles from './parts.module.css';

/** A machine as text, with its current state. */
export function ChartText({ snapshot }: { readonly snapshot: AnyMachineSnapshot }) {
  const model = useMemo(() => chartOf(snapshot.machine), [snapshot.machine]);
  return (
    <div className={styles.scroll} role="group" aria-label="The chart as text" tabIndex={0}>
      <ChartOutline model={model} now={chartNow(snapshot)} />
    </div>
  );
}
