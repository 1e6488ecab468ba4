import { useState } from 'react';
import {
  pathOfChartId,
  stateAt,
  statesIn,
  chartIdOfTransition,
  transitionsOf,
} from '../../../../src/statecharts/flow/flow-tree.ts';
import type { FlowDifference } from '../../../../src/statecharts/flow/difference/difference.types.ts';
import type { Flow, TransitionPlace } from '../../../../src/statecharts/flow/flow.types.ts';
import { Choice } from '../../parts/choice.tsx';
import { DifferenceList } from '../../parts/difference-list.tsx';
import { Pane } from '../../parts/pane.tsx';
import { ProblemList } from './problem-list.tsx';
import type { Editor } from '../use-editor.ts';
import type { PathValidation } from './use-validation.ts';
import { outermost } from '../state-text.ts';
import styles from './validation.module.css';

export type ValidationTab = 'now' | 'problems' | 'changes';

interface Props {
  readonly editor: Editor;
  readonly validation: PathValidation;
  readonly tab: ValidationTab;
  readonly onTab: (tab: ValidationTab) => void;
  readonly onSelect: (state: string, place?: TransitionPlace) => void;
  /** The events that are possible now. */
  readonly now: React.ReactNode;
}

/** The transition that the arrow shows. */
const selectionOf = (flow: Flow, chartId: string): TransitionPlace | undefined =>
  statesIn(flow)
    .flatMap(({ path }) => transitionsOf(flow, path))
    .find(({ place }) => chartIdOfTransition(flow, place) === chartId)?.place;

const counted = (text: string, count: number): string => (count === 0 ? text : `${text} ${count}`);

/** Below the screen: the possible events, the path's problems, and its differences from the file. */
export function ValidationPanel({ editor, validation, tab, onTab, onSelect, now }: Props) {
  const { path } = editor;
  const { problems, differences } = validation;
  const [looked, setLooked] = useState<string | null>(null);
  const look = (difference: FlowDifference) => {
    setLooked(difference.id);
    const place = difference.chartIds.flatMap((id) => selectionOf(path, id) ?? [])[0];
    if (difference.about === 'transition' && place) return onSelect(place.state, place);
    const states = [difference.state, ...difference.chartIds.map((id) => pathOfChartId(path, id))];
    const there = states.find((state) => state !== '' && stateAt(path, state));
    if (there !== undefined) onSelect(difference.about === 'step' ? outermost(there) : there);
  };
  return (
    <Pane
      title={{ now: 'Try and check', problems: 'Problems', changes: 'Changes' }[tab]}
      action={
        <Choice
          label="What is shown below the screen"
          value={tab}
          onChoose={onTab}
          options={[
            { value: 'now', label: 'Try it' },
            { value: 'problems', label: counted('Problems', problems.length) },
            { value: 'changes', label: counted('Changes', differences.length) },
          ]}
        />
      }
    >
      <div className={styles.body} tabIndex={-1}>
        {tab === 'now' ? now : null}
        {tab === 'problems' ? (
          <ProblemList
            editor={editor}
            problems={problems}
            onSelect={({ state, place }) => onSelect(state, place)}
          />
        ) : null}
        {tab === 'changes' ? (
          differences.length === 0 ? (
            <p className={styles.fine}>Nothing has changed since the path was saved.</p>
          ) : (
            <DifferenceList differences={differences} selected={looked} onSelect={look} />
          )
        ) : null}
      </div>
    </Pane>
  );
}
