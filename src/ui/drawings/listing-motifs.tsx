import type { ComponentType } from 'react';

import {
  BinocularsMotif,
  BookMotif,
  ChartMotif,
  GaugeMotif,
  MedicalMotif,
  RadioMotif,
} from './bridge-motifs.tsx';
import { CandleMotif, FlowerMotif, LinenMotif, ShirtMotif, ShoeMotif } from './cabin-motifs.tsx';
import {
  AnchorMotif,
  BottleMotif,
  FenderMotif,
  FlagMotif,
  LifebuoyMotif,
  PaintMotif,
  PropellerMotif,
  RopeMotif,
  ShackleMotif,
} from './deck-motifs.tsx';
import { BatteryMotif, FilterMotif, OilMotif, PumpMotif } from './engine-motifs.tsx';
import type { MotifName } from './motif-keywords.ts';
import { Gear, Wheel } from './motifs.tsx';
import { CrateMotif, FishMotif, GlassMotif, KnifeMotif, PlateMotif, WineMotif } from './table-motifs.tsx';
import * as p from './palette.ts';

function CaptainMotif() {
  return <Wheel x={160} y={116} />;
}

function CrewMotif() {
  const loops =
    'M160 76c-58 0-58 110 0 110s58-110 0-110M160 82c-38 0-38 98 0 98s38-98 0-98M146 98q-34 40-78 82';
  return (
    <>
      <path strokeWidth="13" d="M116 72h88" />
      <path stroke={p.steel} strokeWidth="9.5" d="M116 72h88" />
      <path fill={p.steel} d="M146 76h28l4 14h-36z" />
      <path strokeWidth="9" d={loops} />
      <path stroke={p.paper} strokeWidth="5.5" d={loops} />
      <path fill={p.brass} d="M146 96h28v26h-28zM146 105h28M146 114h28" />
    </>
  );
}

function ExteriorMotif() {
  return (
    <>
      <path strokeWidth="8" d="M206 190L238 54" />
      <path stroke={p.teak} strokeWidth="4.5" d="M206 190L238 54" />
      <path fill={p.sand} d="M188 160l36 8-6 24-36-8z" />
      <path d="M190 186l-2 10M200 188l-2 10M210 190l-2 10" />
      <path d="M98 118a40 44 0 0 1 80 0" />
      <path fill={p.paper} d="M98 118q-4-14 10-16 6-12 20-6 14-12 24 2 14-4 16 8 12 0 10 12z" />
      <path fill={p.navy} d="M94 118h88l-12 72h-64z" />
      <path stroke={p.brass} strokeWidth="4" d="M99 134h78" />
    </>
  );
}

function InteriorMotif() {
  return (
    <>
      <path stroke="none" fill={p.shine} d="M122 116h76l34 76H88z" />
      <path d="M160 0v72" />
      <path fill={p.brass} d="M108 116q8-44 52-44t52 44z" />
      <path fill={p.spark} d="M144 116a16 14 0 0 0 32 0z" />
      <path fill={p.navy} d="M150 62h20v14h-20z" />
      <path stroke={p.paper} d="M126 104q8-18 24-20" />
    </>
  );
}

function ChefGalleyMotif() {
  return (
    <>
      <path stroke={p.steel} d="M140 62q10-11 0-22M160 58q10-12 0-24M180 62q10-11 0-22" />
      <path fill={p.steel} d="M98 118H80v14h18M222 118h18v14h-18" />
      <path fill={p.paper} d="M98 102h124v88H98z" />
      <path fill={p.brass} d="M94 102q6-22 40-22h52q34 0 40 22zM148 80v-9h24v9" />
      <path stroke={p.soft} d="M110 120v52M98 180h124" />
    </>
  );
}

function EngineeringMotif() {
  return (
    <>
      <Gear x={150} y={112} />
      <g transform="rotate(-38 200 150)">
        <path
          fill={p.paper}
          d="M142 142h88q4-16 24-16l-9 14 9 14 15-2q-2 18-20 18-14 0-19-10h-88q-9-9 0-18z"
        />
      </g>
    </>
  );
}

/** The motif in the middle of a tile: one thing from a locker on board. */
export const LISTING_MOTIFS: Record<MotifName, ComponentType> = {
  wheel: CaptainMotif,
  capstan: CrewMotif,
  bucket: ExteriorMotif,
  lamp: InteriorMotif,
  pot: ChefGalleyMotif,
  gear: EngineeringMotif,
  fender: FenderMotif,
  rope: RopeMotif,
  paint: PaintMotif,
  bottle: BottleMotif,
  propeller: PropellerMotif,
  shackle: ShackleMotif,
  anchor: AnchorMotif,
  flag: FlagMotif,
  lifebuoy: LifebuoyMotif,
  filter: FilterMotif,
  pump: PumpMotif,
  oil: OilMotif,
  battery: BatteryMotif,
  radio: RadioMotif,
  chart: ChartMotif,
  book: BookMotif,
  binoculars: BinocularsMotif,
  gauge: GaugeMotif,
  medical: MedicalMotif,
  linen: LinenMotif,
  shirt: ShirtMotif,
  shoe: ShoeMotif,
  flower: FlowerMotif,
  candle: CandleMotif,
  glass: GlassMotif,
  plate: PlateMotif,
  knife: KnifeMotif,
  wine: WineMotif,
  crate: CrateMotif,
  fish: FishMotif,
};
