/** A spot of ink, in pixels of the picture. */
export interface Spot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A share of the longer edge: the maximum size of dots. */
const dotShare = 0.006;
const dotMost = 6;
/** Fewer dots in a row are part of a text. */
const leaderLeast = 6;
/** The minimum and maximum distance of dots, in widths of a dot: digits of a number are closer. */
const gapLeast = 0.6;
const gapMost = 7;
/** The minimum share of ink in the box around a dot. */
const filledShare = 0.5;

interface Ink {
  readonly ink: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The dots between names and prices, which a recogniser takes for letters. */
export function leadersIn(drawn: Ink): readonly Spot[] {
  const dots = dotsIn(drawn).sort((a, b) => a.left - b.left);
  const rows = new Map<number, Spot[][]>();
  const chains: Spot[][] = [];
  for (const dot of dots) {
    const row = Math.floor((dot.top + dot.bottom) / 4);
    const near = [row - 1, row, row + 1].flatMap((at) => rows.get(at) ?? []);
    const close = near.filter((own) => touches(own.at(-1), dot));
    if (close.length > 0) {
      for (const own of close) own.pop();
      continue;
    }
    const chain = near.findLast((own) => follows(own, dot));
    if (chain) chain.push(dot);
    else {
      const begun = [dot];
      chains.push(begun);
      rows.set(row, [...(rows.get(row) ?? []), begun]);
    }
  }
  return chains.filter((chain) => chain.length >= leaderLeast).flat();
}

const sizeOf = ({ left, right, top, bottom }: Spot) => Math.max(right - left, bottom - top);

/** Whether two spots are as close as the digits of a number: then both are letters. */
const touches = (last: Spot | undefined, dot: Spot): boolean =>
  last !== undefined && dot.left - last.right < gapLeast * sizeOf(last) && dot.left >= last.left;

/** Whether a dot continues a row: level with the last, at the same distance as the one before. */
function follows(chain: readonly Spot[], dot: Spot): boolean {
  const [before, last] = chain.length > 1 ? chain.slice(-2) : [undefined, chain[0]];
  if (!last) return false;
  const gap = dot.left - last.right;
  const size = sizeOf(last);
  if (
    gap < gapLeast * size ||
    gap > gapMost * size ||
    Math.abs(dot.bottom - last.bottom) > Math.max(2, size / 2)
  )
    return false;
  if (sizeOf(dot) > 2 * size || size > 2 * sizeOf(dot)) return false;
  return before === undefined || Math.abs(gap - (last.left - before.right)) <= Math.max(2, gap * 0.5);
}

/** Small filled spots without contact to anything else. */
function dotsIn({ ink, width, height }: Ink): Spot[] {
  const most = Math.max(dotMost, Math.round(Math.max(width, height) * dotShare));
  const seen = new Uint8Array(ink.length);
  const waiting: number[] = [];
  const dots: Spot[] = [];
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] === 0 || seen[start] === 1) continue;
    let [left, right, top, bottom, count] = [width, 0, height, 0, 0];
    seen[start] = 1;
    waiting.push(start);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      count += 1;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      const next = [x > 0 ? at - 1 : at, x + 1 < width ? at + 1 : at, at - width, at + width];
      for (const to of next) {
        if (ink[to] !== 1 || seen[to] === 1) continue;
        seen[to] = 1;
        waiting.push(to);
      }
    }
    const box = (right - left) * (bottom - top);
    if (right - left <= most && bottom - top <= most && count >= box * filledShare && count > 1)
      dots.push({ left, right, top, bottom });
  }
  return dots;
}
