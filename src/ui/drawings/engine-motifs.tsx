import * as p from './palette.ts';

export function FilterMotif() {
  return (
    <>
      <path fill={p.sand} d="M118 84h84v90h-84z" />
      <path stroke={p.teak} d="M128 86v86M138 86v86M149 86v86M160 86v86M171 86v86M182 86v86M192 86v86" />
      <path fill={p.navy} d="M108 172h104v18H108zM108 72h104v18H108z" />
      <path fill={p.steel} d="M108 72q8-14 52-14t52 14z" />
      <ellipse cx="160" cy="66" rx="22" ry="5" fill={p.navy} />
    </>
  );
}

export function PumpMotif() {
  return (
    <>
      <path fill={p.shade} d="M112 190l10-18h108l10 18z" />
      <path fill={p.navy} d="M182 108h58q8 0 8 8v42q0 8-8 8h-58z" />
      <path stroke={p.steel} d="M200 116v42M214 116v42M228 116v42" strokeWidth="3" />
      <path fill={p.steel} d="M110 136V72h36v24q42 2 44 42 0 44-40 44t-40-46z" />
      <path fill={p.navy} d="M102 58h52v15h-52z" />
      <circle cx="150" cy="138" r="28" fill={p.paper} />
      <g transform="translate(150 138)">
        <path d="M0-24q10 12 0 24M0 24q-10-12 0-24M24 0q-12 10-24 0M-24 0q12-10 24 0" />
        <circle r="8" fill={p.brass} />
      </g>
    </>
  );
}

export function OilMotif() {
  return (
    <>
      <path fill={p.brass} d="M186 66l24 14-9 16-24-14z" />
      <path fill={p.navy} d="M104 84q0-10 10-10h58l34 24v82q0 10-10 10h-82q-10 0-10-10z" />
      <path fill={p.tint} d="M120 88h46l20 14h-66z" />
      <path fill={p.paper} d="M118 118h74v58h-74z" />
      <path fill={p.brass} d="M155 124q20 26 0 42-20-16 0-42z" />
      <path fill={p.brass} d="M232 150q16 22 0 34-16-12 0-34z" />
    </>
  );
}

export function BatteryMotif() {
  return (
    <>
      <path fill={p.brass} d="M112 62h26v18h-26zM182 62h26v18h-26z" />
      <path fill={p.navy} d="M100 96h120v94H100z" />
      <path fill={p.steel} d="M92 78h136v20H92z" />
      <path d="M120 88h10M125 83v10M190 88h10" />
      <path fill={p.sun} d="M168 106l-32 44h20l-6 32 34-46h-20z" />
      <path stroke={p.steel} d="M112 108v70M208 108v70" />
    </>
  );
}
