import type { DrawnDepartment } from './department-drawing.tsx';
import { MOTIF_NAMES, SPECIFIC_WORDS, VAGUE_WORDS, type MotifName } from './motif-keywords.ts';

interface ListingText {
  readonly department: DrawnDepartment;
  readonly category: string | null;
  readonly name: string;
}

type WordList = Readonly<Partial<Record<MotifName, string>>>;

const motifByWord = (list: WordList): ReadonlyMap<string, MotifName> =>
  new Map(
    MOTIF_NAMES.flatMap((motif) => list[motif]?.split(', ').map((word) => [word, motif] as const) ?? []),
  );

const specific = motifByWord(SPECIFIC_WORDS);
const vague = motifByWord(VAGUE_WORDS);

const OF_DEPARTMENT: Readonly<Record<DrawnDepartment, MotifName>> = {
  captain: 'wheel',
  crew: 'capstan',
  exterior: 'bucket',
  interior: 'lamp',
  'chef-galley': 'pot',
  engineering: 'gear',
};

/** The part of a name before its purpose, material or size: "Bilge pump" of "Bilge pump, 24 V". */
const HEAD_ENDS = /[,;:(–/]| - | (?:for|with|on|in|to|from|and) /;

const lowerCaseWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|['’]s\b/gu, '')
    .match(/\p{L}+/gu) ?? [];

/** The word as it is, then in the singular. */
const formsOf = (word: string): readonly string[] =>
  word.endsWith('s') ? [word, word.slice(0, -1), word.replace(/ies$/, 'y').replace(/es$/, '')] : [word];

/** The last specific word wins, because English puts the noun last: an oil filter is a filter. */
function foundIn(text: string, motifs: ReadonlyMap<string, MotifName>): MotifName | undefined {
  const words = lowerCaseWords(text);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const forms = formsOf(words[at] ?? '');
    const pairs = at === 0 ? [] : forms.map((form) => `${words[at - 1] ?? ''} ${form}`);
    for (const form of [...pairs, ...forms]) {
      const motif = motifs.get(form);
      if (motif !== undefined) return motif;
    }
  }
  return undefined;
}

/** The motif of a listing's tile: by its name, otherwise its category, otherwise its department. */
export function motifFor({ department, category, name }: ListingText): MotifName {
  const [head = name] = name.split(HEAD_ENDS);
  const kind = category ?? '';
  return (
    foundIn(head, specific) ??
    foundIn(kind, specific) ??
    foundIn(name, specific) ??
    foundIn(kind, vague) ??
    foundIn(head, vague) ??
    OF_DEPARTMENT[department]
  );
}
