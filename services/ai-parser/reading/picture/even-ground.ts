import type { Pixels } from './pixels.ts';

/** The background of one tile of a picture, and whether its letters are lighter. */
interface Ground {
  readonly shade: number;
  readonly isDark: boolean;
}

/** The number of tiles along the longer edge: a line of letters is about two tiles high. */
const tilesAlong = 64;
const tileLeast = 12;
/** The number of steps in which shades are counted. */
const steps = 32;
const stepSize = 256 / steps;
/** The weight of a tile's own counts compared with those of its neighbours. */
const ownWeight = 4;
const lightGround = 150;
const darkGround = 80;
/** The minimum difference of ink to its background. */
const inkSteps = 5;
/** The darkest background of an evenly lit page, as a share of the lightest. */
const evenShare = 0.8;
/** A share of the tiles: fewer are a picture or a drawing on the page. */
const oddShare = 0.04;

/**
 * Makes letters dark on white: each part of a picture is compared with the background around it, so that shadows,
 * coloured panels and light letters on dark ones are normalised. An evenly lit page stays as it is.
 */
export function onEvenGround(pixels: Pixels): Pixels {
  const { data, width, height } = pixels;
  const tile = Math.max(tileLeast, Math.round(Math.max(width, height) / tilesAlong));
  const [across, down] = [Math.ceil(width / tile), Math.ceil(height / tile)];
  const grounds = groundsOf(pixels, { tile, across, down });
  const shades = grounds.map(({ shade }) => shade).sort((a, b) => a - b);
  const odd = Math.floor(shades.length * oddShare);
  const [darkest = 0, lightest = 0] = [shades[odd], shades.at(-1 - odd)];
  if (darkest >= lightest * evenShare && darkest > lightGround) return pixels;
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    const rowAt = Math.min(down - 1, Math.max(0, y / tile - 0.5));
    const row = Math.floor(rowAt);
    const ownRow = Math.floor(y / tile) * across;
    for (let x = 0; x < width; x += 1) {
      const columnAt = Math.min(across - 1, Math.max(0, x / tile - 0.5));
      const column = Math.floor(columnAt);
      const own = grounds[ownRow + Math.floor(x / tile)] ?? white;
      // Between tiles of one kind the background changes gradually.
      let [sum, weights] = [0, 0];
      for (let corner = 0; corner < 4; corner += 1) {
        const [right, below] = [corner % 2, corner >> 1];
        const near = grounds[Math.min(down - 1, row + below) * across + Math.min(across - 1, column + right)];
        if (!near || near.isDark !== own.isDark) continue;
        const weight =
          (right === 1 ? columnAt - column : 1 - columnAt + column) *
          (below === 1 ? rowAt - row : 1 - rowAt + row);
        sum += near.shade * weight;
        weights += weight;
      }
      const shade = weights > 0 ? sum / weights : own.shade;
      const point = data[y * width + x] ?? 255;
      const share = own.isDark ? (255 - point) / Math.max(1, 255 - shade) : point / Math.max(1, shade);
      out[y * width + x] = Math.min(255, Math.round(255 * share));
    }
  }
  return { data: out, width, height };
}

const white: Ground = { shade: 255, isDark: false };

interface Tiles {
  readonly tile: number;
  readonly across: number;
  readonly down: number;
}

/** The background of each tile: the most frequent shade in and around it. */
function groundsOf({ data, width, height }: Pixels, { tile, across, down }: Tiles): readonly Ground[] {
  const counts = new Uint32Array(across * down * steps);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / tile) * across;
    for (let x = 0; x < width; x += 1) {
      const at = (row + Math.floor(x / tile)) * steps + ((data[y * width + x] ?? 0) >> 3);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  const grounds: Ground[] = [];
  const around = new Float64Array(steps);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      around.fill(0);
      for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y += 1)
        for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1) {
          const weight = y === row && x === column ? ownWeight : 1;
          for (let step = 0; step < steps; step += 1)
            around[step] = (around[step] ?? 0) + weight * (counts[(y * across + x) * steps + step] ?? 0);
        }
      grounds.push(groundOf(around));
    }
  }
  return grounds;
}

function groundOf(counts: Float64Array): Ground {
  const sumFrom = (from: number, to: number) =>
    counts.subarray(Math.max(0, from), to).reduce((a, b) => a + b, 0);
  let [best, most] = [0, -1];
  for (let step = 0; step < steps; step += 1) {
    const count = sumFrom(step - 1, step + 2);
    if (count > most) [best, most] = [step, count];
  }
  let shades = 0;
  for (let step = Math.max(0, best - 1); step < Math.min(steps, best + 2); step += 1)
    shades += (counts[step] ?? 0) * (step + 0.5) * stepSize;
  const shade = most > 0 ? shades / most : 255;
  if (shade >= lightGround || shade <= darkGround) return { shade, isDark: shade <= darkGround };
  const darker = sumFrom(0, best - inkSteps);
  const lighter = sumFrom(best + inkSteps, steps);
  return { shade, isDark: lighter > darker };
}
