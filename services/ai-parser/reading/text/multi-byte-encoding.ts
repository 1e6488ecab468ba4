/** An encoding with two bytes per character: its valid pairs, and those that are common in ordinary texts. */
interface MultiByte {
  readonly encoding: string;
  isPair(lead: number, trail: number): boolean;
  isCommon(lead: number, trail: number): boolean;
  /** A single byte above ASCII that is a character too. */
  isSingle?(byte: number): boolean;
}

const between = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;

const isKana = (lead: number): boolean => lead === 0xa4 || lead === 0xa5;

/**
 * Of several that match equally the first is used: the upper ones are used for few languages, the lower ones for nearly
 * everything.
 */
const candidates: readonly MultiByte[] = [
  {
    encoding: 'shift_jis',
    isPair: (lead, trail) =>
      (between(lead, 0x81, 0x9f) || between(lead, 0xe0, 0xfc)) &&
      between(trail, 0x40, 0xfc) &&
      trail !== 0x7f,
    isCommon: (lead, trail) =>
      (lead === 0x82 && between(trail, 0x4f, 0xf1)) ||
      (lead === 0x83 && between(trail, 0x40, 0x96)) ||
      (lead === 0x81 && between(trail, 0x40, 0x9c)) ||
      between(lead, 0x88, 0x98) ||
      // Parts of names and of signs that are common in shops.
      (between(lead, 0x99, 0x9f) && between(trail, 0x40, 0xfc)),
    isSingle: (byte) => between(byte, 0xa1, 0xdf),
  },
  {
    encoding: 'euc-kr',
    isPair: (lead, trail) => between(lead, 0x81, 0xfe) && between(trail, 0x41, 0xfe),
    isCommon: (lead, trail) =>
      (between(lead, 0xb0, 0xc8) || between(lead, 0xa1, 0xa3)) && between(trail, 0xa1, 0xfe),
  },
  {
    encoding: 'euc-jp',
    isPair: (lead, trail) =>
      (between(lead, 0xa1, 0xfe) && between(trail, 0xa1, 0xfe)) ||
      (lead === 0x8e && between(trail, 0xa1, 0xdf)),
    isCommon: (lead, trail) =>
      (isKana(lead) || between(lead, 0xb0, 0xcf) || between(lead, 0xa1, 0xa3)) && between(trail, 0xa1, 0xfe),
  },
  {
    encoding: 'big5',
    isPair: (lead, trail) =>
      between(lead, 0x81, 0xfe) && (between(trail, 0x40, 0x7e) || between(trail, 0xa1, 0xfe)),
    isCommon: (lead, trail) =>
      between(lead, 0xa1, 0xc6) && (between(trail, 0x40, 0x7e) || between(trail, 0xa1, 0xfe)),
  },
  {
    encoding: 'gbk',
    isPair: (lead, trail) => between(lead, 0x81, 0xfe) && between(trail, 0x40, 0xfe) && trail !== 0x7f,
    isCommon: (lead, trail) =>
      (between(lead, 0xb0, 0xd7) || between(lead, 0xa1, 0xa3)) && between(trail, 0xa1, 0xfe),
  },
];

const sampleMaxBytes = 256 * 1024;
/** A few broken characters, or one cut at the end of the sample, do not exclude an encoding. */
const brokenMost = 0.004;
const commonLeast = 0.86;
const pairsLeast = 4;

interface Counted {
  readonly pairs: number;
  readonly common: number;
  readonly broken: number;
  readonly kana: number;
  readonly singles: number;
  /** Pairs without another next to them: characters of such a text are adjacent, accents of another one isolated. */
  readonly alone: number;
}

function counted(bytes: Buffer, { isPair, isCommon, isSingle }: MultiByte): Counted {
  const count = { pairs: 0, common: 0, broken: 0, kana: 0, singles: 0, alone: 0 };
  let run = 0;
  const endRun = () => {
    if (run === 1) count.alone += 1;
    run = 0;
  };
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      endRun();
      continue;
    }
    const trail = bytes[at + 1] ?? 0;
    if (isPair(lead, trail)) {
      count.pairs += 1;
      run += 1;
      if (isCommon(lead, trail)) count.common += 1;
      if (isKana(lead)) count.kana += 1;
      at += 1;
    } else if (isSingle?.(lead)) {
      count.singles += 1;
      run += 1;
    } else count.broken += 1;
  }
  endRun();
  return count;
}

/** How well a text matches the encoding: the share of its characters that are common there; 0 if it does not match. */
function fit(bytes: Buffer, candidate: MultiByte): number {
  const { pairs, common, broken, kana, singles, alone } = counted(bytes, candidate);
  if (alone > pairs * 0.3) return 0;
  if (pairs < pairsLeast || broken > Math.max(1, pairs * brokenMost)) return 0;
  // Half-width characters are rare; accents of another encoding look like them everywhere.
  if (singles > pairs * 0.5) return 0;
  // Every Japanese text has kana, and hardly any in another language.
  if (candidate.encoding === 'euc-jp' && kana < pairs * 0.1) return 0;
  const share = common / pairs;
  return share >= commonLeast ? share : 0;
}

/** The East Asian encoding of a text, by its byte pairs; null if none matches. */
export function multiByteEncodingOf(bytes: Buffer): string | null {
  const sample = bytes.subarray(0, sampleMaxBytes);
  let best: { readonly encoding: string; readonly fits: number } | null = null;
  for (const candidate of candidates) {
    const fits = fit(sample, candidate);
    // Korean, Japanese and Chinese share their pairs: of nearly equal matches the one with fewer characters is used.
    if (fits > 0 && (best === null || fits > best.fits + 0.08)) best = { encoding: candidate.encoding, fits };
  }
  return best?.encoding ?? null;
}
