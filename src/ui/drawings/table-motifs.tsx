import * as p from './palette.ts';

export function GlassMotif() {
  return (
    <>
      <path fill={p.paper} d="M104 58h72q10 58-36 66-46-8-36-66z" />
      <path fill={p.brass} d="M102 84h76q-2 34-38 40-36-6-38-40z" />
      <path fill={p.paper} d="M136 124h8v56h-8zM108 190q2-12 32-12t32 12z" />
      <path stroke={p.soft} d="M114 66v14" />
      <path fill={p.paper} d="M186 118h54l-6 72h-42z" />
      <path fill={p.steel} d="M188 142h50l-4 48h-42z" />
      <path stroke={p.paper} d="M198 150v28" />
    </>
  );
}

export function PlateMotif() {
  return (
    <>
      <circle cx="160" cy="126" r="62" fill={p.paper} />
      <circle cx="160" cy="126" r="54" stroke={p.navy} strokeWidth="3" />
      <circle cx="160" cy="126" r="38" stroke={p.soft} />
      <path d="M70 72v36q0 12 10 12t10-12V72M80 72v118" strokeWidth="6" />
      <path stroke={p.steel} d="M70 72v36q0 12 10 12t10-12V72M80 72v118" strokeWidth="2.6" />
      <path fill={p.steel} d="M236 190V66q20 22 16 70h-8v54z" />
    </>
  );
}

export function KnifeMotif() {
  return (
    <>
      <path fill={p.teak} d="M72 168h176q8 0 8 11t-8 11H72q-8 0-8-11t8-11z" />
      <path stroke={p.sand} d="M84 176h92M150 183h84" />
      <g transform="rotate(-24 160 120)">
        <path fill={p.paper} d="M56 106h116v36h-44q-46 0-72-36z" />
        <path stroke={p.steel} d="M82 118h84" />
        <path fill={p.steel} d="M172 102h12v30h-12z" />
        <path fill={p.navy} d="M184 104h62q12 0 12 12t-12 12h-62z" />
        <path stroke={p.brass} d="M200 116h1M220 116h1M240 116h1" strokeWidth="5" />
      </g>
    </>
  );
}

export function WineMotif() {
  return (
    <>
      <path fill={p.navy} d="M124 190v-74q0-14 16-26V48h32v42q16 12 16 26v74z" />
      <path fill={p.brass} d="M138 32h36v32h-36z" />
      <path d="M138 54h36" />
      <path fill={p.paper} d="M124 128h64v42h-64z" />
      <path stroke={p.steel} d="M136 142h40M142 154h28" />
      <path fill={p.paper} d="M208 100h40q4 38-20 42-24-4-20-42zM225 142h6v42h-6zM208 190q2-8 20-8t20 8z" />
      <path fill={p.sand} d="M208 116h40q-2 22-20 26-18-4-20-26z" />
    </>
  );
}

export function CrateMotif() {
  return (
    <>
      <path fill={p.steel} d="M200 124q-26-22-18-64 30 18 18 64zM202 124q-4-40 28-54 14 34-28 54z" />
      <circle cx="118" cy="108" r="22" fill={p.brass} />
      <circle cx="162" cy="104" r="24" fill={p.sand} />
      <path
        fill={p.steel}
        d="M162 82l-12-8 12 2 12-6-6 10 10 6-16-2-14 4zM118 88l-10-6 10 1 10-5-5 8 9 5-14-1-12 3z"
      />
      <path fill={p.teak} d="M84 118h152v20H84zM84 144h152v20H84zM84 170h152v20H84z" />
      <path fill={p.sand} d="M90 114h14v76H90zM216 114h14v76h-14z" />
      <path d="M97 128h1M97 154h1M97 180h1M223 128h1M223 154h1M223 180h1" strokeWidth="3" />
    </>
  );
}

export function FishMotif() {
  return (
    <>
      <path fill={p.paper} d="M64 166h192q-8 24-40 24H104q-32 0-40-24z" />
      <path stroke={p.soft} d="M84 176h152" />
      <path
        fill={p.steel}
        d="M72 128q44-58 116-18 16 8 30 0l34-24q-12 34 0 68l-34-18q-14-6-30 4-78 40-116-12z"
      />
      <path fill={p.navy} d="M128 98q14-24 42-20-8 14-4 22z" />
      <path d="M106 108q12 18 2 42M128 116q10 10 0 22M148 118q8 8 0 18M166 120q6 6 0 12" />
      <circle cx="92" cy="124" r="3.4" fill={p.ink} />
      <path fill={p.brass} d="M188 166a18 18 0 0 1 36 0z" />
    </>
  );
}
