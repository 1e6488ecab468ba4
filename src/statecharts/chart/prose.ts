import type { MeasureText, TextFont } from './measure.ts';

/** What a text is for, which decides its colour. */
export type Tone = 'strong' | 'plain' | 'muted' | 'good' | 'bad' | 'target';

/** A text set in one line, from its left end on the base line. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly font: TextFont;
  readonly tone: Tone;
}

export interface Words {
  readonly text: string;
  readonly font: TextFont;
  readonly tone: Tone;
}

export interface Prose {
  readonly runs: readonly TextRun[];
  readonly width: number;
  readonly height: number;
}

interface ProsePlace {
  readonly x: number;
  /** Where the first line begins. */
  readonly top: number;
  readonly maxWidth: number;
  readonly lineHeight: number;
}

/** Where a long name may be broken: behind a mark, and before a capital. */
const joints = /(?<=[._\-/])|(?<=[a-z])(?=[A-Z])/u;

function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = word.split(joints).flatMap((part) => (fits(part) ? [part] : [...part]));
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && fits(last + part)) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines;
}

/** Sets words one after the other, in as many lines as they need. */
export function setProse(all: readonly Words[], place: ProsePlace, measure: MeasureText): Prose {
  const lines: { text: string; x: number; width: number; words: Words }[][] = [[]];
  let x = 0;
  for (const words of all) {
    const space = measure(' ', words.font);
    const fits = (text: string): boolean => measure(text, words.font) <= place.maxWidth;
    for (const word of words.text.split(/\s+/u).filter(Boolean)) {
      pieces(word, fits).forEach((piece, index) => {
        const width = measure(piece, words.font);
        if (index > 0 || (x > 0 && x + space + width > place.maxWidth)) {
          lines.push([]);
          x = 0;
        }
        const line = lines.at(-1) ?? [];
        const last = line.at(-1);
        if (last?.words === words) {
          last.text += ` ${piece}`;
          last.width = measure(last.text, words.font);
          x = last.x + last.width;
        } else {
          const at = x > 0 ? x + space : 0;
          line.push({ text: piece, x: at, width, words });
          x = at + width;
        }
      });
    }
  }
  const runs = lines.flatMap((line, index) =>
    line.map(({ text, x: at, width, words: { font, tone } }) => ({
      text,
      x: place.x + at,
      // The base line: what is above the letters and what is below them are in the proportion of Inter's.
      y: place.top + index * place.lineHeight + place.lineHeight / 2 + font.size * 0.36,
      width,
      font,
      tone,
    })),
  );
  return {
    runs,
    width: Math.max(0, ...runs.map((run) => run.x - place.x + run.width)),
    height: runs.length === 0 ? 0 : lines.length * place.lineHeight,
  };
}
