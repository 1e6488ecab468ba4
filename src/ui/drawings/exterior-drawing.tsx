import { Head, Limb, LowSun } from './motifs.tsx';
import * as p from './palette.ts';

/** Alongside: a deckhand washes the topsides from the pontoon. */
export function ExteriorScene() {
  return (
    <>
      <path stroke="none" fill={p.sky} d="M0 0h320v106H0z" />
      <LowSun x={50} r={20} />
      <path stroke="none" fill={p.sea} d="M0 104h320v110H0z" />
      <path stroke={p.soft} d="M8 122h26M60 116h24M14 142h18M90 138h14M6 168h24" />
      <path d="M132 38q80 24 192 18M156 45v22M204 54v18M256 58v16M306 58v16" />
      <path fill={p.paper} d="M112 46q90 32 212 26v30q-104 4-196-22z" />
      <path fill={p.navy} d="M118 62q90 34 206 30v102H174q-38-56-56-132z" />
      <path fill={p.brass} d="M160 180h164v14H170z" />
      <path stroke={p.steel} d="M132 82q80 28 188 26" />
      <path fill={p.lamp} d="M232 120h26v10h-26zM276 120h26v10h-26z" stroke={p.steel} />
      <g stroke="none" fill={p.spark}>
        <path d="M200 102l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM216 134l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
      </g>
      <path d="M246 90v38M300 90v38" />
      <path
        fill={p.paper}
        d="M236 138q0-10 10-10t10 10v32q0 10-10 10t-10-10zM290 138q0-10 10-10t10 10v32q0 10-10 10t-10-10zM236 140h20M236 168h20M290 140h20M290 168h20"
      />
      <path fill={p.teak} d="M-4 200h328v46H-4z" />
      <path stroke={p.sand} d="M-4 212h328M-4 227h328" />
      <path d="M30 200v12M120 212v15M196 200v12M282 227v17M64 227v17" />
      <Limb d="M66 160l-8 26-2 26" fill={p.sand} width={9} />
      <Limb d="M78 160l10 24 2 28" fill={p.sand} width={9} />
      <path fill={p.paper} d="M48 212h16v7H46zM83 212h13l5 7H83z" />
      <path fill={p.sand} d="M58 146h28l8 36H78l-6-18-8 18H52z" />
      <path fill={p.paper} d="M60 98q14-6 26 0l2 50H56z" />
      <Head x={76} y={84} skin={p.teak} facing={1} />
      <path strokeWidth="5" d="M84 158l82-60" />
      <path stroke={p.brass} strokeWidth="2" d="M84 158l82-60" />
      <path fill={p.sand} d="M156 90l11-8 15 20-11 8z" />
      <Limb d="M78 106l16 16 14 16" fill={p.teak} width={6.5} />
      <Limb d="M74 108l6 30 18 9" fill={p.teak} width={6.5} />
      <Limb d="M78 106l9 9" fill={p.paper} width={8} />
      <path
        stroke="none"
        fill={p.paper}
        d="M166 118a5 5 0 1 1 8 2 4 4 0 1 1 2 7 5 5 0 1 1-9 3 6 6 0 0 1-1-12zM170 146a3 3 0 1 1 3 3 3 3 0 0 1-3-3z"
      />
      <path d="M132 200a20 22 0 0 1 40 0" />
      <path fill={p.paper} d="M132 200q-2-8 6-8 2-8 11-5 8-6 12 2 10-2 11 11z" />
      <path fill={p.steel} d="M130 200h44l-5 34h-34z" />
      <path stroke={p.paper} d="M134 210h36" />
      <path fill={p.brass} d="M202 222h30l6 12h-36z" />
    </>
  );
}
