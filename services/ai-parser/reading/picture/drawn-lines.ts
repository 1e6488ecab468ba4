import type { Rule } from '../layout/page.ts';
import { leadersIn, type Spot } from './dot-leaders.ts';
import type { Pixels } from './pixels.ts';

/** The straight lines of a picture, and the picture without them. */
interface WithoutLines {
  readonly pixels: Pixels;
  readonly rules: readonly Rule[];
}

/** A share of the longer edge: no letter has strokes this long. */
const longShare = 0.035;
const thickest = 7;
/** A share of the light around a pixel: darker ones are ink. */
const inkShare = 0.8;
const rulesMax = 6_000;

/** Finds the lines of tables and the dots before prices, which a recogniser takes for letters, and erases them. */
export function withoutLines(pixels: Pixels): WithoutLines {
  const ink = inkOf(pixels);
  const { width, height } = pixels;
  const long = Math.round(Math.max(width, height) * longShare);
  const lying = runsOf({ ink, along: width, across: height, step: 1, stride: width, long });
  const upright = runsOf({ ink, along: height, across: width, step: width, stride: 1, long });
  const data = Buffer.from(pixels.data);
  for (const { at, from, to } of lying) wipe(data, { from, to, at, step: 1, stride: width, across: height });
  for (const { at, from, to } of upright) wipe(data, { from, to, at, step: width, stride: 1, across: width });
  for (const dot of leadersIn({ ink, width, height })) wipeSpot(data, dot, pixels);
  const rules = [
    ...lying.map((run) => ({ ...run, isUpright: false })),
    ...upright.map((run) => ({ ...run, isUpright: true })),
  ];
  return { pixels: { data, width, height }, rules: rules.length > rulesMax ? [] : rules };
}

/** 1 for each dark pixel: darker than its surroundings, so that shadows do not count. */
function inkOf({ data, width, height }: Pixels): Uint8Array {
  const reach = Math.max(12, Math.round(Math.max(width, height) / 60));
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      const around = sum / ((bottom - top) * (right - left));
      if ((data[y * width + x] ?? 0) < around * inkShare) ink[y * width + x] = 1;
    }
  }
  return ink;
}

interface Walk {
  readonly ink: Uint8Array;
  readonly along: number;
  readonly across: number;
  /** The offset to the next pixel along the line, and to the adjacent one across it. */
  readonly step: number;
  readonly stride: number;
  readonly long: number;
}

interface Run {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Long thin runs of ink; adjacent ones are one line. */
function runsOf(direction: Walk): readonly Run[] {
  const { ink, along, across, step, stride, long } = direction;
  const runs: { at: number; from: number; to: number; last: number }[] = [];
  for (let at = 0; at < across; at += 1) {
    let from = -1;
    let gap = 0;
    for (let place = 0; place <= along; place += 1) {
      const isInk = place < along && ink[at * stride + place * step] === 1;
      if (isInk) {
        if (from < 0) from = place;
        gap = 0;
        continue;
      }
      gap += 1;
      if (from < 0 || (gap <= 2 && place < along)) continue;
      const to = place - gap + 1;
      if (to - from >= long && isThin(direction, { at, from, to })) {
        const same = runs.findLast((run) => at - run.last <= 2 && run.from < to && run.to > from);
        if (same) {
          same.last = at;
          same.from = Math.min(same.from, from);
          same.to = Math.max(same.to, to);
        } else runs.push({ at, from, to, last: at });
      }
      from = -1;
    }
  }
  return runs.map(({ at, last, from, to }) => ({ at: (at + last) / 2, from, to }));
}

/** Whether ink ends soon on both sides along most of a run: not so for filled areas and bold letters. */
function isThin({ ink, across, step, stride }: Walk, { at, from, to }: Run): boolean {
  const probes = 24;
  let thin = 0;
  for (let probe = 0; probe < probes; probe += 1) {
    const place = from + Math.floor(((to - from) * (probe + 0.5)) / probes);
    let thickness = 0;
    for (let side = -thickest; side <= thickest; side += 1) {
      const row = at + side;
      if (row >= 0 && row < across && ink[row * stride + place * step] === 1) thickness += 1;
    }
    if (thickness <= thickest) thin += 1;
  }
  return thin >= probes * 0.7;
}

interface Wiped extends Run {
  readonly step: number;
  readonly stride: number;
  readonly across: number;
}

/** Paints over a line with the adjacent pixels. */
function wipe(data: Buffer, { at, from, to, step, stride, across }: Wiped): void {
  const reach = Math.ceil(thickest / 2) + 1;
  const [low, high] = [Math.max(0, Math.round(at) - reach), Math.min(across - 1, Math.round(at) + reach)];
  for (let place = from; place < to; place += 1) {
    const before = data[low * stride + place * step] ?? 255;
    const after = data[high * stride + place * step] ?? 255;
    // Where a letter touches the line, it keeps its ink.
    const light = Math.max(before, after);
    if (Math.min(before, after) < light * inkShare) continue;
    for (let row = low + 1; row < high; row += 1) data[row * stride + place * step] = light;
  }
}

/** Paints over a spot with the lightest adjacent shade. */
function wipeSpot(data: Buffer, { left, right, top, bottom }: Spot, { width, height }: Pixels): void {
  const [from, to] = [Math.max(0, left - 2), Math.min(width, right + 2)];
  const rows = [Math.max(0, top - 2), Math.min(height, bottom + 2)] as const;
  let light = 0;
  for (let y = rows[0]; y < rows[1]; y += 1)
    for (let x = from; x < to; x += 1) light = Math.max(light, data[y * width + x] ?? 0);
  for (let y = rows[0]; y < rows[1]; y += 1) data.fill(light, y * width + from, y * width + to);
}
