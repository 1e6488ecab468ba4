import { analyse } from 'chardet';
import iconv from 'iconv-lite';

/** The encodings of lists. ISO 8859 is read as its Windows superset, which spreadsheets write. */
const encodings: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'windows-1250': 'windows-1250',
  'ISO-8859-5': 'iso-8859-5',
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-r',
  'ISO-8859-6': 'windows-1256',
  'windows-1256': 'windows-1256',
  'ISO-8859-8': 'windows-1255',
  'windows-1255': 'windows-1255',
  'ISO-8859-7': 'windows-1253',
  'windows-1253': 'windows-1253',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
};

const western = 'éèêëàâäáãåçùûüúîïíìôöóõòñßæøœÿ';
const central = 'ąćęłńóśźżčďěňřšťůúýžáéíöüőűâăîșțşţđäôľß';
const turkish = 'ğışçöüâîûé';
const baltic = 'ąčęėįšųūžāēģīķļņõäöü';
const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё';
const greek = 'αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώ';
const hebrew = 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ';
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءآأؤإئپچژگ';
const thaiConsonants = 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลวศษสหฬอฮ';
const thaiSigns = 'ะัาำิีึืฺุู็่้๊๋์ํๅๆฯ';
const thaiFirst = 'เแโใไ';
const thai = thaiConsonants + thaiSigns + thaiFirst;

/** Letters that only occur at the end of a word. */
const lastLetters = new Set('ךםןףץىةς');
/** Signs that only occur after another letter, and those that only occur before one. */
const behindLetters = new Set(thaiSigns);
const beforeLetters = new Set(thaiFirst);
const thaiLetters = new Set(thai);

/** Encoding → the letters of its languages; on a tie the first wins. */
const alphabets: Readonly<Record<string, string>> = {
  'windows-1252': western,
  'windows-1250': central,
  'windows-1251': cyrillic,
  'windows-1253': greek,
  'windows-1254': turkish,
  'koi8-r': cyrillic,
  'iso-8859-5': cyrillic,
  macintosh: western,
  cp850: western,
  cp437: western,
  cp852: central,
  cp866: cyrillic,
  'windows-1257': baltic,
  'windows-1255': hebrew,
  'windows-1256': arabic,
  'windows-874': thai,
};

const sampleMaxBytes = 256 * 1024;
const signs = new Set('€£§°²³½¼–—‘“”«»…•®™×·\u00a0');
/** Tables drawn in code pages of DOS: in other encodings the same bytes are letters, repeated again and again. */
const boxes = new Set('─│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬');
/** Lines of such a table meet: one alone, like the “─” that € is elsewhere, is part of none. */
const boxesMeet = new RegExp(`[${[...boxes].join('')}]\\s*[${[...boxes].join('')}]`, 'u');

interface Alphabet {
  readonly encoding: string;
  readonly letters: ReadonlySet<string>;
  /** Whether its words mix these letters with ASCII ones. */
  readonly isLatin: boolean;
}

const candidates: readonly Alphabet[] = Object.entries(alphabets).map(([encoding, letters]) => ({
  encoding,
  letters: new Set(letters + letters.toUpperCase()),
  isLatin: /^.[a-zß-ž]/u.test(letters),
}));

/** A non-ASCII letter with the letter or digit before and after it, including marks of vowels and tones. */
const letterInPlace = /(?<=([\p{L}\p{M}\d]?))([^\0-\x7f])(?=([\p{L}\p{M}\d]?))/gu;

const asciiOf = (neighbour: string): string => (neighbour > '\x7f' ? '' : neighbour);

const isLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Whether no language has this letter here, as happens to texts of another alphabet. */
function isMisplaced(letter: string, left: string, right: string): boolean {
  if (lastLetters.has(letter)) return isLetter(right);
  if (behindLetters.has(letter)) return !thaiLetters.has(left);
  if (beforeLetters.has(letter)) return !thaiLetters.has(right);
  // A capital after a small letter.
  return left > '\x7f' && left !== left.toUpperCase() && letter !== letter.toLowerCase();
}

/** The score of a letter for an alphabet, from -1 to 1. */
function worth(letter: string, left: string, right: string, { letters, isLatin }: Alphabet): number {
  const before = asciiOf(left);
  const behind = asciiOf(right);
  const neighbours = before + behind;
  const isInWord = /[a-z]/iu.test(neighbours);
  if (letter === '’') return 1;
  if (boxes.has(letter)) return isInWord ? -1 : 1;
  if (signs.has(letter)) return isInWord ? -1 : 0.7;
  if (!letters.has(letter)) return /\p{L}/u.test(letter) ? -0.3 : -1;
  if (/\d/u.test(neighbours) || (isInWord && !isLatin)) return -1;
  if (isMisplaced(letter, left, right)) return -1;
  // A capital after a small letter.
  if (/[a-z]/u.test(before) && letter !== letter.toLowerCase()) return -0.5;
  // The diameter sign, in lists of any language.
  if (/ø/i.test(letter) && neighbours === '') return 0.7;
  // Alone it is rather a sign of another encoding, like €; words of other alphabets have no ASCII letters next to them.
  return (isLatin ? neighbours : left + right) === '' ? 0.3 : 1;
}

/** How well an encoding turns a text into words. */
function fit(bytes: Buffer, alphabet: Alphabet): number {
  let [sum, count] = [0, 0];
  const text = iconv.decode(bytes, alphabet.encoding);
  const isDrawn = boxesMeet.test(text);
  for (const [, before = '', letter = '', behind = ''] of text.matchAll(letterInPlace)) {
    sum += boxes.has(letter) && !isDrawn ? -1 : worth(letter, before, behind, alphabet);
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** How much better than the frequency-based guess an encoding must score to be chosen instead. */
const clearly = 0.2;

const lettersOfCentral = [
  'ąćęłńóśźż',
  'áčďéěíňóřšťúůýž',
  'áäčďéíĺľňóôŕšťúýž',
  'áéíóöőúüű',
  'čćđšž',
  'ăâîşţșț',
  'äöüß',
].map((letters) => ({ letters: new Set(letters + letters.toUpperCase()), isLatin: true }));

/**
 * Windows-1250 or ISO 8859-2, which differ only in š, ť, ž, ą, ś and ź: the one whose letters all belong to one
 * language. Bytes that are letters in the first and control codes in the second decide at once.
 */
function centralEncodingOf(bytes: Buffer): string {
  if (bytes.some((byte) => byte >= 0x80 && byte <= 0x9f)) return 'windows-1250';
  const fits = (encoding: string) =>
    Math.max(...lettersOfCentral.map((language) => fit(bytes, { encoding, ...language })));
  return fits('iso-8859-2') > fits('windows-1250') ? 'iso-8859-2' : 'windows-1250';
}

/** The single-byte encoding that turns a text into words. */
export function singleByteEncodingOf(bytes: Buffer): string {
  const sample = bytes.subarray(0, sampleMaxBytes);
  const fits = candidates
    .map((candidate) => ({ encoding: candidate.encoding, fit: fit(sample, candidate) }))
    .sort((a, b) => b.fit - a.fit);
  const likely = analyse(sample).flatMap(({ name }) => encodings[name] ?? [])[0] ?? 'windows-1252';
  const [best] = fits;
  const own = fits.find(({ encoding }) => encoding === likely)?.fit ?? 0;
  const chosen = best && best.fit > own + clearly ? best.encoding : likely;
  return chosen === 'windows-1250' ? centralEncodingOf(sample) : chosen;
}
