import * as p from './palette.ts';

export function RadioMotif() {
  return (
    <>
      <path d="M136 84V24" strokeWidth="9" />
      <path fill={p.brass} d="M166 70h20v14h-20z" />
      <path fill={p.navy} d="M118 84h84v98q0 8-8 8h-68q-8 0-8-8z" />
      <path fill={p.paper} d="M130 96h60v26h-60z" />
      <path d="M138 104h26M138 113h16" />
      <path stroke={p.steel} d="M134 138h52M134 150h52M134 162h52M134 174h52" strokeWidth="4" />
      <path stroke={p.steel} d="M216 52q14 16 0 36M230 42q24 26 0 56" strokeWidth="3" />
    </>
  );
}

export function ChartMotif() {
  return (
    <>
      <path fill={p.paper} d="M76 84q14-14 28 0h140v92q-14 14-28 0H76z" />
      <path stroke="none" fill={p.sand} d="M77 85q14-12 26 0h48q-6 24-26 24-4 26-22 24-10 24-26 18z" />
      <path stroke={p.soft} d="M152 86q-6 24-26 24-4 26-22 24-10 24-28 18M130 84v92M190 84v92M76 130h168" />
      <path strokeDasharray="6 5" d="M128 160q30 14 48-8t44-12" />
      <path fill={p.brass} d="M206 88l6 16 16 6-16 6-6 16-6-16-16-6 16-6z" />
      <circle cx="128" cy="160" r="4" fill={p.navy} />
    </>
  );
}

export function BookMotif() {
  return (
    <>
      <path fill={p.paper} d="M108 168h102v22H108q-11 0-11-11t11-11z" />
      <path stroke={p.soft} d="M112 176h96M112 183h96" />
      <path fill={p.navy} d="M210 168H108q-11 0-11 11V70q0-12 12-12h101z" />
      <path fill={p.brass} d="M178 176h14v28l-7-7-7 7z" />
      <path d="M112 58v110" />
      <path fill={p.paper} d="M130 78h62v34h-62z" />
      <path stroke={p.steel} d="M140 90h42M140 100h28" />
    </>
  );
}

export function BinocularsMotif() {
  return (
    <>
      <path fill={p.brass} d="M146 104h28v32h-28z" />
      <path fill={p.navy} d="M96 176l14-78h38l6 78zM166 176l6-78h38l14 78z" />
      <path fill={p.steel} d="M112 66h34v32h-34zM174 66h34v32h-34z" />
      <path fill={p.navy} d="M108 58h42v14h-42zM170 58h42v14h-42z" />
      <path fill={p.paper} d="M92 174h64v16H92zM164 174h64v16h-64z" />
      <path stroke={p.steel} d="M122 114l-8 46M184 114l6 46" />
    </>
  );
}

export function GaugeMotif() {
  return (
    <>
      <circle cx="160" cy="122" r="68" fill={p.brass} />
      <circle cx="160" cy="122" r="54" fill={p.paper} />
      <path d="M160 76v10M160 158v10M114 122h10M196 122h10M127 89l7 7M193 89l-7 7M127 155l7-7M193 155l-7-7" />
      <path strokeWidth="4" d="M160 122l26-34" />
      <path stroke={p.brass} strokeWidth="3" d="M160 122l-16 24" />
      <circle cx="160" cy="122" r="7" fill={p.navy} />
    </>
  );
}

export function MedicalMotif() {
  return (
    <>
      <path d="M134 86V72q0-8 8-8h36q8 0 8 8v14" strokeWidth="7" />
      <path fill={p.paper} d="M94 86h132q8 0 8 8v88q0 8-8 8H94q-8 0-8-8V94q0-8 8-8z" />
      <path fill={p.shade} d="M102 86h14v104h-14zM204 86h14v104h-14z" />
      <circle cx="160" cy="138" r="34" fill={p.navy} />
      <path fill={p.paper} d="M152 116h16v14h14v16h-14v14h-16v-14h-14v-16h14z" />
    </>
  );
}
