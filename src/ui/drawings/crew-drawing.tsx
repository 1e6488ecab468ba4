import { Head, Limb, LowSun } from './motifs.tsx';
import * as p from './palette.ts';

/** The foredeck, looking forward: two crew with the mooring line between them. */
export function CrewScene() {
  return (
    <>
      <path stroke="none" fill={p.sky} d="M0 0h320v106H0z" />
      <LowSun x={160} r={22} />
      <path
        stroke="none"
        fill={p.haze}
        d="M0 104V86h18V74l12-8 12 8v12h20v18zM258 104V90h16V72l11-16 11 16v14h14V76h14v28z"
      />
      <path stroke="none" fill={p.sea} d="M0 104h320v140H0z" />
      <path stroke={p.soft} d="M14 120h30M40 140h26M272 118h34M252 138h24M150 114h24M8 164h20M296 162h18" />
      <path fill={p.paper} d="M-6 236l136-108q30-20 60 0l136 108v12H-6z" />
      <path fill={p.teak} d="M24 248l116-108q20-12 40 0l116 108z" />
      <path stroke={p.sand} d="M160 134v110M146 138l-50 106M174 138l50 106M152 136l-24 108M168 136l24 108" />
      <path d="M-4 200L122 104q38-16 76 0l126 96M-4 222L126 118q34-14 68 0l130 104M60 151v32M96 124v30M160 99v28M224 124v30M260 151v32M22 180v36M298 180v36" />
      <path fill={p.steel} d="M142 172h36v14h-36z" />
      <path fill={p.brass} d="M148 156h24v16h-24zM144 152h32v5h-32z" />
      <path stroke={p.steel} d="M160 134v16" strokeDasharray="4 4" />
      <g>
        <Limb d="M98 178l-6 24-2 22" fill={p.sand} width={9} />
        <Limb d="M110 178l8 22 2 24" fill={p.sand} width={9} />
        <path fill={p.paper} d="M82 224h16v7H80zM113 224h13l4 7h-17z" />
        <path fill={p.sand} d="M90 164h28l8 34h-14l-8-18-6 18H86z" />
        <path fill={p.navy} d="M90 116q14-6 26 0l4 50H88z" />
        <Head x={105} y={102} skin={p.teak} facing={1} />
        <Limb d="M108 124l10 22 18-6" fill={p.teak} width={6.5} />
        <Limb d="M107 123l7 14" fill={p.navy} width={8} />
      </g>
      <g>
        <Limb d="M212 182l-10 20v24" fill={p.teak} width={9} />
        <Limb d="M224 182l10 20 4 24" fill={p.teak} width={9} />
        <path fill={p.paper} d="M208 226h-14l-4 7h18zM231 226h14l2 7h-18z" />
        <path fill={p.sand} d="M204 166h28l8 32-14 4-8-18-8 18-14-4z" />
        <path fill={p.navy} d="M206 118q14-6 26 0l2 50h-32z" />
        <Head x={217} y={104} skin={p.sand} facing={-1} />
        <path
          fill={p.paper}
          d="M172 158q-2-18 8-18t8 18v22q0 16-8 16t-8-16zM177 158q-2-10 3-10t3 10v20q0 10-3 10t-3-10z"
        />
        <Limb d="M214 126l-12 20-18-2" fill={p.sand} width={6.5} />
        <Limb d="M215 125l-8 13" fill={p.navy} width={8} />
      </g>
      <path strokeWidth="5.5" d="M138 140q20 22 40 6M126 236q-20 6-54-6t-76 12" />
      <path stroke={p.paper} strokeWidth="2.6" d="M138 140q20 22 40 6M126 236q-20 6-54-6t-76 12" />
    </>
  );
}
