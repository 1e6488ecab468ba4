import { LowSun, Wheel } from './motifs.tsx';
import * as p from './palette.ts';

/** The bridge: windscreen and horizon, wheel and binnacle, the chart in front. */
export function CaptainScene() {
  return (
    <>
      <path stroke="none" fill={p.sky} d="M0 0h320v150H0z" />
      <LowSun x={218} r={19} />
      <path stroke="none" fill={p.haze} d="M0 104V88q30-10 54 2 26 2 44 14z" />
      <path stroke="none" fill={p.sea} d="M0 104h320v50H0z" />
      <path stroke={p.soft} d="M24 118h26M110 114h18M250 116h28M196 126h40" />
      <path fill={p.shade} d="M-4-4h328v34q-164-12-328 0z" />
      <path fill={p.paper} d="M102 23l-8 130h9l7-131zM214 22l8 131h9l-9-130z" />
      <path fill={p.navy} d="M136 4h48v13h-48z" />
      <path stroke={p.brass} d="M144 11h10M160 11h4M170 11h8" />
      <path fill={p.sand} d="M-4 148h328v26H-4z" />
      <path fill={p.navy} d="M-4 174h328v70H-4z" />
      <path fill={p.lamp} d="M12 184h42v26H12zM174 184h32v26h-32z" />
      <path fill={p.navy} d="M222 244l8-66h44l8 66z" />
      <path fill={p.brass} d="M216 162h72l-8 18h-56z" />
      <path fill={p.sky} d="M224 162a28 28 0 0 1 56 0z" />
      <path d="M252 146l6 16h-12zM234 158h4M266 158h4" fill={p.brass} />
      <circle cx="210" cy="168" r="7" fill={p.steel} />
      <circle cx="294" cy="168" r="7" fill={p.steel} />
      <Wheel x={114} y={158} />
      <path fill={p.paper} d="M-6 222l160-14 172 12v30H-6z" />
      <path stroke="none" fill={p.sand} d="M-6 222l84-7q16 8 6 15t12 16H-6z" />
      <path stroke={p.soft} d="M78 215q16 8 6 15t12 16M120 211l4 34M220 213l-6 32" />
      <path strokeDasharray="6 5" d="M108 236q44-20 96-6t104-2" />
      <path d="M232 204l-14 30M232 204l10 31" />
      <circle cx="232" cy="202" r="4" fill={p.brass} />
    </>
  );
}
