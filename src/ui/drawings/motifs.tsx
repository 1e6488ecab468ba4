import * as p from './palette.ts';

/** The height of the sea in every department tile, so that a row of them has one horizon. */
const HORIZON = 104;

interface RoundProps {
  x: number;
  y: number;
  r: number;
}

/** A brass-ringed porthole with the common horizon in it. */
export function Porthole({ x, y, r }: RoundProps) {
  const drop = HORIZON - y;
  const half = Math.round(Math.sqrt(r * r - drop * drop) * 10) / 10;
  return (
    <>
      <circle cx={x} cy={y} r={r + 7} fill={p.brass} />
      <circle cx={x} cy={y} r={r} fill={p.sky} stroke="none" />
      <path
        stroke="none"
        fill={p.sea}
        d={`M${x - half} ${HORIZON}a${r} ${r} 0 ${drop < 0 ? 1 : 0} 0 ${half * 2} 0z`}
      />
      <circle cx={x} cy={y} r={r} />
    </>
  );
}

/** A low sun (a moon by night) on the horizon at `x`, with its halo; the sea must be drawn after it. */
export function LowSun({ x, r }: { x: number; r: number }) {
  const halo = r * 2.4;
  return (
    <g stroke="none">
      <path fill={p.glow} d={`M${x - halo} ${HORIZON}a${halo} ${halo} 0 0 1 ${halo * 2} 0z`} />
      <circle cx={x} cy={HORIZON - r * 0.4} r={r} fill={p.sun} />
    </g>
  );
}

/** An arm or a leg: a bent line with an outline of the pen's width. */
export function Limb({ d, fill, width = 8 }: { d: string; fill: string; width?: number }) {
  return (
    <>
      <path d={d} strokeWidth={width + 3.2} />
      <path d={d} stroke={fill} strokeWidth={width} />
    </>
  );
}

/** A capped head seen without a face, its centre at the origin; `facing` 1 looks right, -1 left. */
export function Head({ x, y, skin, facing }: { x: number; y: number; skin: string; facing: 1 | -1 }) {
  return (
    <g transform={`translate(${x} ${y})${facing < 0 ? ' scale(-1 1)' : ''}`}>
      <path fill={skin} d="M-4 6v9h8V8" />
      <circle r="9.5" fill={skin} />
      <path fill={p.paper} d="M-10-1a10 10 0 0 1 18-6l9 5q-14-3-27 1z" />
    </g>
  );
}

const EIGHT_WAYS = [0, 45, 90, 135];

/** A ship's wheel, 120 across, with its hub at the given point. */
export function Wheel({ x, y }: { x: number; y: number }) {
  const spokes = EIGHT_WAYS.map((degrees) => (
    <path key={degrees} d="M0-60V60" transform={`rotate(${degrees})`} />
  ));
  return (
    <g transform={`translate(${x} ${y})`}>
      <g strokeWidth="10">{spokes}</g>
      <g stroke={p.teak} strokeWidth="6.5">
        {spokes}
      </g>
      <circle r="42" strokeWidth="13" />
      <circle r="42" stroke={p.teak} strokeWidth="9.5" />
      <circle r="13" fill={p.brass} />
      <circle r="4" fill={p.navy} />
    </g>
  );
}

/** A gear wheel with eight teeth, 104 across, with its axle at the given point. */
export function Gear({ x, y }: { x: number; y: number }) {
  const teeth = (d: string) =>
    EIGHT_WAYS.map((degrees) => <path key={degrees} d={d} transform={`rotate(${degrees})`} />);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g strokeLinecap="butt">
        <g strokeWidth="20">{teeth('M0-52V52')}</g>
        <circle r="40" fill={p.steel} />
        <g stroke={p.steel} strokeWidth="16.5">
          {teeth('M0-50.2V50.2')}
        </g>
      </g>
      <circle r="22" fill={p.paper} />
      <circle r="9" fill={p.brass} />
    </g>
  );
}
