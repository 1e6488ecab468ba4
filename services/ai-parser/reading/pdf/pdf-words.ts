import { pageWordsMax } from '../../limits.ts';
import type { Word } from '../layout/page.ts';
import { widthsOf, withNarrowLetters, withoutOverprints, withoutSpacing, type Run } from './letter-runs.ts';
import { combined, isMatrix, type Matrix } from './matrix.ts';
import type { PdfPage } from './pdf-document.ts';

interface PdfText {
  readonly words: readonly Word[];
  /** The rotation in degrees that makes most of its text upright. */
  readonly turn: number;
  readonly width: number;
  readonly height: number;
}

const quarter = 90;
const cutMax = 50;

/** The words of a page's text layer with their positions. */
export async function textOfPage(page: PdfPage, turned = 0): Promise<PdfText> {
  const view = page.getViewport({ scale: 1, rotation: page.rotate + turned });
  const transform: unknown = view.transform;
  const runs = isMatrix(transform) ? await runsOf(page, transform) : [];
  const turns = new Map<number, number>();
  for (const { place, text } of runs) {
    const turn = turnOf(place);
    turns.set(turn, (turns.get(turn) ?? 0) + text.length);
  }
  const [most] = [...turns].sort((a, b) => b[1] - a[1])[0] ?? [0];
  if (most !== 0 && turned === 0) return textOfPage(page, (4 * quarter - most) % (4 * quarter));
  const words = runs
    .filter(({ place }) => turnOf(place) === 0)
    .flatMap(wordsOfRun)
    .filter(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // Text cut at an edge still indicates that a sheet was printed on several pages.
      return right > 0 && x < view.width + cutMax && x > -cutMax && y > 0 && y < view.height;
    });
  return { words, turn: turned, width: view.width, height: view.height };
}

async function runsOf(page: PdfPage, view: Matrix): Promise<readonly Run[]> {
  const { items } = await page.getTextContent();
  const runs: Run[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '' || !isMatrix(item.transform)) continue;
    runs.push({
      text: item.str,
      place: combined(view, item.transform),
      width: item.width,
      font: item.fontName,
    });
    if (runs.length > pageWordsMax) break;
  }
  return withNarrowLetters(withoutSpacing(withoutOverprints(runs)));
}

/** Rounded to quarters: 0 is upright, 90 reads downwards. */
function turnOf([a, b]: Matrix): number {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return (Math.round(degrees / quarter) * quarter + 4 * quarter) % (4 * quarter);
}

/** What aligns a name with its price: dots, or spaces. */
const leaders = /(?:\s*[.…·_]){4,}\s*|\s+/gu;

/**
 * A letter that its font does not map, alone between spaces: `6 x 250`, where an x between figures is a separate sign.
 */
const unmappedWord = /^[\u0000-\u001f]+$/u;

function wordsOfRun({ text, place, width, font }: Run): Word[] {
  const size = Math.hypot(place[2], place[3]);
  const [left, base] = [place[4], place[5]];
  const widths = widthsOf(text);
  const all = widths.reduce((sum, own) => sum + own, 0) || 1;
  const starts = [0];
  for (const own of widths) starts.push((starts.at(-1) ?? 0) + own / all);
  const at = (index: number) => left + width * (starts[index] ?? 1);
  const words: Word[] = [];
  const add = (from: number, to: number) => {
    if (from >= to) return;
    const before = words.at(-1);
    // It keeps its position nevertheless, so that its neighbours are one phrase.
    if (before && unmappedWord.test(text.slice(from, to))) {
      words.splice(-1, 1, { ...before, right: at(to) });
      return;
    }
    words.push({
      text: text.slice(from, to),
      left: at(from),
      right: at(to),
      top: base - size * 0.8,
      bottom: base + size * 0.2,
      size,
      clarity: null,
      ...(font !== undefined && { font }),
    });
  };
  let from = 0;
  for (const gap of text.matchAll(leaders)) {
    add(from, gap.index);
    from = gap.index + gap[0].length;
  }
  add(from, text.length);
  return words;
}
