import type { Sign } from '../chart/figure.ts';
import type { Point } from '../chart/chart.types.ts';
import type { TextRun, Tone } from '../chart/prose.ts';
import { signPaths, type ChartInk } from './chart-ink.ts';

interface RunsProps {
  readonly runs: readonly TextRun[];
  readonly ink: ChartInk;
  /** Overrides the colour of plain and strong text. */
  readonly strong?: string | undefined;
  /** A halo that separates the text from lines behind it. */
  readonly halo?: string | undefined;
}

/** Text stretched to its measured width, whatever font is available. */
export function Runs({ runs, ink, strong, halo }: RunsProps) {
  const colour = (tone: Tone): string => (tone === 'strong' && strong ? strong : ink[tone]);
  return runs.map(({ text, x, y, width, font, tone }) =>
    text === '→' ? (
      <path
        key={`${x} ${y}`}
        d={`M${x},${y - 4}h${width - 1}m-3,-3l3,3l-3,3`}
        fill="none"
        stroke={colour(tone)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <text
        key={`${x} ${y}`}
        x={x}
        y={y}
        textLength={Math.round(width * 100) / 100}
        lengthAdjust="spacingAndGlyphs"
        fontSize={font.size}
        fontWeight={font.weight}
        fill={colour(tone)}
        {...(halo && { stroke: halo, strokeWidth: 5, strokeLinejoin: 'round', paintOrder: 'stroke' })}
      >
        {text}
      </text>
    ),
  );
}

const signColour = (kind: Sign, ink: ChartInk): string => {
  if (kind === 'error') return ink.bad;
  return kind === 'done' || kind === 'finished' ? ink.good : ink.muted;
};

interface SignMarkProps {
  readonly sign: Point & { readonly kind: Sign };
  readonly ink: ChartInk;
}

/** ✓ for done, ✕ for failed, a clock for an elapsed delay. */
export function SignMark({ sign, ink }: SignMarkProps) {
  return (
    <path
      transform={`translate(${sign.x},${sign.y})`}
      d={signPaths[sign.kind]}
      fill="none"
      stroke={signColour(sign.kind, ink)}
      strokeWidth={sign.kind === 'done' || sign.kind === 'error' ? 1.7 : 1.1}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
