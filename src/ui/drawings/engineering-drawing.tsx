import { Porthole } from './motifs.tsx';
import * as p from './palette.ts';

/** The engine room: a straight diesel between the frames, pipes and gauges, tools on the plates. */
export function EngineeringScene() {
  return (
    <>
      <path stroke="none" fill={p.far} d="M0 0h320v240H0z" />
      <path stroke="none" fill={p.sky} d="M26 0h44v210H26zM124 0h54v210h-54zM232 0h54v210h-54z" />
      <path stroke={p.soft} d="M26 0v200M70 0v200M124 0v200M178 0v200M232 0v200M286 0v200" />
      <Porthole x={48} y={92} r={24} />
      <path stroke={p.soft} d="M36 112h14" />
      <path strokeWidth="15" d="M-6 26h132q14 0 14 14v56M326 44h-46" />
      <path stroke={p.paper} strokeWidth="11.5" d="M-6 26h132q14 0 14 14v56M326 44h-46" />
      <path fill={p.brass} d="M92 15h8v22h-8zM129 66h22v8h-22z" />
      <path strokeWidth="10" d="M-6 146h46q10 0 10 10v46M326 96h-22q-8 0-8 8v100" />
      <path stroke={p.brass} strokeWidth="6.5" d="M-6 146h46q10 0 10 10v46M326 96h-22q-8 0-8 8v100" />
      <path d="M20 141v-12M8 129h24" strokeWidth="3.5" />
      <path fill={p.navy} d="M202 22h76v46h-76z" />
      <circle cx="222" cy="45" r="14" fill={p.paper} />
      <circle cx="257" cy="45" r="14" fill={p.paper} />
      <path d="M222 45l6-8M257 45l-8-5M213 49h.1M231 49h.1M248 50h.1M266 50h.1" />
      <path fill={p.shade} d="M92 96h108l8 14H84z" />
      <path fill={p.brass} d="M90 110h24v22H90zM122 110h24v22h-24zM154 110h24v22h-24zM186 110h24v22h-24z" />
      <path fill={p.navy} d="M78 132h150v44l-10 26H88l-10-26z" />
      <path stroke={p.steel} d="M90 146h104M90 158h104M102 132v40M134 132v40M166 132v40" />
      <path fill={p.steel} d="M68 140h14v48H68z" />
      <circle cx="246" cy="166" r="34" fill={p.steel} />
      <circle cx="246" cy="166" r="25" fill={p.paper} />
      <circle cx="246" cy="166" r="8" fill={p.brass} />
      <path d="M246 141v17M246 174v17M221 166h17M254 166h17" />
      <path fill={p.sand} d="M-4 202h328v42H-4z" />
      <path
        stroke={p.teak}
        d="M20 212l10 4M52 222l10-4M20 232l10 4M148 232l10 4M178 214l10-4M210 230l10 4M240 212l10 4M272 230l10-4M300 214l10 4"
      />
      <path d="M92 210v-8h24v8" />
      <path fill={p.navy} d="M66 210h76v26H66z" />
      <path stroke={p.brass} d="M66 218h76" />
      <path fill={p.paper} d="M176 226l58-12q2-10 14-10l-6 8 6 6 9-3q0 11-11 12-6 0-9-4l-58 12q-8-4-3-9z" />
    </>
  );
}
