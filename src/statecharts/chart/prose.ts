import type { MeasureText, TextFont } from './measure.ts';

/** The role of a text, which decides its colour. */
export type Tone = 'strong' | 'plain' | 'muted' | 'good' | 'bad' | 'target';

/** A text on one line, positioned at its left end on the baseline. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly font: TextFont;
  readonly tone: Tone;
}

export interface ToneText {
  readonly text: string;
  readonly font: TextFont;
  readonly tone: Tone;
}

interface Prose {
  readonly runs: readonly TextRun[];
  readonly width: number;
  readonly height: number;
}

interface ProsePlace {
  readonly x: number;
  /** The top of the first line. */
  readonly top: number;
  readonly maxWidth: number;
  readonly lineHeight: number;
}

/** Where a long name may be broken: after a separator and before a capital letter. */
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

/** Sets texts one after the other and wraps lines as needed. */
export function setProse(all: readonly ToneText[], place: ProsePlace, measure: MeasureText): Prose {
  const lines: { text: string; x: number; width: number; source: ToneText }[][] = [[]];
  let x = 0;
  for (const label of all) {
    const space = measure(' ', label.font);
    const fits = (text: string): boolean => measure(text, label.font) <= place.maxWidth;
    for (const word of label.text.split(/\s+/u).filter(Boolean)) {
      pieces(word, fits).forEach((piece, index) => {
        const width = measure(piece, label.font);
        if (index > 0 || (x > 0 && x + space + width > place.maxWidth)) {
          lines.push([]);
          x = 0;
        }
        const line = lines.at(-1) ?? [];
        const last = line.at(-1);
        if (last?.source === label) {
          last.text += ` ${piece}`;
          last.width = measure(last.text, label.font);
          x = last.x + last.width;
        } else {
          const at = x > 0 ? x + space : 0;
          line.push({ text: piece, x: at, width, source: label });
          x = at + width;
        }
      });
    }
  }
  const runs = lines.flatMap((line, index) =>
    line.map(({ text, x: at, width, source: { font, tone } }) => ({
      text,
      x: place.x + at,
      // The baseline, from the ratio of Inter's ascender to its descender.
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
