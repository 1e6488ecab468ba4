import * as p from './palette.ts';

export function LinenMotif() {
  return (
    <>
      <path fill={p.paper} d="M96 156h128q14 0 14 17t-14 17H96z" />
      <path fill={p.navy} d="M224 122H96q-14 0-14 17t14 17h128z" />
      <path fill={p.sand} d="M100 90h118q14 0 14 16t-14 16H100z" />
      <path fill={p.paper} d="M104 90q-4-24 14-26h86q18 2 14 26z" />
      <path stroke={p.soft} d="M96 173h118M112 77h96" />
      <path stroke={p.steel} d="M106 139h118" />
      <path stroke={p.teak} d="M100 106h108" />
      <path stroke={p.brass} d="M146 64v26M154 64v26" strokeWidth="3" />
    </>
  );
}

export function ShirtMotif() {
  return (
    <>
      <path
        fill={p.paper}
        d="M126 52l-44 24-16 52 30 10 12-26v78h104v-78l12 26 30-10-16-52-44-24q-34 20-68 0z"
      />
      <path fill={p.navy} d="M126 52l6-6q28 20 56 0l6 6-10 30-24-16-24 16z" />
      <path d="M160 66v58h-8V74" />
      <circle cx="156" cy="98" r="1.6" fill={p.ink} />
      <path fill={p.brass} d="M92 74l24-14 5 9-24 14zM228 74l-24-14-5 9 24 14z" />
      <path d="M178 104h22v22h-22zM178 112h22" />
      <path stroke={p.soft} d="M118 176h84" />
    </>
  );
}

export function ShoeMotif() {
  return (
    <>
      <path fill={p.teak} d="M82 174v-56q28-12 52 2l36 26q26 2 48 8 22 4 22 20z" />
      <path fill={p.navy} d="M82 118q28-12 52 2-6 18-26 18T82 130z" />
      <path fill={p.sand} d="M170 146q26 2 48 8 22 4 22 20h-56q-4-16-14-28z" />
      <path stroke={p.paper} strokeWidth="4" d="M142 128l-10 14M154 137l-10 14M166 146l-10 14" />
      <path stroke={p.brass} d="M84 146h40M88 140v12M100 140v12M112 140v12" />
      <path fill={p.paper} d="M78 172h164v8q0 10-10 10H88q-10 0-10-10z" />
      <path stroke={p.soft} d="M90 182h140" />
    </>
  );
}

const BLOSSOMS = [
  { x: 126, y: 82, fill: p.sand },
  { x: 162, y: 58, fill: p.paper },
  { x: 196, y: 86, fill: p.sand },
];

export function FlowerMotif() {
  return (
    <>
      <path d="M156 140q-10-30-30-56M160 140V64M164 140q10-30 32-52" strokeWidth="3" />
      <path fill={p.steel} d="M150 130q-36 0-42-22 32-4 42 22zM170 128q36 4 46-14-32-10-46 14z" />
      {BLOSSOMS.map(({ x, y, fill }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            fill={fill}
            d="M0-8C8-30 28-14 10-2 30 6 16 28 4 10 0 30-24 22-8 6-30 4-18-24-4-8-6-20 0-20 0-8z"
          />
          <circle r="6" fill={p.brass} />
        </g>
      ))}
      <path fill={p.navy} d="M134 132h52l-8 20q14 26-4 38h-28q-18-12-4-38z" />
      <path stroke={p.steel} d="M146 160q-4 10 2 20" />
    </>
  );
}

export function CandleMotif() {
  return (
    <>
      <circle cx="160" cy="80" r="44" stroke="none" fill={p.shine} />
      <path d="M160 116V98" strokeWidth="3" />
      <path fill={p.sun} d="M160 52q24 30 0 48-24-18 0-48z" />
      <path fill={p.paper} d="M112 104h96v78q0 8-8 8h-80q-8 0-8-8z" />
      <path fill={p.sand} d="M118 116h84v66h-84z" />
      <path fill={p.navy} d="M132 132h56v34h-56z" />
      <path stroke={p.brass} d="M144 144h32M150 154h20" />
    </>
  );
}
