import { useMemo } from 'react';
import type { ChartMarks, ChartModel, ChartNow } from '../chart/chart.types.ts';
import { outlineOf, type OutlineEvent, type OutlineState } from '../chart/outline.ts';
import { isPossible, reactionId } from './chart-plan.ts';
import { fullName, pressName, type PressRow } from './chart-row.tsx';
import styles from './chart.module.css';

interface ChartOutlineProps {
  readonly model: ChartModel;
  readonly now?: ChartNow | undefined;
  readonly marks?: ChartMarks | undefined;
  readonly selected?: string | null | undefined;
  readonly onSelect?: ((stateId: string) => void) | undefined;
  readonly onPress?: PressRow;
}

type PartProps = Omit<ChartOutlineProps, 'model'>;

function EventLine({
  event,
  source,
  ...props
}: PartProps & { readonly event: OutlineEvent; readonly source: string }) {
  const { what, text } = event;
  const mark = props.marks?.['id' in what ? what.id : reactionId(source, what)];
  return (
    <li>
      {props.onPress && isPossible(props.now, source, what) && (
        <button
          type="button"
          className={styles.send}
          aria-label={fullName(what)}
          onClick={() => props.onPress?.(what, source)}
        >
          {pressName(what)}
        </button>
      )}
      {text}
      {mark && <span className={styles.badge}>{mark.text}</span>}
    </li>
  );
}

function StateItem({ item, ...props }: PartProps & { readonly item: OutlineState }) {
  const { state } = item;
  const mark = props.marks?.[state.id];
  return (
    <li className={item.isActive ? styles.active : undefined} aria-current={item.isActive || undefined}>
      {props.onSelect ? (
        <button
          type="button"
          className={styles.pick}
          aria-pressed={props.selected === state.id}
          onClick={() => props.onSelect?.(state.id)}
        >
          {state.key}
        </button>
      ) : (
        <span className={styles.name}>{state.key}</span>
      )}
      {item.isActive && <span className={styles.badge}>now</span>}
      {item.isInitial && <span className={styles.quiet}> · entered first</span>}
      {item.kind && <span className={styles.quiet}> · {item.kind}</span>}
      {state.title && <span className={styles.quiet}> · {state.title}</span>}
      {mark && <span className={styles.badge}>{mark.text}</span>}
      {item.does.length + item.events.length + item.states.length > 0 && (
        <ul>
          {item.does.map((sentence) => (
            <li key={sentence} className={styles.quiet}>
              {sentence}
            </li>
          ))}
          {item.events.map((event, index) => (
            <EventLine key={`${index}`} event={event} source={state.id} {...props} />
          ))}
          {item.states.map((inner) => (
            <StateItem key={inner.state.id} item={inner} {...props} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A chart as a nested list of text. */
export function ChartOutline({ model, ...props }: ChartOutlineProps) {
  const outline = useMemo(() => outlineOf(model, props.now), [model, props.now]);
  return (
    <ul className={styles.outline} aria-label={`States of ${model.id}`}>
      <StateItem item={outline} {...props} />
    </ul>
  );
}
