import type { Rule } from '../layout/page.ts';
import { combined, isMatrix, moved, unmoved, type Matrix } from './matrix.ts';
import type { Library, PdfPage } from './pdf-document.ts';

const operatorsMax = 200_000;
/** A thinner area is a line. */
const thin = 3;
const shortest = 4;

type Point = readonly [number, number];

interface Drawing {
  /** Its straight lines: borders of cells, and lines between rows. */
  readonly rules: readonly Rule[];
  /** The share of the page covered by pictures, from 0 to 1: a scan may consist of several. */
  readonly pictureShare: number;
}

/** The drawings of a page, without its text. */
export async function drawingOf(page: PdfPage, { OPS }: Library, turned: number): Promise<Drawing> {
  const viewport = page.getViewport({ scale: 1, rotation: page.rotate + turned });
  const view = viewport.transform as unknown;
  const { fnArray, argsArray } = await page.getOperatorList();
  if (fnArray.length > operatorsMax || !isMatrix(view)) return { rules: [], pictureShare: 0 };
  const pictures = new Set<unknown>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
  ]);
  let pictureShare = 0;
  const strokes = new Set<unknown>([OPS.stroke, OPS.closeStroke]);
  const fills = new Set<unknown>([OPS.fill, OPS.eoFill]);
  const both = new Set<unknown>([
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ]);
  const rules: Rule[] = [];
  const rulesKept: Matrix[] = [];
  let matrix: Matrix = unmoved;
  for (const [place, operator] of fnArray.entries()) {
    const args = argsArray[place] as unknown;
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) rulesKept.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = rulesKept.pop() ?? unmoved;
    const given = operator === OPS.paintFormXObjectBegin && Array.isArray(args) ? (args[0] as unknown) : args;
    if ((operator === OPS.transform || operator === OPS.paintFormXObjectBegin) && isMatrix(given))
      matrix = combined(matrix, given);
    if (pictures.has(operator)) {
      const [width, height] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
      pictureShare = Math.min(1, pictureShare + (width * height) / (viewport.width * viewport.height));
    }
    if (operator !== OPS.constructPath || !Array.isArray(args)) continue;
    const [how, paths] = args as readonly unknown[];
    const isStroked = strokes.has(how) || both.has(how);
    if (!isStroked && !fills.has(how)) continue;
    const data = Array.isArray(paths) ? (paths[0] as unknown) : null;
    if (!(data instanceof Float32Array) && !Array.isArray(data)) continue;
    const whole = combined(view, matrix);
    for (const points of outlinesOf(Array.from(data as ArrayLike<number>)))
      rules.push(...(isStroked ? sidesOf(points, whole) : []), ...areaRules(points, whole));
  }
  return { rules, pictureShare };
}

/** Move, line, curve, curve, close: the number of values of each in a path. */
const lengths = [2, 2, 6, 4, 0];

function outlinesOf(data: readonly number[]): Point[][] {
  const outlines: Point[][] = [];
  for (let at = 0; at < data.length;) {
    const step = data[at] ?? 4;
    const length = lengths[step];
    if (length === undefined) break;
    const end = at + length;
    const last = outlines.at(-1);
    if (step === 0) outlines.push([[data[at + 1] ?? 0, data[at + 2] ?? 0]]);
    else if (step === 4) {
      const first = last?.[0];
      if (first) last.push(first);
    } else last?.push([data[end - 1] ?? 0, data[end] ?? 0]);
    at = end + 1;
  }
  return outlines;
}

function sidesOf(points: readonly Point[], matrix: Matrix): Rule[] {
  const placed = points.map(([x, y]) => moved(matrix, x, y));
  return placed.slice(1).flatMap((to, place) => ruleBetween(placed[place] ?? to, to) ?? []);
}

function ruleBetween([x1, y1]: Point, [x2, y2]: Point): Rule | null {
  if (Math.abs(x1 - x2) < 1 && Math.abs(y1 - y2) >= shortest)
    return { isUpright: true, at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) };
  if (Math.abs(y1 - y2) < 1 && Math.abs(x1 - x2) >= shortest)
    return { isUpright: false, at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) };
  return null;
}

/** A thin area is a line. */
function areaRules(points: readonly Point[], matrix: Matrix): Rule[] {
  const placed = points.map(([x, y]) => moved(matrix, x, y));
  const xs = placed.map(([x]) => x);
  const ys = placed.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (right - left < thin && bottom - top >= shortest)
    return [{ isUpright: true, at: (left + right) / 2, from: top, to: bottom }];
  if (bottom - top < thin && right - left >= shortest)
    return [{ isUpright: false, at: (top + bottom) / 2, from: left, to: right }];
  return [];
}
