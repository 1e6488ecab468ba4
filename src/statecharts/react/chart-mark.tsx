import { signPaths, type ChartInk } from './chart-ink.ts';
import { markFont, type PlacedMark } from './mark-positions.ts';

const signOf = { red: 'error', green: 'done', amber: 'attention', blue: 'note' } as const;

interface MarkBadgeProps extends Omit<PlacedMark, 'id'> {
  readonly ink: ChartInk;
}

/** An annotation pinned to the edge of its element: a sign and text; the colour only repeats it. */
export function MarkBadge({ mark, box, ink }: MarkBadgeProps) {
  const colours = ink.marks[mark.tone];
  const y = box.y + box.height / 2;
  return (
    <g data-chart-mark={mark.tone}>
      <rect {...box} rx={box.height / 2} fill={colours.paper} stroke={colours.line} />
      <path
        transform={`translate(${box.x + 11},${y})`}
        d={signPaths[signOf[mark.tone]]}
        fill="none"
        stroke={colours.ink}
        strokeWidth={1.6}
        strokeLinecap="round"
      />
      <text
        x={box.x + 18.5}
        y={y + 3.8}
        textLength={box.width - 26}
        lengthAdjust="spacingAndGlyphs"
        fontSize={markFont.size}
        fontWeight={markFont.weight}
        fill={colours.ink}
      >
        {mark.text}
      </text>
    </g>
  );
}
