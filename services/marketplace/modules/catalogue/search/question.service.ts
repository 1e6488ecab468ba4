import type { CatalogueParts } from '../catalogue.parts.ts';
import { isDepartmentAlone } from './kept-counts.repository.ts';
import {
  alsoMeantIn,
  calledOtherwiseIn,
  inEnglish,
  isTerm,
  termIn,
  thingIn,
} from './other-languages.domain.ts';
import {
  hasGarmentSize,
  isCode,
  isSimilar,
  isWholeWords,
  measuredOtherwise,
  modelIn,
  wayOf,
  withoutLabels,
  withoutTraits,
  sampleOf,
  type Choices,
  type Way,
} from './search.domain.ts';
import type { SearchInput } from './search-conditions.repository.ts';
import {
  areWordsKnown,
  isAnyCalled,
  readSimilar,
  exactly,
  readWords,
  type ReadPage,
  type Total,
} from './search-words.repository.ts';
import { countListings, type Page } from './search.repository.ts';
import { worksAsked } from './trades.domain.ts';

export interface Question {
  readonly asked: SearchInput;
  readonly way: Way;
  /** Null if it is not known yet. */
  readonly total: Total | null;
  /** The requested page, if it was read together with the words. */
  readonly read: ReadPage | null;
}

/** Chooses the search method; later pages keep the method of the first. */
export async function question(
  db: CatalogueParts['db'],
  {
    text: typed,
    choices,
    way,
    page = null,
  }: {
    readonly text: string;
    readonly choices: Choices;
    readonly way: Way | null;
    /** Read together with the words, if possible. */
    readonly page?: Page | null;
  },
): Promise<Question> {
  const text = withoutLabels(typed);
  if (text === '') {
    const asked = { by: 'all' } as const;
    // Read in index order, whatever its number.
    const total = isDepartmentAlone(asked, choices) ? null : exactly(await countListings(db, asked, choices));
    return { asked, way: 'all', total, read: null };
  }
  const english = inEnglish(text);
  const said = english ?? text;
  const nothing: Question = {
    asked: { by: 'similar', text, query: null, likeness: null },
    way: 'similar',
    total: exactly(0),
    read: null,
  };
  const wanted = way === null ? null : (sampleOf(way) ?? ('all' as const));
  const similar = async (written: string): Promise<Question> => {
    const like = await soldAs(db, written);
    const thing = withoutTraits(like);
    const term = termIn(calledOtherwiseIn(like) ?? like) ?? modelIn(like);
    // What only has the colour or the size comes no closer: "red prawns" to "red ensign". The thing of another make
    // does: "epirb" to "epirb cat 2".
    if (thing !== null && (await isNothingLike(db, thing)))
      return term === null || term === like ? nothing : similar(term);
    const said = { by: 'similar', text: like } as const;
    const { total, sample, read, ...meant } = await readSimilar(db, { asked: said, choices, page, wanted });
    const asked = { ...said, ...meant };
    if (asked.query === null) {
      // No listing has everything: rather the thing in another size or colour than nothing.
      if (thing !== null) return similar(thing);
      // Nor the thing of another make: "impeller" of "impeller volvo penta".
      if (term !== null && term !== like) return similar(term);
      return { asked, way: 'similar', total: null, read: null };
    }
    return { asked, way: way ?? wayOf('similar', sample), total, read };
  };
  const thing = thingIn(said);
  if (way !== null && isSimilar(way)) return similar(thing ?? said);
  const wasWhole = way === null ? null : isWholeWords(way);
  const works = worksAsked(said);
  const calledOtherwise = calledOtherwiseIn(said);
  const allSaid = [text, english, works, calledOtherwise, alsoMeantIn(said)]
    .filter((each) => each !== null)
    .flatMap((each) => [each, ...measuredOtherwise(each)]);
  const words = {
    by: 'words',
    text: said.replaceAll(/\s+/gu, ' '),
    isTrade: works !== null,
    said: allSaid,
    together: allSaid.join(' '),
    calledOtherwise,
    isKind: calledOtherwise !== null && !isTerm(calledOtherwise),
  } as const;
  const toRead = { asked: words, choices, isWhole: wasWhole, page, wanted };
  const { query, isWhole, total, sample, read } = await readWords(db, toRead);
  if (query === null) return nothing;
  const asked = { ...words, query };
  const isNone = total?.number === 0;
  // "bathrobe size L" is no bathrobe that has an L somewhere in its description.
  if (way === null && read?.exact === 0 && hasGarmentSize(typed)) return similar(said);
  // A block for ropes of 14 mm only mentions them: rather mooring lines of another size.
  const isRenamed = withoutTraits(said) !== null && (await soldAs(db, said)) !== said;
  if (way === null && !isNone && isRenamed && !(await isAnyCalled(db, query))) return similar(said);
  // Without filters, the counted set is the whole market.
  const isChosen = Object.values(choices).some((choice) => choice !== undefined);
  const areUnknown = async () => !isChosen || !(await areWordsKnown(db, query));
  // Similar listings must have the whole name of a thing: "toilet paper" must not find paper charts, but "MAN oil filter" an oil filter.
  // And a trade alone is another trade if it is only spelt like it: "sailmaker" must not find a watermaker.
  const isTradeAlone = works !== null && !works.includes(' ');
  // What is known by its name is not misspelt, and a number is another one if it only has some of the digits.
  const isAsSpelt = isTradeAlone || isTerm(said) || isCode(text);
  const isAnyLike = async () => (thing === null ? !isAsSpelt : isSold(db, thing));
  if (way === null && isNone && !isWhole && (await areUnknown()) && (await isAnyLike()))
    return similar(thing ?? said);
  const matched = isWhole ? 'whole words' : 'words';
  return { asked, way: way ?? wayOf(matched, sample), total, read };
}

/** Whether no listing has anything like a text. */
async function isNothingLike(db: CatalogueParts['db'], text: string): Promise<boolean> {
  const { query } = await readSimilar(db, {
    asked: { by: 'similar', text },
    choices: {},
    page: null,
    wanted: null,
  });
  return query === null;
}

/** Whether any listing has all of the words. */
async function isSold(db: CatalogueParts['db'], text: string): Promise<boolean> {
  const asked = {
    by: 'words',
    text,
    isTrade: false,
    said: [text],
    together: text,
    calledOtherwise: null,
    isKind: false,
  } as const;
  const { query } = await readWords(db, { asked, choices: {}, isWhole: null, page: null, wanted: null });
  return query !== null && (await areWordsKnown(db, query));
}

/**
 * A text with the name that listings use, if any is called so, whatever its size and colour: "mooring line 12mm" for
 * "rope 12mm", before fenders that only mention a rope.
 */
async function soldAs(db: CatalogueParts['db'], text: string): Promise<string> {
  const [said, thing] = [text, withoutTraits(text) ?? text].map(calledOtherwiseIn);
  return typeof said === 'string' && typeof thing === 'string' && (await isSold(db, thing)) ? said : text;
}
