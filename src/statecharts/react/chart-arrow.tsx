import type { ChartEdge, ChartLayout, ChartMarks, ChartReaction } from '../chart/chart.types.ts';
import type { EdgeGroup, LabelFigure } from '../chart/figure.ts';
import type { ChartInk } from './chart-ink.ts';
import { arrow } from './chart-lines.ts';
import { Row, type PressRow } from './chart-row.tsx';

interface ArrowProps {
  readonly group: EdgeGroup;
  readonly layout: ChartLayout;
  readonly ink: ChartInk;
  readonly can: (what: ChartReaction | ChartEdge) => boolean;
}

const labelPosition = ({ group, layout }: Pick<ArrowProps, 'group' | 'layout'>) =>
  layout.edges[group.edges[0]?.id ?? ''];

/** The line from one state to another. */
export function ArrowLine(props: ArrowProps & { readonly marks: ChartMarks | undefined }) {
  const { group, ink, can, marks } = props;
  const line = labelPosition(props)?.line ?? [];
  const mark = group.edges.map(({ id }) => marks?.[id]).find((one) => one !== undefined);
  const isPossible = group.edges.some(can);
  const colour = mark ? ink.marks[mark.tone].line : isPossible ? ink.accentLine : ink.arrow;
  const shape = arrow(line);
  return (
    <g data-chart-line="" data-chart-from={group.source} data-chart-to={group.target}>
      <path d={shape.line} fill="none" stroke={colour} strokeWidth={isPossible || mark ? 1.6 : 1} />
      <path d={shape.head} fill={colour} />
    </g>
  );
}

interface LabelProps extends ArrowProps {
  readonly figure: LabelFigure;
  readonly onPress: PressRow;
}

/** The label of an arrow, drawn above all lines. */
export function ArrowLabel({ onPress, ...props }: LabelProps) {
  const { group, figure, ink, can } = props;
  const first = labelPosition(props)?.label;
  const [row] = figure.rows;
  if (!first || !row) return null;
  const corner = { x: first.x - row.x, y: first.y - row.y };
  const isPossible = group.edges.some(can);
  return (
    <g data-chart-label="" data-chart-from={group.source} data-chart-to={group.target}>
      <rect
        {...corner}
        width={figure.width}
        height={figure.height}
        rx={7}
        fill={isPossible && group.edges.every(can) ? ink.accentPaper : ink.label}
        stroke={isPossible ? ink.accentLine : ink.hairline}
        strokeWidth={1}
      />
      <g transform={`translate(${corner.x},${corner.y})`} data-chart-origin={`${corner.x} ${corner.y}`}>
        {figure.rows.map((one, index) => (
          <Row
            key={`${index}`}
            row={one}
            source={group.source}
            ink={ink}
            isPossible={one.describes !== null && can(one.describes)}
            paper={ink.accentPaper}
            line="none"
            onPress={onPress}
          />
        ))}
      </g>
    </g>
  );
}
