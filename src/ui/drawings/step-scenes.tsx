import { Head, Limb } from './motifs.tsx';
import * as p from './palette.ts';
import { Vignette } from './vignette.tsx';

/** The vendor's own list, hoisted like a signal. */
export function UploadListScene() {
  return (
    <Vignette sunAt={56}>
      <path stroke={p.soft} d="M30 130h24M188 134h20M44 148h22" />
      <path fill={p.sand} d="M104 170q4-16 20-18h70q14 4 18 18z" />
      <path strokeWidth="5" d="M166 20v134" />
      <path stroke={p.teak} strokeWidth="2" d="M166 20v134" />
      <circle cx="166" cy="18" r="5" fill={p.brass} />
      <path d="M162 26L92 40M162 140L92 124M172 26q8 60 0 112" strokeWidth="1.4" />
      <path fill={p.paper} d="M90 38q36 10 70-2v88q-34 12-70 2z" />
      <path fill={p.navy} d="M90 38q36 10 70-2v18q-34 12-70 2z" />
      <path d="M98 70q10 2 18 2M98 84q10 2 18 2M98 98q10 2 18 2M98 112q10 2 18 2" />
      <path stroke={p.soft} d="M126 71q14 0 26-4M126 85q14 0 26-4M126 99q14 0 26-4M126 113q14 0 26-4" />
      <path fill={p.brass} d="M62 112V82H52l16-22 16 22H74v30z" />
    </Vignette>
  );
}

/** The list read line by line; one line asks for a second look. */
export function ReviewScene() {
  return (
    <Vignette sunAt={190}>
      <path stroke={p.soft} d="M26 130h22M196 132h18" />
      <path fill={p.shade} d="M76 34h92v124H76z" />
      <path fill={p.paper} d="M66 26h92v124H66z" />
      <path fill={p.teak} d="M94 20h36v13H94z" />
      <path stroke="none" fill={p.shine} d="M70 78h84v22H70z" />
      <path d="M76 54l5 5 9-10M76 72l5 5 9-10M76 124l5 5 9-10" />
      <path fill={p.brass} d="M82 83l8 13H74z" />
      <path stroke={p.soft} d="M100 54h46M100 72h34M100 90h42M100 108h26M100 126h36" />
      <path strokeWidth="9" d="M176 142l24 24" />
      <path stroke={p.teak} strokeWidth="5.5" d="M176 142l24 24" />
      <circle cx="158" cy="122" r="25" fill={p.sky} />
      <circle cx="158" cy="122" r="25" stroke={p.brass} strokeWidth="4" />
      <circle cx="158" cy="122" r="28" />
      <circle cx="158" cy="122" r="22" />
      <path d="M148 118h18M148 127h12M145 108q4-5 10-6" />
    </Vignette>
  );
}

/** A strongbox on the quay, ready for what comes in. */
export function PaymentAccountScene() {
  return (
    <Vignette sunAt={56}>
      <path stroke={p.soft} d="M26 130h24M196 132h16M38 146h18" />
      <path fill={p.sand} d="M60 172q4-14 18-16h110q16 4 20 16z" />
      <path fill={p.paper} d="M112 40l70-12 8 44-70 12z" />
      <path fill={p.navy} d="M114 50l70-12 2 10-70 12z" />
      <path stroke={p.soft} d="M124 72l22-4" />
      <path fill={p.shade} d="M84 92l10-22h92l10 22z" />
      <path fill={p.brass} d="M104 92a13 10 0 0 1 26 0zM126 92a13 13 0 0 1 26 0zM152 92a13 9 0 0 1 26 0z" />
      <path fill={p.navy} d="M82 92h116v66H82z" />
      <path fill={p.brass} d="M96 92h10v66H96zM174 92h10v66h-10zM128 92h24v24q-12 10-24 0z" />
      <path d="M140 102v8" strokeWidth="3.4" />
      <path stroke={p.steel} d="M112 128h56M112 142h56" />
      <ellipse cx="64" cy="156" rx="13" ry="4.5" fill={p.brass} />
      <ellipse cx="64" cy="150" rx="13" ry="4.5" fill={p.brass} />
      <ellipse cx="66" cy="144" rx="13" ry="4.5" fill={p.brass} />
    </Vignette>
  );
}

/** The shop on the quay opens. */
export function GoLiveScene() {
  return (
    <Vignette sunAt={44}>
      <path stroke={p.soft} d="M24 130h22M30 144h18" />
      <path fill={p.sand} d="M46 174q4-16 18-18h146q12 4 16 18z" />
      <path fill={p.paper} d="M74 78h124v78H74z" />
      <path fill={p.shade} d="M86 44h100v18H86z" />
      <path d="M100 53h72" strokeWidth="3" />
      <path fill={p.lamp} d="M84 104h58v34H84z" />
      <path stroke={p.paper} d="M94 138v-14h10v14M112 138v-20M112 118a6 6 0 1 0 .1 0M126 138v-10h10v10" />
      <path fill={p.navy} d="M154 104h32v52h-32z" />
      <path fill={p.paper} d="M160 112h20v12h-20z" />
      <path stroke={p.brass} strokeWidth="2.4" d="M178 136v5M164 118h12" />
      <path
        fill={p.paper}
        d="M82 62h108l16 28q-9 10-19 0-9 10-18 0-10 10-19 0-9 10-18 0-10 10-19 0-9 10-18 0-10 10-19 0-4 6-10 0z"
      />
      <path
        fill={p.navy}
        d="M98 62h15l-5 28q-9 10-19 0zM130 62h12l2 28q-9 10-18 0zM160 62h14l14 28q-9 10-19 0z"
      />
      <path d="M136 44V18" />
      <path fill={p.brass} d="M136 18q12-5 20 0t18 0v16q-10 4-18 0t-20 0z" />
      <path fill={p.teak} d="M56 142h22v18H56z" />
      <path d="M56 150h22M67 142v18" strokeWidth="1.3" />
    </Vignette>
  );
}

