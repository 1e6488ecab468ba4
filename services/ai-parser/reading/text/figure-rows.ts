import type { Row } from '../table.ts';
import type { SaidLine } from './remarked-rows.ts';

const wordsAndFigure = /^(.*\p{L}{3}.*?)\s+(\d{2,6})$/u;
const figuresLeast = 5;
const roundShare = 0.8;
const isYear = (figure: number): boolean => figure > 1900 && figure < 2050;

/** `Rye flour 2.5`: words and a small figure, with or without decimals. */
const wordsAndSmall = /^(.*\p{L}{2}.*?)\s+(\d{1,4}(?:[.,]\d{1,2})?)$/u;
const smallShare = 0.85;
/** At least this share has decimals: whole numbers alone may as well be quantities. */
const decimalShare = 0.1;
const decimalsLeast = 2;
/** Prices end in 0, 5 or 9; versions and measures in anything. */
const usualEnd = /[.,]\d?[059]$/u;
/** Without a sign they are prices only because nothing else fits. */
const unsure = 0.5;

/** A text nearly all of whose lines are words and a small figure, some of them with the decimals of prices. */
function smallRows(lines: readonly SaidLine[]): readonly Row[] | null {
  const rows = lines.map(({ line, text }): Row => {
    const [, name, figure] = wordsAndSmall.exec(text) ?? [];
    return name === undefined || figure === undefined
      ? { line, cells: [text, ''], isHeading: true }
      : { line, cells: [name, figure], clarity: unsure };
  });
  const found = rows.filter(({ isHeading }) => isHeading !== true);
  const decimals = found.filter(({ cells }) => /[.,]/u.test(String(cells[1])));
  const areSmall = found.length >= figuresLeast && found.length >= lines.length * smallShare;
  const arePrices =
    decimals.length >= Math.max(decimalsLeast, found.length * decimalShare) &&
    decimals.filter(({ cells }) => usualEnd.test(String(cells[1]))).length >= decimals.length * roundShare;
  return areSmall && arePrices ? rows : null;
}

/**
 * A text whose every line is words and a round figure, `Leg massage 2000`; null if it is another. Figures that end in
 * anything, or that are years, number models.
 */
export function figureRows(lines: readonly SaidLine[]): readonly Row[] | null {
  if (lines.length < figuresLeast) return null;
  const rows = lines.flatMap(({ line, text }) => {
    const [, name, figure] = wordsAndFigure.exec(text) ?? [];
    return name === undefined || figure === undefined ? [] : [{ line, cells: [name, figure] }];
  });
  if (rows.length < lines.length) return smallRows(lines);
  const figures = rows.map(({ cells }) => Number(cells[1]));
  const round = figures.filter((figure) => figure % 5 === 0);
  return round.length >= figures.length * roundShare && !figures.every(isYear) ? rows : null;
}
