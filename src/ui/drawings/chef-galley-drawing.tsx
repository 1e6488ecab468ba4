import { Porthole } from './motifs.tsx';
import * as p from './palette.ts';

/** The galley: pans on the rail, a pot on the fiddled stove, fish and lemon on the board. */
export function ChefGalleyScene() {
  return (
    <>
      <path stroke="none" fill={p.sky} d="M0 0h320v170H0z" />
      <path
        stroke={p.haze}
        d="M0 58h320M0 98h320M0 138h320M40 18v40M120 18v40M200 18v40M280 18v40M80 58v40M160 58v40M240 58v40M40 98v40M120 98v40M200 98v40M80 138v32M160 138v32"
      />
      <path stroke="none" fill={p.shade} d="M0 0h320v18H0z" />
      <path d="M-4 18h328" />
      <Porthole x={264} y={92} r={32} />
      <path stroke={p.soft} d="M246 112h18M266 117h12" />
      <path strokeWidth="5" d="M18 34h182" />
      <path stroke={p.brass} strokeWidth="2" d="M18 34h182" />
      <path d="M46 34v34M104 34v30M146 34v58M178 34v24" />
      <circle cx="46" cy="86" r="21" fill={p.navy} />
      <circle cx="46" cy="86" r="14" fill={p.steel} />
      <circle cx="104" cy="81" r="18" fill={p.brass} />
      <circle cx="104" cy="81" r="12" fill={p.sand} />
      <path fill={p.steel} d="M134 92h24q0 14-12 14t-12-14z" />
      <path d="M178 58q-14 16-8 34 8 8 16 0 6-18-8-34zM178 58q-6 20 0 38 6-18 0-38z" />
      <path stroke={p.soft} d="M72 114q7-9 0-18M82 110q7-9 0-18" />
      <path fill={p.paper} d="M30 132h88v38H30zM24 140h6M118 140h6" />
      <path fill={p.paper} d="M26 132q2-8 12-8h72q10 0 12 8zM68 124v-5h12v5" />
      <path stroke={p.soft} d="M38 142v20" />
      <path d="M14 170v-14h118v14" />
      <path fill={p.sand} d="M-4 170h328v20H-4z" />
      <path fill={p.navy} d="M-4 190h328v54H-4z" />
      <path
        stroke={p.steel}
        d="M108 196v44M216 196v44M12 200h84v34H12zM120 200h84v34h-84zM228 200h84v34h-84z"
      />
      <path fill={p.brass} d="M46 206h16v5H46zM154 206h16v5h-16zM262 206h16v5h-16z" />
      <path fill={p.navy} d="M286 150h28l-4 24h-20z" />
      <path
        fill={p.steel}
        d="M300 150q-18-4-16-20 14 2 16 20 0-24 12-30 6 16-12 30zM300 150q-4-22 2-38 8 16-2 38z"
      />
      <path fill={p.teak} d="M138 176l16-12h130l12 12v7H138zM138 176h158" />
      <path fill={p.steel} d="M160 160q22-22 56-6 10 4 18 0l14-8q-2 10 0 20l-14-6q-8-2-18 4-34 12-56-4z" />
      <path d="M176 153q6 6 1 14M190 156q5 4 0 8M202 156q5 4 0 8" />
      <circle cx="168" cy="159" r="1.6" fill={p.ink} />
      <path fill={p.sun} d="M254 166a9 9 0 0 1 18 0z" />
      <path fill={p.paper} d="M152 173h54q-8 6-54 5z" />
      <path fill={p.navy} d="M206 172h26v5h-26z" />
    </>
  );
}
