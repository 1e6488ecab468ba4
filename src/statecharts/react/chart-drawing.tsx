import { useMemo, type ReactNode } from 'react';
import type {
  ChartEdge,
  ChartLayout,
  ChartMarks,
  ChartModel,
  ChartNow,
  ChartReaction,
} from '../chart/chart.types.ts';
import { ArrowLabel, ArrowLine } from './chart-arrow.tsx';
import { chartInk, type ChartAppearance, type ChartInk } from './chart-ink.ts';
import { roundedPath } from './chart-lines.ts';
import { MarkBadge } from './chart-mark.tsx';
import { chartPlan, isPossible, type ChartPlan } from './chart-plan.ts';
import type { PressRow } from './chart-row.tsx';
import { FrameText, StateShape } from './chart-state.tsx';
import { markPositions } from './mark-positions.ts';

interface ShownChart {
  readonly model: ChartModel;
  readonly layout: ChartLayout;
  readonly now?: ChartNow | undefined;
  readonly marks?: ChartMarks | undefined;
  readonly selected?: string | null | undefined;
}

interface ChartDrawingProps extends ShownChart {
  readonly appearance: ChartAppearance;
  /** Makes possible events pressable as buttons. */
  readonly onPress?: PressRow;
}

interface ChartShapesProps extends ShownChart {
  readonly ink: ChartInk;
  readonly onPress?: PressRow;
  readonly onSelect?: ((id: string) => void) | undefined;
}

export const chartFont = "Inter, 'Inter Variable', 'Liberation Sans', Arial, Helvetica, sans-serif";

/** The initial-state dots. */
function Starts({ layout, ink }: { readonly layout: ChartLayout; readonly ink: ChartInk }): ReactNode {
  return Object.entries(layout.starts).map(([id, { dot, line }]) => (
    <g key={id}>
      <path d={roundedPath(line)} fill="none" stroke={ink.arrow} />
      <circle cx={dot.x} cy={dot.y} r={4.5} fill={ink.strong} />
    </g>
  ));
}

/** The lines between parallel regions. */
function Separators({
  plan,
  layout,
  ink,
}: {
  readonly plan: ChartPlan;
  readonly layout: ChartLayout;
  readonly ink: ChartInk;
}): ReactNode {
  return plan.states
    .filter(({ state }) => state.kind === 'parallel')
    .flatMap(({ state }) => {
      const regions = plan.tree
        .childrenOf(state.id)
        .flatMap(({ id }) => layout.states[id] ?? [])
        .sort((a, b) => a.x - b.x);
      return regions.slice(1).flatMap((region, index) => {
        const left = regions[index];
        if (!left || left.x + left.width > region.x) return [];
        const x = (left.x + left.width + region.x) / 2;
        return (
          <path
            key={`${state.id} ${index}`}
            d={`M${x},${region.y}V${region.y + region.height}`}
            stroke={ink.arrow}
            strokeDasharray="4 4"
          />
        );
      });
    });
}

/** The contents of a chart's `<svg>`. */
export function ChartShapes({
  model,
  layout,
  now,
  marks,
  selected,
  ink,
  onPress,
  onSelect,
}: ChartShapesProps) {
  const plan = useMemo(() => chartPlan(model), [model]);
  const placed = useMemo(() => markPositions(plan, layout, marks ?? {}), [plan, layout, marks]);
  const { tree } = plan;
  const isActive = (id: string): boolean => now?.active.includes(id) ?? false;
  const shapes = plan.states.flatMap(({ state, figure }) => {
    const box = layout.states[state.id];
    if (!box) return [];
    return {
      state,
      figure,
      box,
      ink,
      isFrame: tree.childrenOf(state.id).length > 0,
      isRegion: tree.get(state.parent ?? '')?.kind === 'parallel',
      isActive: isActive(state.id),
      isInnermostActive: isActive(state.id) && !tree.childrenOf(state.id).some(({ id }) => isActive(id)),
      isSelected: selected === state.id,
      can: (what: ChartEdge | ChartReaction) => isPossible(now, state.id, what),
      onPress,
      onSelect,
    };
  });
  return (
    <>
      {shapes.map((shape) => (
        <StateShape key={shape.state.id} {...shape} />
      ))}
      <Separators plan={plan} layout={layout} ink={ink} />
      <Starts layout={layout} ink={ink} />
      {plan.groups.map(({ group }) => (
        <ArrowLine
          key={group.id}
          group={group}
          layout={layout}
          ink={ink}
          marks={marks}
          can={(what) => isPossible(now, group.source, what)}
        />
      ))}
      {shapes
        .filter(({ isFrame }) => isFrame)
        .map((shape) => (
          <FrameText key={shape.state.id} {...shape} />
        ))}
      {plan.groups.map(({ group, figure }) => (
        <ArrowLabel
          key={group.id}
          group={group}
          figure={figure}
          layout={layout}
          ink={ink}
          onPress={onPress}
          can={(what) => isPossible(now, group.source, what)}
        />
      ))}
      {placed.map(({ id, mark, box }) => (
        <MarkBadge key={id} mark={mark} box={box} ink={ink} />
      ))}
    </>
  );
}

/** A chart as a static picture: it looks the same everywhere and has nothing to press. */
export function ChartDrawing({ appearance, onPress, ...shown }: ChartDrawingProps) {
  const { model, layout, now } = shown;
  const active = now?.active.at(-1);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      fontFamily={chartFont}
      role={onPress ? 'group' : 'img'}
      aria-label={`Statechart of ${model.id}`}
    >
      <title>{`Statechart of ${model.id}`}</title>
      <desc>
        {`${model.states.length} states, ${model.edges.length} transitions${active ? `, now in ${active}` : ''}.`}
      </desc>
      <rect width="100%" height="100%" fill={chartInk[appearance].background} />
      <ChartShapes {...shown} ink={chartInk[appearance]} onPress={onPress} />
    </svg>
  );
}
