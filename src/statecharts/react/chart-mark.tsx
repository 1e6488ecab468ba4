import type { ChartMark } from '../chart/chart.types.ts';
import { measureInter } from '../chart/measure.ts';
import { signPaths, type ChartInk } from './chart-ink.ts';

const font = { size: 10.5, weight: 600 } as const;
const HEIGHT = 17;

const signOf = { red: 'error', green: 'done', amber: 'attention', blue: 'note' } as const;

/** How much room a remark takes. */
export const markWidth = (mark: ChartMark): number => measureInter(mark.text, font) + 26;

interface MarkBadgeProps {
  readonly mark: ChartMark;
  readonly right: number;
  /** The line it sits on. */
  readonly y: number;
  readonly ink: ChartInk;
}

/** A remark, pinned to the edge of what it is about: a sign and words, the colour only agrees. */
export function MarkBadge({ mark, right, y, ink }: MarkBadgeProps) {
  const colours = ink.marks[mark.tone];
  const width = measureInter(mark.text, font);
  const left = right - markWidth(mark);
  return (
    <g data-chart-mark={mark.tone}>
      <rect
        x={left}
        y={y - HEIGHT / 2}
        width={width + 26}
        height={HEIGHT}
        rx={HEIGHT / 2}
        fill={colours.paper}
        stroke={colours.line}
      />
      <path
        transform={`translate(${left + 11},${y})`}
        d={signPaths[signOf[mark.tone]]}
        fill="none"
        stroke={colours.ink}
        strokeWidth={1.6}
        strokeLinecap="round"
      />
      <text
        x={left + 18.5}
        y={y + 3.8}
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        fontSize={font.size}
        fontWeight={font.weight}
        fill={colours.ink}
      >
        {mark.text}
      </text>
    </g>
  );
}
