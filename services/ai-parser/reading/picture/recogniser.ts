import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { dataOf } from './installed-languages.ts';
import { modernGreek } from './modern-greek.ts';
import { asFile, type Area, type Pixels } from './pixels.ts';

/** A recognised word, in pixels of the picture. */
export interface Recognised {
  readonly text: string;
  /** From 0 to 1. */
  readonly clarity: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The box of its line. */
  readonly line: { readonly top: number; readonly bottom: number };
}

/** The used part of the engine's own interface, which it leaves untyped. */
interface Api {
  Init(path: null, languages: string, mode: number): number;
  End(): void;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(orientation: number, turn: number): number;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
}
interface Engine {
  readonly TessBaseAPI: new () => Api;
  readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
}
type StartEngine = (options: { print: () => void; printErr: () => void }) => Promise<Engine>;

const neuralNets = 1;
/** A block of lines, like a table; a single line, like a cell. */
const asBlock = '6';
const asLine = '7';

const require = createRequire(import.meta.url);
const unpack = promisify(gunzip);

/** Runs in this thread and ends with it: it starts no thread, stores no file and fetches nothing. */
function startEngine(): Promise<Engine> {
  const start = require('tesseract.js-core/tesseract-core-simd-lstm.js') as StartEngine;
  const quiet = () => undefined;
  return start({ print: quiet, printErr: quiet });
}

export interface Recogniser {
  /** How many pixels it has looked at so far, in all pictures: its work, whatever else the machine does. */
  readonly pixelsSeen: number;
  /** Loads a picture and the languages for it. */
  show(pixels: Pixels, languages: readonly string[]): Promise<void>;
  /** The slope of its lines, in radians. */
  slope(): number;
  words(area?: Area): readonly Recognised[];
  /** One line alone, so that distant text on the same line does not confuse it; `without` are characters that it is not to see. */
  line(area: Area, without?: string): { readonly text: string; readonly clarity: number };
  end(): void;
}

/** Starts the recogniser of text in pictures. */
export async function startRecogniser(): Promise<Recogniser> {
  const { TessBaseAPI, FS } = await startEngine();
  const loaded = new Set<string>();
  let api: Api | null = null;
  let reading = '';
  let [shown, seen] = [0, 0];

  const load = async (language: string) => {
    const file = dataOf(language);
    if (file === null || loaded.has(language)) return;
    FS.writeFile(`./${language}.traineddata`, await unpack(await readFile(file)));
    loaded.add(language);
  };
  const prepared = (): Api => {
    if (api === null) throw new Error('The recogniser was not shown a picture');
    return api;
  };
  const read = (mode: string, area: Area | undefined): string => {
    const own = prepared();
    own.SetVariable('tessedit_pageseg_mode', mode);
    if (area) own.SetRectangle(area.left, area.top, area.width, area.height);
    own.Recognize(null);
    seen += area ? area.width * area.height : shown;
    return own.GetTSVText(0);
  };

  return {
    get pixelsSeen() {
      return seen;
    },
    async show(pixels, languages) {
      for (const language of languages) await load(language);
      const names = languages.join('+');
      if (api === null || names !== reading) {
        api?.End();
        api = new TessBaseAPI();
        if (api.Init(null, names, neuralNets) !== 0) throw new Error(`The recogniser cannot read ${names}`);
        reading = names;
      }
      shown = pixels.width * pixels.height;
      FS.writeFile('/input', asFile(pixels));
      if (api.SetImageFile(1, 0) === 1) throw new Error('The recogniser cannot read the picture');
    },
    slope() {
      const own = prepared();
      own.SetVariable('tessedit_pageseg_mode', '3');
      own.FindLines();
      return own.GetGradient();
    },
    words: (area) => wordsIn(read(asBlock, area)),
    line(area, without = '') {
      prepared().SetVariable('tessedit_char_blacklist', without);
      const words = wordsIn(read(asLine, area));
      prepared().SetVariable('tessedit_char_blacklist', '');
      const letters = words.reduce((sum, { text }) => sum + text.length, 0);
      const clear = words.reduce((sum, { text, clarity }) => sum + clarity * text.length, 0);
      return { text: words.map(({ text }) => text).join(' '), clarity: letters === 0 ? 0 : clear / letters };
    },
    end() {
      api?.End();
      api = null;
      for (const language of loaded) FS.unlink(`./${language}.traineddata`);
      loaded.clear();
    },
  };
}

/**
 * The engine's table of results: level, page, block, paragraph, line, word, left, top, width, height, confidence, text.
 */
function wordsIn(table: string): readonly Recognised[] {
  const words: Recognised[] = [];
  let line = { top: 0, bottom: 0 };
  for (const record of table.split('\n')) {
    const [level, , , , , , x, y, w, h, confidence, text = ''] = record.split('\t');
    const [left, top, width, height] = [Number(x), Number(y), Number(w), Number(h)];
    if (level === '4') line = { top, bottom: top + height };
    if (level !== '5' || text.trim() === '') continue;
    const clarity = Math.max(0, Math.min(1, Number(confidence) / 100));
    words.push({
      text: asCode(modernGreek(text.trim())),
      clarity,
      left,
      top,
      right: left + width,
      bottom: top + height,
      line,
    });
  }
  return words;
}

/** `s101` is `S101`: letters with the same form in both cases are recognised as small before low digits. */
const asCode = (text: string): string => (/^[cosvwxz]\d{2,}$/u.test(text) ? text.toUpperCase() : text);
