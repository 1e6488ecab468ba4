import type { Matrix } from './matrix.ts';

/** A run of letters, rotated upright; its position and width in the units of the page. */
export interface Run {
  readonly text: string;
  readonly place: Matrix;
  readonly width: number;
  /** The font's name in the file. */
  readonly font?: string;
}

/** `C A F E`: spaced letters, as in designs. */
const spaced = /^\S(?: \S)+$/u;
const spacedWord = /^\p{L}(?: \p{L}){3,}$/u;
const spacedLeast = 3;

/** The runs of a page, with letters placed one by one joined into words. */
export function withoutSpacing(runs: readonly Run[]): readonly Run[] {
  // A few letters may be spaced for other reasons, but not several words.
  if (runs.filter(({ text }) => spacedWord.test(text)).length < spacedLeast) return runs;
  return runs.map((run) => (spaced.test(run.text) ? { ...run, text: run.text.replaceAll(' ', '') } : run));
}

/**
 * In relation to the size, and to the width of a narrow text: a repetition this near is the same text, printed bold or
 * with a shadow.
 */
const againMost = 0.2;
const againWidth = 0.5;

/** The runs of a page without repetitions printed over others. */
export function withoutOverprints(runs: readonly Run[]): readonly Run[] {
  // By text and position, so that a page of equal texts takes no longer than others.
  const seen = new Map<string, Run[]>();
  return runs.filter((run) => {
    const near = Math.min(againMost * sizeOf(run), againWidth * run.width);
    const cell = Math.max(againMost * sizeOf(run), 1);
    const [x, y] = [Math.floor(run.place[4] / cell), Math.floor(run.place[5] / cell)];
    const keyOf = (across: number, down: number) => `${cell} ${across} ${down} ${run.text}`;
    const same = [-1, 0, 1].flatMap((across) =>
      [-1, 0, 1].flatMap((down) => seen.get(keyOf(x + across, y + down)) ?? []),
    );
    const isAgain = same.some(
      ({ place }) => Math.abs(place[4] - run.place[4]) <= near && Math.abs(place[5] - run.place[5]) <= near,
    );
    if (isAgain) return false;
    const own = seen.get(keyOf(x, y));
    if (own) own.push(run);
    else seen.set(keyOf(x, y), [run]);
    return true;
  });
}

const lettersLeast = 20;
/** In relation to the size: a gap this wide contains a space. */
const spaceLeast = 0.2;

/**
 * A page of single letters that all claim to be wider than the distance to the next: their widths become those
 * distances.
 */
export function withNarrowLetters(runs: readonly Run[]): readonly Run[] {
  const steps = runs.map((run, at) => stepOf(run, runs[at + 1]));
  const known = steps.filter((step) => step !== null).length;
  const overlapping = steps.filter((step, at) => step !== null && step < 0.8 * (runs[at]?.width ?? 0)).length;
  if (known < lettersLeast || overlapping < known * 0.6) return runs;
  const weights = runs.map(({ text }) => widthsOf(text)[0] ?? 1);
  const scales = steps
    .flatMap((step, at) => (step === null ? [] : [step / sizeOf(runs[at]) / (weights[at] ?? 1)]))
    .sort((a, b) => a - b);
  const scale = scales[Math.floor(scales.length / 2)] ?? 1;
  return runs.map((run, at) => {
    if (run.text.length > 1) return run;
    const own = Math.min(run.width, scale * (weights[at] ?? 1) * sizeOf(run));
    const step = steps[at] ?? null;
    return { ...run, width: step !== null && step - own < spaceLeast * sizeOf(run) ? step : own };
  });
}

const sizeOf = (run: Run | undefined): number => (run ? Math.hypot(run.place[2], run.place[3]) : 1);

/** The distance from a single letter to the next one on its line; null if none follows. */
function stepOf(run: Run, next: Run | undefined): number | null {
  if (!next || run.text.length > 1 || Math.abs(next.place[5] - run.place[5]) > 1) return null;
  const step = next.place[4] - run.place[4];
  return step > 0 && step < 2 * sizeOf(run) ? step : null;
}

/** Relative widths of characters. Texts with runs of spaces are monospaced. */
export function widthsOf(text: string): number[] {
  const isEven = / {3}/u.test(text);
  return Array.from({ length: text.length }, (_, index) => {
    const letter = text[index] ?? '';
    if (isEven) return 1;
    if (/[ .,:;'’|!iljtfIr()[\]-]/u.test(letter)) return 0.55;
    if (/[mwMW@%—]/u.test(letter)) return 1.5;
    if (/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/u.test(letter)) return 1.9;
    return /\p{Lu}/u.test(letter) ? 1.25 : 1;
  });
}
