import { recognisedEdgeMax } from '../../limits.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { FileRefusal } from '../../refusals.ts';
import { clarityOf } from '../layout/lines.ts';
import { medianOf, type Page, type Word } from '../layout/page.ts';
import { withoutLines } from './drawn-lines.ts';
import { languagesFor, padded } from './languages.ts';
import { onEvenGround } from './even-ground.ts';
import { withoutFaintWords } from './faint-words.ts';
import { enlarged, smaller, turned, type Pixels } from './pixels.ts';
import { installedLanguages } from './installed-languages.ts';
import { startRecogniser, type Recognised, type Recogniser } from './recogniser.ts';
import { noTextSeen, unknownLetters } from './picture-refusals.ts';
import { withMarksMended } from './seen-marks.ts';

interface Recognition {
  readonly recogniser: Recogniser;
  readonly wanted: readonly string[];
  /** The file's languages, once a page has shown them. */
  languages: readonly string[] | null;
  /** Called where no installed language is that of the letters, which are then read as well as they can be. */
  readonly unknown?: () => void;
  /** Called with the picture as it was recognised: upright and level. */
  readonly shown?: (picture: Pixels) => void;
}

/** No letters, letters of a language that is not installed, or a page. */
export type Sight = 'no-text' | 'unknown-language' | Page;

/** The longer edge of the picture for the first look. */
const firstLookEdge = 1_300;
const wordsMin = 6;
/** In radians. */
const levelEnough = 0.004;
const slopeMax = 0.4;
const checkedMax = 400;
const strokeMost = 0.6;
/** Lines lower than this are enlarged, in pixels. */
const lineLeast = 26;
const lineWanted = 40;
const enlargedMost = 2.5;
/** The size of letters on a page, whatever the picture's. */
const letterSize = 10;
/** The ratio of a line's box to its letter size. */
const lineShare = 1.3;

const isWord = ({ text, clarity }: Recognised) =>
  clarity >= 0.6 && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2;
/** What a recogniser makes of a shadow or the remainder of a line: meaningless marks with little confidence. */
const isStroke = ({ text, clarity }: Recognised) => clarity < strokeMost && !/[\p{L}\p{N}\p{Sc}]/u.test(text);
const goodWords = (words: readonly Recognised[]) => words.filter(isWord).length;
const firstLanguage = (wanted: readonly string[]) => installedLanguages(['eng', ...wanted]).slice(0, 1);

/** Recognises the words of a picture with their positions. */
export async function recognisedPage(
  given: Pixels,
  number: number,
  recognition: Recognition,
): Promise<Sight> {
  const { recogniser, wanted } = recognition;
  const pixels = onEvenGround(given);
  const look = await firstLook(pixels, recognition);
  if (look.words.length < wordsMin) return 'no-text';
  recognition.languages ??= await languagesFor(recogniser, look.small, { words: look.words, wanted });
  if (!recognition.languages) {
    if (goodWords(look.words) < wordsMin) return 'no-text';
    if (!recognition.unknown) return 'unknown-language';
    recognition.unknown();
  }
  const upright = await uprightAndLevel(pixels, look);
  recognition.shown?.(upright);
  const { pixels: plain, rules } = withoutLines(await legible(upright, look));
  await recogniser.show(plain, recognition.languages ?? firstLanguage(wanted));
  const found = withoutFaintWords(recogniser.words().filter((word) => !isStroke(word)));
  if (goodWords(found) < wordsMin) return 'no-text';
  const words = withMarksMended(withCheckedNumbers(found, recogniser));
  const height = medianOf(words.map(({ line }) => line.bottom - line.top));
  const unit = (letterSize * lineShare) / Math.max(1, height);
  return {
    number,
    width: plain.width * unit,
    height: plain.height * unit,
    words: words.map((word) => wordOf(word, unit)),
    rules: rules.map((rule) => ({ ...rule, at: rule.at * unit, from: rule.from * unit, to: rule.to * unit })),
  };
}

/** One page of a file, the number of pages, and its picture. */
export interface SeenPage {
  readonly page: Page;
  readonly of: number;
  readonly picture: Pixels;
  /** Why its words are no list, which can be pointed at nevertheless; null if they can be read. */
  readonly refusal: FileRefusal | null;
}

interface SeenHow {
  /** The number of pages. */
  readonly of: number;
  readonly languages: readonly string[];
  /** Whether letters of no installed language are read as well as they can be, so that they can be pointed at. */
  readonly readsUnknown?: boolean;
}

/** Recognises one page, and keeps its picture; refused without words. */
export async function seenInPicture(
  pixels: Pixels,
  number: number,
  { of, languages, readsUnknown = false }: SeenHow,
): Promise<Result<SeenPage, FileRefusal>> {
  const recogniser = await startRecogniser();
  let picture = pixels;
  let refusal: FileRefusal | null = null;
  try {
    const shown = (upright: Pixels) => (picture = upright);
    const unknown = () => (refusal = unknownLetters());
    const page = await recognisedPage(pixels, number, {
      recogniser,
      wanted: languages,
      languages: null,
      ...(readsUnknown && { unknown }),
      shown,
    });
    if (page === 'no-text') return refuse(noTextSeen());
    if (page === 'unknown-language') return refuse(unknownLetters());
    return ok({ page, of, picture, refusal });
  } finally {
    recogniser.end();
  }
}

