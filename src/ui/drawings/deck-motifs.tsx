import * as p from './palette.ts';

export function FenderMotif() {
  return (
    <>
      <path d="M160-20V58" strokeWidth="5" />
      <path stroke={p.brass} d="M160-20V58" strokeWidth="2" />
      <path fill={p.paper} d="M126 96q0-28 34-28t34 28v66q0 28-34 28t-34-28z" />
      <path
        fill={p.navy}
        d="M126 102v-6q0-28 34-28t34 28v6q-34 10-68 0zM126 156v6q0 28 34 28t34-28v-6q-34 10-68 0z"
      />
      <circle cx="160" cy="63" r="9" fill={p.steel} />
      <path stroke={p.soft} d="M142 118v32" />
    </>
  );
}

const COILS = [
  'M98 174a62 15 0 1 0 124 0a62 15 0 1 0-124 0',
  'M102 156a58 15 0 1 0 116 0a58 15 0 1 0-116 0',
  'M98 138a62 15 0 1 0 124 0a62 15 0 1 0-124 0',
  'M104 120a56 14 0 1 0 112 0a56 14 0 1 0-112 0q0-22 34-26t60-30',
];

export function RopeMotif() {
  return COILS.map((coil) => (
    <g key={coil}>
      <path strokeWidth="15" d={coil} />
      <path stroke={p.paper} strokeWidth="11.5" d={coil} />
      <path stroke={p.steel} strokeDasharray="1 13" strokeWidth="5" d={coil} />
    </g>
  ));
}

export function PaintMotif() {
  return (
    <>
      <path d="M104 102q-6-48 46-48t46 48" />
      <path fill={p.paper} d="M104 102h92v82q-46 12-92 0z" />
      <path fill={p.navy} d="M104 128q46 10 92 0v34q-46 10-92 0z" />
      <ellipse cx="150" cy="102" rx="46" ry="12" fill={p.steel} />
      <ellipse cx="150" cy="103" rx="36" ry="7" fill={p.navy} />
      <g transform="rotate(14 222 190)">
        <path fill={p.teak} d="M216 66q6-6 12 0l2 52h-16z" />
        <path fill={p.brass} d="M208 118h28v18h-28z" />
        <path fill={p.sand} d="M208 136h28l-3 44q-11 12-22 0z" />
        <path fill={p.navy} d="M210 164h24l-1 16q-11 12-22 0z" />
      </g>
    </>
  );
}

export function BottleMotif() {
  return (
    <>
      <path stroke={p.steel} d="M104 58H90M104 50l-12-6M104 66l-12 6" strokeWidth="3" />
      <path d="M136 70q0 16-12 22" strokeWidth="4" />
      <path fill={p.steel} d="M112 50h60q18 4 22 22h-18v16h-32V70h-32z" />
      <path fill={p.brass} d="M142 84h36v14h-36z" />
      <path
        fill={p.navy}
        d="M146 98h28q0 14 14 20 10 6 10 18v46q0 8-8 8h-60q-8 0-8-8v-46q0-12 10-18 14-6 14-20z"
      />
      <path fill={p.paper} d="M122 136h76v36h-76z" />
      <path stroke={p.soft} d="M134 148h44M134 160h28" />
    </>
  );
}

const BLADE = 'M-8-8C-50-26-46-78-8-70 24-62 26-28 10-6z';

export function PropellerMotif() {
  return (
    <g transform="translate(160 122)">
      <path fill={p.steel} d="M-9 0H9v68H-9z" />
      {[0, 120, 240].map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees})`}>
          <path fill={p.brass} d={BLADE} />
          <path stroke={p.sand} d="M-4-16q-14-22-10-40" />
        </g>
      ))}
      <circle r="17" fill={p.brass} />
      <path fill={p.navy} d="M0-8l7 4v8l-7 4-7-4v-8z" />
    </g>
  );
}

export function ShackleMotif() {
  const bow = 'M124 102v34a36 36 0 0 0 72 0v-34';
  return (
    <>
      <path strokeWidth="24" d={bow} />
      <path stroke={p.steel} strokeWidth="20.5" d={bow} />
      <path stroke={p.paper} strokeWidth="3" d="M119 112v26q2 18 14 28" />
      <circle cx="124" cy="92" r="18" fill={p.steel} />
      <circle cx="196" cy="92" r="18" fill={p.steel} />
      <path fill={p.paper} d="M96 85h126v14H96z" />
      <circle cx="230" cy="92" r="11" fill={p.brass} />
      <circle cx="230" cy="92" r="3" fill={p.navy} />
      <path stroke={p.soft} d="M150 92h40" />
    </>
  );
}

export function AnchorMotif() {
  return (
    <>
      <circle cx="160" cy="50" r="13" strokeWidth="9" />
      <circle cx="160" cy="50" r="13" stroke={p.steel} strokeWidth="5.5" />
      <path fill={p.navy} d="M150 64h20v116h-20z" />
      <path
        fill={p.navy}
        d="M88 124l34 16-12 8q12 24 42 26h16q30-2 42-26l-12-8 34-16q2 60-72 66-74-6-72-66z"
      />
      <path fill={p.brass} d="M118 78h84v12h-84z" />
    </>
  );
}

export function FlagMotif() {
  return (
    <>
      <path fill={p.navy} d="M116 50q30-16 62 0t62 0v78q-30 16-62 0t-62 0z" />
      <path fill={p.paper} d="M116 76q30-16 62 0t62 0v26q-30 16-62 0t-62 0z" />
      <path fill={p.teak} d="M106 40h10v150h-10z" />
      <circle cx="111" cy="34" r="7" fill={p.brass} />
      <path fill={p.steel} d="M92 180h38v10H92z" />
    </>
  );
}

const RING_LENGTH = 2 * Math.PI * 48;

export function LifebuoyMotif() {
  return (
    <g transform="translate(160 122) rotate(22)">
      <circle r="48" stroke={p.paper} strokeWidth="34" />
      <circle
        r="48"
        stroke={p.navy}
        strokeWidth="34"
        strokeLinecap="butt"
        strokeDasharray={`${RING_LENGTH / 8} ${RING_LENGTH / 8}`}
      />
      <circle r="65" />
      <circle r="31" />
      <path d="M69 0q0 24-20 48M0 69q-28 0-49-20M-69 0q0-28 20-49M0-69q28 0 49 20" strokeWidth="3" />
    </g>
  );
}
