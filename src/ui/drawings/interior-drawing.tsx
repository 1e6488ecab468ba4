import { Porthole } from './motifs.tsx';
import * as p from './palette.ts';

/** The salon: two portholes, a brass lamp, the table laid. */
export function InteriorScene() {
  return (
    <>
      <path stroke="none" fill={p.shade} d="M0 0h320v240H0z" />
      <path stroke="none" fill={p.haze} d="M0 0h320v24H0z" />
      <path fill={p.teak} d="M-4 24h328v9H-4zM-4 132h328v50H-4z" />
      <path stroke={p.soft} d="M107 34v98M213 34v98" />
      <Porthole x={54} y={92} r={30} />
      <Porthole x={266} y={92} r={30} />
      <path stroke={p.soft} d="M38 112h14M58 116h12M252 112h16M272 117h10" />
      <path stroke="none" fill={p.shine} d="M140 82h40l48 108H92z" />
      <path d="M160 24v32" />
      <path fill={p.brass} d="M132 82q4-26 28-26t28 26z" />
      <path fill={p.spark} d="M150 82a10 9 0 0 0 20 0z" />
      <path
        fill={p.navy}
        d="M-4 152q0-10 10-10h88q10 0 10 10v40H-4zM216 152q0-10 10-10h88q10 0 10 10v40H216z"
      />
      <path fill={p.navy} d="M-4 180h110q6 0 6 6v58H-4zM324 180H214q-6 0-6 6v58h116z" />
      <path stroke={p.steel} d="M50 150v24M270 150v24M4 192h96M220 192h96" />
      <path fill={p.brass} d="M66 146l30 6-6 32-30-6z" />
      <path fill={p.sand} d="M226 152l30-6 6 32-30 6z" />
      <path fill={p.teak} d="M152 206h16v38h-16z" />
      <path
        fill={p.paper}
        d="M64 196q96-26 192 0l8 30q-14 8-22-2-14 10-28 0-16 10-28 0-14 10-26 0-14 10-28 0-14 10-28 0-12 10-26 0-10 8-26 0-8 6-24 2z"
      />
      <path d="M64 196q96 24 192 0" stroke={p.soft} />
      <ellipse cx="112" cy="194" rx="24" ry="6.5" fill={p.sky} />
      <ellipse cx="112" cy="193" rx="13" ry="3.2" fill={p.paper} />
      <ellipse cx="208" cy="194" rx="24" ry="6.5" fill={p.sky} />
      <ellipse cx="208" cy="193" rx="13" ry="3.2" fill={p.paper} />
      <path
        fill={p.sky}
        d="M134 164h14q0 12-7 13-7-1-7-13zM141 177v15M136 192h10M172 164h14q0 12-7 13-7-1-7-13zM179 177v15M174 192h10"
      />
      <path stroke="none" fill={p.brass} d="M135 169h12q-1 7-6 8-5-1-6-8zM173 169h12q-1 7-6 8-5-1-6-8z" />
      <path d="M160 186v-30M160 172q-8-2-10-12M160 168q8-2 9-12" />
      <path fill={p.sand} d="M155 182h10l3 16h-16z" />
      <circle cx="160" cy="152" r="5" fill={p.paper} />
      <circle cx="149" cy="157" r="4" fill={p.brass} />
      <circle cx="170" cy="154" r="4" fill={p.brass} />
    </>
  );
}
