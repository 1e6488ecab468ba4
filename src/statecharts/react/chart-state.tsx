import type { Box, ChartEdge, ChartReaction, ChartState } from '../chart/chart.types.ts';
import type { StateFigure } from '../chart/figure.ts';
import type { ChartInk } from './chart-ink.ts';
import { Row, type PressRow } from './chart-row.tsx';
import { Runs } from './chart-text.tsx';

interface StateShapeProps {
  readonly state: ChartState;
  readonly figure: StateFigure;
  readonly box: Box;
  readonly ink: ChartInk;
  readonly isFrame: boolean;
  readonly isRegion: boolean;
  readonly isActive: boolean;
  /** No state in it is active: the view moves to this one. */
  readonly isInnermostActive: boolean;
  readonly isSelected: boolean;
  readonly can: (what: ChartReaction | ChartEdge) => boolean;
  readonly onPress: PressRow;
  readonly onSelect: ((id: string) => void) | undefined;
}

function HistoryShape({
  box,
  state,
  ink,
}: {
  readonly box: Box;
  readonly state: ChartState;
  readonly ink: ChartInk;
}) {
  const radius = box.width / 2;
  return (
    <g data-chart-state={state.id}>
      <circle cx={box.x + radius} cy={box.y + radius} r={radius} fill={ink.state} stroke={ink.arrow} />
      <text
        x={box.x + radius}
        y={box.y + radius + 4.3}
        textAnchor="middle"
        fontSize={12}
        fontWeight={600}
        fill={ink.plain}
      >
        H
      </text>
    </g>
  );
}

/** The box of a state; final states have a double border. */
function StateBox({ state, box, ink, isFrame, isRegion, isActive, isSelected }: StateShapeProps) {
  // The root is always active, so it is not highlighted.
  const isLit = isActive && state.parent !== null;
  const line = isSelected ? ink.chosen : isLit ? ink.accentLine : ink.hairline;
  const isBare = isRegion;
  const paper = isFrame ? ink.frame : isLit ? ink.accentPaper : ink.state;
  return (
    <>
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx={isFrame ? 10 : 7}
        fill={isBare ? 'none' : paper}
        stroke={isBare && !isSelected ? 'none' : line}
        strokeWidth={isSelected ? 2 : isLit ? 1.5 : 1}
        pointerEvents="all"
      />
      {state.kind === 'final' && (
        <rect
          x={box.x + 3}
          y={box.y + 3}
          width={box.width - 6}
          height={box.height - 6}
          rx={4.5}
          fill="none"
          stroke={line}
        />
      )}
    </>
  );
}

/** Its text. */
function StateText({ state, figure, box, ink, isFrame, isRegion, isActive, can, onPress }: StateShapeProps) {
  const isLit = isActive && state.parent !== null;
  return (
    <g transform={`translate(${box.x},${box.y})`} data-chart-origin={`${box.x} ${box.y}`}>
      <Runs
        runs={figure.head}
        ink={ink}
        strong={isLit ? ink.accent : undefined}
        halo={isFrame ? ink.background : undefined}
      />
      {figure.tags.map(({ box: chip, run }) => (
        <g key={run.text}>
          <rect {...chip} rx={3.5} fill="none" stroke={isLit ? ink.accentLine : ink.hairline} />
          <Runs runs={[run]} ink={ink} />
        </g>
      ))}
      {figure.rule !== null && !isFrame && !isRegion && (
        <path
          d={`M0.5,${figure.rule}H${box.width - 0.5}`}
          stroke={isLit ? ink.accentLine : ink.hairline}
          strokeOpacity={isLit ? 0.45 : 1}
        />
      )}
      {figure.rows.map((row, index) => (
        <Row
          key={`${index}`}
          row={row}
          source={state.id}
          ink={ink}
          isPossible={row.describes !== null && can(row.describes)}
          paper={ink.state}
          line={ink.accentLine}
          onPress={onPress}
        />
      ))}
    </g>
  );
}

/** A state without children: its box and its text. */
export function StateShape(props: StateShapeProps) {
  const { state, box, ink, isFrame, isInnermostActive, onSelect } = props;
  if (state.kind === 'history') return <HistoryShape box={box} state={state} ink={ink} />;
  return (
    <g
      data-chart-state={state.id}
      data-chart-frame={isFrame ? '' : undefined}
      data-chart-active={isInnermostActive ? '' : undefined}
      onClick={onSelect && (() => onSelect(state.id))}
    >
      <StateBox {...props} />
      {!isFrame && <StateText {...props} />}
    </g>
  );
}

/** The text of a state with children, drawn above the lines into it. */
export const FrameText = StateText;
