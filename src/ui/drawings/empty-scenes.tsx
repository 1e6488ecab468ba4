import * as p from './palette.ts';
import { Vignette } from './vignette.tsx';

/** Binoculars over an empty sea. */
export function NoResultsScene() {
  return (
    <Vignette sunAt={178}>
      <path stroke={p.soft} d="M30 128h22M184 130h26M176 146h20M46 146h18" />
      <path fill={p.sand} d="M44 174q4-20 20-22h112q16 2 20 22z" />
      <path d="M80 92q-30 8-30 38 2 26-14 28" strokeWidth="3.6" />
      <path d="M80 92q-30 8-30 38 2 26-14 28" stroke={p.teak} strokeWidth="1.2" />
      <path fill={p.navy} d="M104 92h32v34h-32z" />
      <path fill={p.brass} d="M112 84h16v18h-16z" />
      <path d="M112 90h16M112 96h16" strokeWidth="1.2" />
      <path fill={p.navy} d="M82 72h22l10 40v36H66v-26zM158 72h-22l-10 40v36h48v-26z" />
      <path fill={p.steel} d="M80 60h26v12H80zM134 60h26v12h-26z" />
      <ellipse cx="90" cy="148" rx="26" ry="12" fill={p.paper} />
      <ellipse cx="150" cy="148" rx="26" ry="12" fill={p.paper} />
      <path stroke="none" fill={p.sea} d="M68 150h44q-6 8-22 8t-22-8zM128 150h44q-6 8-22 8t-22-8z" />
      <path stroke={p.steel} d="M86 84l-10 36M154 84l10 36" />
      <path d="M44 66q6-7 12 0 6-7 12 0" />
    </Vignette>
  );
}

/** An empty quay: a bollard, a slack line, a gull with time on its hands. */
export function NothingHereScene() {
  return (
    <Vignette sunAt={64}>
      <path stroke={p.soft} d="M36 130h28M80 140h20M30 142h12" />
      <path fill={p.sand} d="M96 172q8-24 24-28h108v28z" />
      <path fill={p.shade} d="M96 172q8-24 24-28h108v8h-92q-14 4-20 20z" />
      <path d="M164 144v8M204 144v8" />
      <path d="M132 142q-30 6-36-8t-20-2-22 18" strokeWidth="5" />
      <path d="M132 142q-30 6-36-8t-20-2-22 18" stroke={p.paper} strokeWidth="2.2" />
      <path stroke="none" fill={p.teak} d="M128 150q32-8 64 0-32 8-64 0z" />
      <path fill={p.navy} d="M138 148q10-22 6-40h34q-4 18 6 40-23 8-46 0z" />
      <path fill={p.navy} d="M130 100q0-12 31-12t31 12-31 12-31-12z" />
      <path stroke={p.steel} d="M138 98q6-5 18-5" />
      <path fill={p.paper} d="M142 131q19 6 37 0l2 7q-20 7-41 0z" />
      <path d="M158 88v-10M166 88v-10" />
      <path fill={p.paper} d="M140 52a8 8 0 0 1 15-2q2 8 10 8 14 2 24 14-22 12-38 4-12-8-9-20z" />
      <path fill={p.shade} d="M154 64q16-4 34 8-20 6-30 0z" />
      <path fill={p.brass} d="M140 50l-10 4 11 3z" />
      <circle cx="148" cy="51" r="1.3" fill={p.ink} />
    </Vignette>
  );
}

/** A dark lighthouse and a parted cable. */
export function OfflineScene() {
  return (
    <Vignette>
      <path stroke={p.soft} d="M28 130h26M190 132h24M40 146h30M168 148h22" />
      <path fill={p.haze} d="M72 152q4-22 24-26h48q24 6 28 26-50 12-100 0z" />
      <path fill={p.paper} d="M102 130l6-68h24l6 68q-18 6-36 0z" />
      <path fill={p.navy} d="M106 84h28l2 18h-32zM103 118h34l1 12q-18 6-36 0z" />
      <path fill={p.shade} d="M110 42h20v20h-20z" />
      <path d="M102 62h36M120 42v20M120 28v-8" />
      <path fill={p.navy} d="M106 42q4-14 14-14t14 14z" />
      <path stroke={p.soft} strokeDasharray="3 7" d="M98 46L52 34M98 56L48 62M142 46l46-12M142 56l50 6" />
      <path d="M8 152q12-12 28-5M56 150q20 12 48-6" strokeWidth="5" />
      <path d="M8 152q12-12 26-6M58 151q20 11 46-7" stroke={p.brass} strokeWidth="2" />
      <path d="M45 138v-7M39 140l-4-5M51 141l4-5" />
      <path fill={p.paper} d="M160 84q-12 0-12-9t12-9q2-12 15-12t15 11q14-2 16 9 0 10-12 10z" />
      <path fill={p.paper} d="M34 98q-8 0-8-7t9-7q2-9 12-9t12 9q10-1 11 7 0 7-9 7z" />
    </Vignette>
  );
}

