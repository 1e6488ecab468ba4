import { useId, useState } from 'react';
import { chartTree } from '../chart/chart-tree.ts';
import type {
  ChartEdge,
  ChartEvent,
  ChartMarks,
  ChartModel,
  ChartNow,
  ChartReaction,
} from '../chart/chart.types.ts';
import type { ChartAppearance } from './chart-ink.ts';
import { ChartOutline } from './chart-outline.tsx';
import { ChartViewport } from './chart-viewport.tsx';
import type { LaidOut } from './use-chart-layout.ts';
import styles from './chart.module.css';

export interface ChartProps {
  readonly model: ChartModel;
  readonly layout: LaidOut;
  readonly now?: ChartNow | undefined;
  readonly marks?: ChartMarks | undefined;
  /** The id of a state. */
  readonly selected?: string | null | undefined;
  readonly onSelect?: ((stateId: string) => void) | undefined;
  /** The id of a state to bring into view. */
  readonly lookAt?: string | null | undefined;
  /** Called when an event is pressed: the event, its arrow or reaction, and the active state that handles it. */
  readonly onEvent?:
    | ((event: ChartEvent, what: ChartEdge | ChartReaction, source: string) => void)
    | undefined;
  /** Distinguishes several charts of one machine on a page. */
  readonly label?: string | undefined;
  /** Defaults to the page's appearance. */
  readonly appearance?: ChartAppearance | undefined;
}

/** A machine as a chart to explore or to read as text. */
export function Chart(props: ChartProps) {
  const { model, layout, now, appearance, onSelect, onEvent } = props;
  const [isText, setText] = useState(false);
  const id = useId();
  const press =
    onEvent && ((what: ChartEdge | ChartReaction, source: string) => onEvent(what.event, what, source));
  const isEmpty = chartTree(model).childrenOf(model.states[0]?.id ?? '').length === 0;
  const asText = isText || layout === 'failed' || isEmpty;
  const toggle = (
    <button type="button" className={styles.tool} aria-pressed={isText} onClick={() => setText(!isText)}>
      As text
    </button>
  );
  return (
    <section
      className={styles.chart}
      style={appearance && { colorScheme: appearance }}
      aria-label={props.label ?? `Chart of ${model.id}`}
      aria-busy={layout === 'loading'}
    >
      {asText ? (
        <>
          {!isEmpty && layout !== 'failed' && <div className={styles.tools}>{toggle}</div>}
          <div className={styles.text} tabIndex={0} role="group" aria-label={`${model.id} as text`}>
            {layout === 'failed' && (
              <p role="status" className={styles.note}>
                This chart could not be laid out. Here is all it says, as text.
              </p>
            )}
            {isEmpty && (
              <p className={styles.note}>This machine has no states within it: there is nothing to draw.</p>
            )}
            <ChartOutline
              model={model}
              now={now}
              onSelect={onSelect}
              selected={props.selected}
              marks={props.marks}
              onPress={press}
            />
          </div>
        </>
      ) : layout === 'loading' ? (
        <p role="status" className={styles.loading}>
          Drawing the chart of {model.id} …
        </p>
      ) : (
        <ChartViewport {...props} layout={layout} toggle={toggle} onPress={press} hintId={id} />
      )}
    </section>
  );
}