interface Look {
  /** The reduced picture, upright, without drawn lines. */
  readonly small: Pixels;
  readonly words: readonly Recognised[];
  readonly degrees: number;
  /** The slope of its lines. */
  readonly slope: number;
}

/** The positions of a picture's letters, and its orientation. */
async function firstLook(pixels: Pixels, { recogniser, wanted }: Recognition): Promise<Look> {
  const whole = await smaller(pixels, firstLookEdge);
  let best: Look = { small: whole, words: [], degrees: 0, slope: 0 };
  for (const degrees of [0, 90, 270, 180]) {
    const view = degrees === 0 ? whole : await turned(whole, degrees);
    const small = withoutLines(view).pixels;
    await recogniser.show(small, firstLanguage(wanted));
    const words = recogniser.words();
    const score = goodWords(words);
    if (degrees === 0 || score > goodWords(best.words) * 1.3 + 2)
      best = { small, words, degrees, slope: recogniser.slope() };
    if (score >= wordsMin && score >= words.length * 0.4) break;
    // A logo or a landscape: rotated text would look like many words.
    if (degrees === 0 && score < wordsMin / 2 && words.length < 2 * wordsMin) return { ...best, words: [] };
  }
  return best;
}

/** Enlarges small letters, whose dots and accents would touch otherwise. */
async function legible(pixels: Pixels, { words, small }: Look): Promise<Pixels> {
  const edge = Math.max(pixels.width, pixels.height);
  const times = edge / Math.max(small.width, small.height);
  const height = times * medianOf(words.filter(isWord).map(({ line }) => line.bottom - line.top));
  if (height === 0 || height >= lineLeast) return pixels;
  return enlarged(pixels, Math.min(enlargedMost, lineWanted / height, recognisedEdgeMax / edge));
}

async function uprightAndLevel(pixels: Pixels, { degrees, slope }: Look): Promise<Pixels> {
  const upright = degrees === 0 ? pixels : await turned(pixels, degrees);
  const isLevel = Math.abs(slope) < levelEnough || Math.abs(slope) > slopeMax;
  return isLevel ? upright : turned(upright, (slope * 180) / Math.PI);
}

/**
 * Numbers are recognised a second time individually: commas are easily lost in a long line. If the results differ, the
 * word is unclear.
 */
function withCheckedNumbers(words: readonly Recognised[], recogniser: Recogniser): readonly Recognised[] {
  let left = checkedMax;
  return words.map((word) => {
    if (!isNumber(word.text) || left <= 0) return word;
    left -= 1;
    const signed = isPercent.test(word.text) ? recogniser.line(padded(word), '%') : null;
    // Without the sign of percents it sees the one of money that it takes for it.
    if (signed && moneyBehind.test(signed.text)) return { ...word, text: signed.text, clarity: 0.4 };
    const again = recogniser.line(padded(word));
    const text = again.text.replaceAll(/\s+(?=[.,])|(?<=[.,])\s+/gu, '');
    return { ...word, ...agreed(word, { text, clarity: again.clarity }) };
  });
}

const isPercent = /^\d+%$/u;
const moneyBehind = /^\d+\s?\p{Sc}$/u;

/** Mostly digits: one of them may have been read as a letter. */
const isNumber = (text: string): boolean => text.length >= 3 && figuresIn(text).length >= text.length / 2;

type Seen = Pick<Recognised, 'text' | 'clarity'>;

const figuresIn = (text: string) => text.replaceAll(/\D/gu, '');

/**
 * The result of two readings of a number. If they differ in a mark, the closer one is more reliable; in a digit,
 * neither is.
 */
function agreed(first: Seen, closer: Seen): Seen {
  if (closer.text === first.text)
    return { text: first.text, clarity: Math.max(first.clarity, closer.clarity) };
  if (figuresIn(closer.text) === figuresIn(first.text) && /^[\d.,'’ -]+$/u.test(closer.text))
    return { text: closer.clarity >= 0.75 ? closer.text : first.text, clarity: 0.7 };
  const isMore = figuresIn(closer.text).endsWith(figuresIn(first.text)) && closer.clarity > first.clarity;
  return { text: isMore ? closer.text : first.text, clarity: 0.4 };
}

function wordOf({ text, clarity, left, right, line }: Recognised, unit: number): Word {
  const height = (line.bottom - line.top) * unit;
  return {
    text,
    clarity,
    left: left * unit,
    right: right * unit,
    top: line.top * unit,
    bottom: line.bottom * unit,
    size: sizeOf(height / lineShare),
  };
}

/** A line without tall letters is lower than its letters are large: only an unusual height means another size. */
const sizeOf = (guess: number): number =>
  guess > usualLeast * letterSize && guess < usualMost * letterSize
    ? letterSize
    : Math.min(2 * letterSize, Math.max(usualLeast * letterSize, guess));
const usualLeast = 0.7;
const usualMost = 1.2;

/** How clearly a page was recognised as a whole. */
export const clarityOfPage = ({ words }: Page): number => clarityOf(words) ?? 1;