/** A boat that has sailed off the edge of its chart. */
export function LostScene() {
  return (
    <>
      <path stroke="none" fill={p.sky} d="M32 116a88 88 0 0 1 176 0q-6 40-88 44-82-4-88-44z" />
      <path fill={p.paper} d="M18 66l44 10 44-10 40 9v80l-40-9-44 10-44-10z" />
      <path stroke="none" fill={p.sand} d="M19 67l28 6q10 12-4 18t-4 20-20 10z" />
      <path d="M47 73q10 12-4 18t-4 20-20 10" stroke={p.soft} />
      <path d="M62 76v80M106 66v80" stroke={p.soft} />
      <path strokeDasharray="5 5" d="M50 104q24-22 50-4t46-12q12-10 24-2" />
      <path d="M46 100l8 8M54 100l-8 8" />
      <path d="M188 38v48M190 42q22 18 20 38h-20zM186 52q-14 14-14 28h14z" fill={p.paper} />
      <path fill={p.brass} d="M188 38h-14l5 4-5 4h14z" />
      <path fill={p.navy} d="M166 86h50q-6 16-16 16h-20q-10 0-14-16z" />
      <path stroke={p.soft} d="M160 110q8-6 16 0t16 0 16 0 16 0" />
      <circle cx="158" cy="142" r="29" fill={p.brass} />
      <circle cx="158" cy="142" r="22" fill={p.paper} />
      <path d="M158 123v4M158 157v4M139 142h4M173 142h4" />
      <path fill={p.navy} d="M147 129l15 9-8 8z" />
      <path fill={p.brass} d="M169 155l-7-17-8 8z" />
      <path d="M124 122a39 39 0 0 0-4 14M192 162a39 39 0 0 0 4-14M124 122l-6 2M124 122l2 6M192 162l6-2M192 162l-2-6" />
    </>
  );
}

/** Moored, with the flag hoisted. */
export function DoneScene() {
  return (
    <Vignette sunAt={66}>
      <path stroke={p.soft} d="M30 130h24M48 144h26M190 134h20" />
      <path stroke="none" fill={p.deep} d="M78 138h110l-10 8h6l-18 7h-66l6-7z" opacity=".7" />
      <path d="M128 18v98M128 26L70 116M130 26l64 92M118 62h20" />
      <path fill={p.brass} d="M128 20q16-8 28 0t26-1v26q-14 6-26 0t-28 1z" />
      <path d="M138 33l6 6 11-12" strokeWidth="2.4" />
      <path fill={p.navy} d="M132 100q26-8 50-2l1 6q-26 5-51 3z" />
      <path fill={p.paper} d="M100 120q8-10 22-10h22q10 0 18 9z" />
      <path fill={p.lamp} d="M114 117q4-4 10-4h18l6 4z" />
      <path fill={p.paper} d="M60 112q60 14 136 4l-8 22q-60 6-104 2-18-10-24-28z" />
      <path fill={p.navy} d="M76 131q56 6 115-1l-3 8q-60 6-104 2-5-4-8-9z" />
      <path d="M62 114q-16 30-26 38" />
      <path fill={p.sand} d="M6 170q2-14 12-16h42q8 4 10 16z" />
      <path fill={p.navy} d="M26 156q4-8 3-14h14q-1 6 3 14zM22 140q0-5 14-5t14 5-14 4-14-4z" />
    </Vignette>
  );
}

/** A letter in a bottle, on its way. */
export function MailScene() {
  return (
    <Vignette sunAt={62}>
      <path stroke={p.soft} d="M28 130h20M196 132h18M176 148h24" />
      <g transform="rotate(-24 124 104)">
        <path
          fill={p.paper}
          d="M74 84h66q14 0 20 8 4 5 12 5h14v22h-14q-8 0-12 5-6 8-20 8H74q-12 0-12-12V96q0-12 12-12z"
        />
        <path stroke="none" fill={p.sky} d="M66 116h94q-6 14-20 14H74q-8-2-8-14z" />
        <path fill={p.sand} d="M80 94h50v28H80z" />
        <path d="M88 102h26M88 108h32M88 114h18" strokeWidth="1.3" />
        <path fill={p.brass} d="M102 91h8v34h-8z" />
        <path fill={p.teak} d="M184 95h16v26h-16z" />
        <path d="M178 93v30" />
        <path stroke={p.steel} d="M74 89h52" />
      </g>
      <path fill={p.sea} stroke="none" d="M40 132q12-10 24 0t24 0 24 0 24 0 24 0 24 0l-10 22H54z" />
      <path d="M40 132q12-10 24 0t24 0 24 0 24 0 24 0 24 0" />
      <path stroke={p.soft} d="M62 148q8-6 16 0t16 0M128 148q8-6 16 0t16 0" />
      <path d="M170 40q7-8 13 0 6-8 13 0M196 58q5-6 9 0 5-6 9 0" />
    </Vignette>
  );
}
