import { useEffect, useMemo, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { chartTree } from '../chart/chart-tree.ts';
import type { ChartLayout, ChartMarks, ChartModel, ChartNow } from '../chart/chart.types.ts';
import { chartFont, ChartShapes } from './chart-drawing.tsx';
import { nextViewTarget, type ViewTarget } from './view-target.ts';
import { pageInk } from './chart-ink.ts';
import type { PressRow } from './chart-row.tsx';
import { useChartView, type ChartView } from './use-chart-view.ts';
import { useEmphasis } from './use-emphasis.ts';
import styles from './chart.module.css';

interface ChartViewportProps {
  readonly model: ChartModel;
  readonly layout: ChartLayout;
  readonly now?: ChartNow | undefined;
  readonly marks?: ChartMarks | undefined;
  readonly selected?: string | null | undefined;
  readonly lookAt?: string | null | undefined;
  readonly onSelect?: ((stateId: string) => void) | undefined;
  readonly onPress: PressRow;
  readonly toggle: ReactNode;
  readonly hintId: string;
}

const STEP = 60;
const FACTOR = 1.25;

/** Handles keys while the chart has focus. */
function move(view: ChartView, { key, shiftKey }: KeyboardEvent): boolean {
  const far = shiftKey ? 4 * STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
      view.panBy(far, 0);
      return true;
    case 'ArrowRight':
      view.panBy(-far, 0);
      return true;
    case 'ArrowUp':
      view.panBy(0, far);
      return true;
    case 'ArrowDown':
      view.panBy(0, -far);
      return true;
    case '+':
    case '=':
      view.zoomBy(FACTOR);
      return true;
    case '-':
      view.zoomBy(1 / FACTOR);
      return true;
    case '0':
      view.fit();
      return true;
    case '1':
      view.actualSize();
      return true;
    default:
      return false;
  }
}

/** The innermost of the active states. */
function activeLeaves(model: ChartModel, now: ChartNow | undefined): readonly string[] {
  if (!now) return [];
  const tree = chartTree(model);
  return now.active.filter((id) => !tree.childrenOf(id).some((child) => now.active.includes(child.id)));
}

/** Brings the focused element into view; the browser's own scrolling would push the chart out of its frame. */
function bringIn(view: ChartView, { target, currentTarget }: FocusEvent, layout: ChartLayout): void {
  currentTarget.scrollTo(0, 0);
  if (!(target instanceof SVGGElement)) return;
  const { x, y, width, height } = target.getBBox();
  const group = target.closest('[data-chart-origin]');
  const [left = 0, top = 0] = group?.getAttribute('data-chart-origin')?.split(' ').map(Number) ?? [];
  view.show([{ x: Math.min(layout.width, left + x), y: Math.min(layout.height, top + y), width, height }]);
}

/** The drawn chart with its tools. */
export function ChartViewport({
  model,
  layout,
  now,
  marks,
  selected,
  lookAt,
  onSelect,
  onPress,
  toggle,
  hintId,
}: ChartViewportProps) {
  const svg = useRef<SVGSVGElement>(null);
  const content = useRef<SVGGElement>(null);
  const view = useChartView(svg, content, layout);
  useEmphasis(svg);

  const { show, isLegible } = view;
  const leaves = useMemo(() => activeLeaves(model, now), [model, now]);
  /** Per model: returning from an invoked machine shows what happened meanwhile. */
  const followed = useRef(new WeakMap<ChartModel, ViewTarget>());
  const opened = useRef<ChartLayout | null>(null);
  useEffect(() => {
    if (leaves.length === 0) return;
    const before = followed.current.get(model);
    const after = nextViewTarget(before, leaves);
    followed.current.set(model, after);
    const isOpening = opened.current !== layout;
    opened.current = layout;
    // On opening, the whole chart is shown if it is legible. Afterwards the view follows the machine.
    if (isOpening ? isLegible() : after === before) return;
    show(after.entered.flatMap((id) => layout.states[id] ?? []));
  }, [model, layout, leaves, show, isLegible]);

  const looked = lookAt ? layout.states[lookAt] : undefined;
  useEffect(() => {
    if (looked) show([looked]);
  }, [looked, show]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (move(view, event)) event.preventDefault();
  };
  return (
    <>
      <div className={styles.tools} role="group" aria-label="View">
        {toggle}
        <span className={styles.gap} />
        <button
          type="button"
          className={styles.tool}
          aria-label="Zoom out"
          onClick={() => view.zoomBy(1 / FACTOR)}
        >
          −
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={`${view.percent} %: show at 100 %`}
          onClick={view.actualSize}
        >
          {view.percent} %
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label="Zoom in"
          onClick={() => view.zoomBy(FACTOR)}
        >
          +
        </button>
        <button type="button" className={styles.tool} onClick={view.fit}>
          Fit
        </button>
      </div>
      <div
        className={styles.view}
        tabIndex={0}
        role="group"
        aria-label={`Drawing of ${model.id}`}
        aria-describedby={hintId}
        onKeyDown={handleKey}
        onFocus={(event) => bringIn(view, event, layout)}
      >
        <span id={hintId} hidden>
          Arrow keys move the drawing, plus and minus zoom, 0 fits all of it, 1 shows it at its own size. Tab
          goes through the events that can happen now. All of it as a list: As text.
        </span>
        <svg ref={svg} className={styles.svg} fontFamily={chartFont}>
          <g ref={content} className={styles.content}>
            <ChartShapes
              model={model}
              layout={layout}
              now={now}
              marks={marks}
              selected={selected}
              onPress={onPress}
              onSelect={onSelect}
              ink={pageInk}
            />
          </g>
        </svg>
      </div>
    </>
  );
}