/** A brass spyglass on the horizon. */
export function SearchScene() {
  return (
    <Vignette sunAt={182}>
      <path stroke={p.soft} d="M30 130h26M190 132h22M170 146h24" />
      <path d="M196 84v32M198 88q10 10 10 22h-10zM194 92q-8 8-8 18h8z" fill={p.paper} strokeWidth="1.4" />
      <path fill={p.sand} d="M58 178q4-14 18-16h78q14 2 18 16z" />
      <path d="M112 110l-26 62M116 110l28 62M114 110v58" strokeWidth="4.4" />
      <path stroke={p.teak} strokeWidth="1.6" d="M112 110l-26 62M116 110l28 62M114 110v58" />
      <g transform="rotate(-18 114 98)">
        <path fill={p.teak} d="M46 90h30v18H46z" />
        <path fill={p.brass} d="M38 87h8v24h-8zM76 87h30v24H76z" />
        <path fill={p.navy} d="M106 84h44l6-2v34l-6-2h-44z" />
        <path fill={p.brass} d="M156 78h12v42h-12z" />
        <ellipse cx="168" cy="99" rx="6" ry="21" fill={p.sky} />
        <path stroke={p.steel} d="M112 90h32" />
        <path d="M86 87v24M96 87v24" strokeWidth="1.4" />
      </g>
      <circle cx="114" cy="110" r="6" fill={p.brass} />
    </Vignette>
  );
}

/** A day ringed in the calendar. */
export function BookScene() {
  return (
    <Vignette sunAt={52}>
      <path stroke={p.soft} d="M24 130h24M196 134h16" />
      <path fill={p.shade} d="M76 44h108v114H76z" />
      <path fill={p.paper} d="M68 36h108v114H68z" />
      <path fill={p.navy} d="M68 36h108v26H68z" />
      <path strokeWidth="5" d="M92 28v16M122 28v16M152 28v16" />
      <path stroke={p.brass} strokeWidth="2" d="M92 28v16M122 28v16M152 28v16" />
      <path
        stroke={p.soft}
        strokeWidth="3"
        d="M84 78h6M104 78h6M124 78h6M144 78h6M160 78h4M84 98h6M104 98h6M160 98h4M84 118h6M104 118h6M124 118h6M144 118h6M160 118h4M84 136h6M104 136h6"
      />
      <circle cx="136" cy="98" r="14" fill={p.brass} />
      <path d="M129 98l5 5 9-10" strokeWidth="2.4" />
      <path fill={p.teak} d="M148 160l52-60 9 8-52 60-13 4z" />
      <path fill={p.paper} d="M148 160l9 8-13 4z" />
      <path fill={p.brass} d="M193 108l7-8 9 8-7 8z" />
    </Vignette>
  );
}

/** The technician walks up the passerelle. */
export function AboardScene() {
  return (
    <Vignette sunAt={58}>
      <path stroke={p.soft} d="M84 132h22M92 146h16" />
      <path d="M206 44v-20M198 30h16" />
      <path fill={p.paper} d="M236 74h-78q2-24 14-30h64" />
      <path fill={p.lamp} d="M236 66h-66q2-12 8-14h58" />
      <path fill={p.navy} d="M236 96h-90q2 30 14 56h76" />
      <path fill={p.paper} d="M236 82h-96l6 16h90" />
      <path fill={p.brass} d="M236 144h-79l4 9h75" />
      <path d="M152 82V68h-8" />
      <path fill={p.sand} d="M4 172v-26h72q8 10 10 26z" />
      <path fill={p.shade} d="M4 146h72l3 8H4z" />
      <path fill={p.teak} d="M54 142l98-48 2 6-94 47z" />
      <path d="M64 138v-26l84-40M106 117V92" strokeWidth="1.4" />
      <Limb d="M92 92l-4 14-8 20" fill={p.sand} />
      <Limb d="M98 92l10 10 2 14" fill={p.sand} />
      <path fill={p.paper} d="M72 124l12-2 4 5-16 6zM104 113h11l4 3-14 6z" />
      <path fill={p.sand} d="M84 80h22l4 20-10 3-6-10-4 14-10-3z" />
      <path fill={p.navy} d="M84 46q11-5 20 0l4 38H82z" />
      <Head x={97} y={31} skin={p.teak} facing={1} />
      <Limb d="M94 52l2 18 14 12" fill={p.teak} width={6} />
      <Limb d="M94 52l1 11" fill={p.navy} width={7} />
      <path d="M102 84v-5h14v5" />
      <path fill={p.brass} d="M96 84h27v16H96z" />
      <path d="M96 90h27" />
    </Vignette>
  );
}
