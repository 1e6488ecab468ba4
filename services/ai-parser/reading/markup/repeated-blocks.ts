import { hasWord, isPriceAlone, namesNothing, pricedText, withoutLeaders } from '../name-and-price.ts';
import { isSizeAlone } from '../sized-prices.ts';
import { newTable, type Row, type Table } from '../table.ts';
import type { PageElement, TextLine } from './lines-table.ts';

/** Fewer blocks of a kind may be alike by chance. */
const blocksLeast = 3;
/** The minimum share of a page's prices that are each in a block of their own. */
const ownShare = 0.8;
/** What most blocks say alike names none of them. */
const tellingLeast = 0.5;
/** A name is repeated with each size. */
const tellingOfSizes = 0.1;

/** One text of a page. */
interface Leaf {
  readonly line: number;
  readonly text: string;
  readonly element: PageElement;
  readonly isHeading: boolean;
  readonly isPrice: boolean;
}

/** An element with one price and the words that belong to it; elements on the same path are alike. */
interface Block {
  readonly path: string;
  readonly leaves: Leaf[];
}

/** `+ 40 €`: the price of an extra. */
const surcharge = /^\+\s?(?=\p{Sc}?\s?\d)/u;

const leavesOf = (lines: readonly TextLine[]): readonly Leaf[] =>
  lines.flatMap(({ line, cells, isHeading, elements }) =>
    cells.flatMap((text, at): Leaf[] => {
      const element = elements?.[at];
      const sum = text.replace(surcharge, '');
      return element ? [{ line, text: sum, element, isHeading, isPrice: isPriceAlone(sum) }] : [];
    }),
  );

function* around(element: PageElement): Generator<PageElement> {
  for (let own: PageElement | null = element; own; own = own.parent) yield own;
}

/**
 * The elements around a text and their first classes, up to the given one: further classes mark a single card or row, as
 * its most popular one.
 */
const pathTo = (element: PageElement, outermost: PageElement | null): string => {
  const names: string[] = [];
  for (const own of around(element)) {
    if (own === outermost) break;
    names.push(own.name.split(' ', 1)[0] ?? '');
  }
  return names.join('<');
};

/** Element → how many of the given texts it contains. */
function countsOf(leaves: readonly Leaf[]): ReadonlyMap<PageElement, number> {
  const counts = new Map<PageElement, number>();
  for (const leaf of leaves)
    for (const own of around(leaf.element)) counts.set(own, (counts.get(own) ?? 0) + 1);
  return counts;
}

/** Element → its block: for each price the outermost element that holds no other, if there are several like it. */
function blocksOf(leaves: readonly Leaf[]): ReadonlyMap<PageElement, Block> {
  const prices = leaves.filter(({ isPrice }) => isPrice);
  const sums = countsOf(prices);
  const words = countsOf(leaves.filter((leaf) => !leaf.isPrice && mayName(leaf)));
  const possible = prices.map(({ element }) =>
    [...around(element)].flatMap((own) =>
      sums.get(own) === 1 && words.has(own) ? [{ element: own, path: pathTo(own, null) }] : [],
    ),
  );
  const alike = new Map<string, number>();
  for (const { path } of possible.flat()) alike.set(path, (alike.get(path) ?? 0) + 1);
  const blocks = new Map<PageElement, Block>();
  for (const own of possible) {
    const outermost = own.findLast(({ path }) => (alike.get(path) ?? 0) >= blocksLeast);
    if (outermost) blocks.set(outermost.element, { path: outermost.path, leaves: [] });
  }
  return blocks;
}

/** The texts of a block by where they are in it: the second of two paragraphs is another place than the first. */
function placesIn({ leaves }: Block, element: PageElement): ReadonlyMap<string, Leaf> {
  const places = new Map<string, Leaf>();
  for (const leaf of leaves) {
    const path = pathTo(leaf.element, element);
    let place = path;
    for (let another = 2; places.has(place); another += 1) place = `${path} ${another}`;
    places.set(place, leaf);
  }
  return places;
}

/** `2 hours` as the heading of a card is its name. */
const mayName = ({ text, isHeading }: Leaf): boolean =>
  isHeading ? /\p{L}{2}/u.test(text) : !namesNothing(text);

/**
 * The places of names in similar blocks, best first: of headings, then of words that differ from block to block. Not
 * every block has each of them.
 */
function namingPlaces(
  blocks: readonly ReadonlyMap<string, Leaf>[],
  sizing: string | null,
): readonly string[] {
  const texts = new Map<string, Leaf[]>();
  for (const block of blocks)
    for (const [place, leaf] of block)
      if (!leaf.isPrice && place !== sizing && mayName(leaf))
        texts.set(place, [...(texts.get(place) ?? []), leaf]);
  const telling = [...texts].filter(
    ([, leaves]) =>
      leaves.length >= Math.min(blocks.length, blocksLeast) &&
      new Set(leaves.map(({ text }) => text)).size >
        Math.max(1, leaves.length * (sizing === null ? tellingLeast : tellingOfSizes)),
  );
  const [headings, others] = [true, false].map((isHeading) =>
    telling.filter(([, leaves]) => leaves.every((leaf) => leaf.isHeading) === isHeading),
  );
  return [...(headings ?? []), ...(others ?? [])].map(([place]) => place);
}

/** A short text with a figure, such as `60 min` or `250 g`. */
const size = /^(?=.{1,20}$)[^\p{L}]*\d+[\p{L}\d\s.,/]*$/u;
/** The minimum share of blocks that have a size at the same place. */
const sizedShare = 0.5;

/** The place of the sizes in similar blocks. */
function sizePlace(blocks: readonly ReadonlyMap<string, Leaf>[]): string | null {
  const counts = new Map<string, number>();
  for (const block of blocks)
    for (const [place, { text, isPrice, isHeading }] of block)
      if (!isPrice && !isHeading && size.test(text)) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].find(([, count]) => count >= blocks.length * sizedShare)?.[0] ?? null;
}

interface Named {
  readonly name: Leaf;
  readonly size: Leaf | undefined;
  readonly price: Leaf;
}

/** Element → what its block offers; null if a block has no name. */
function namedBlocks(blocks: ReadonlyMap<PageElement, Block>): ReadonlyMap<PageElement, Named> | null {
  const named = new Map<PageElement, Named>();
  for (const alike of Map.groupBy(blocks, ([, { path }]) => path).values()) {
    const places = alike.map(([element, block]) => placesIn(block, element));
    const sizing = sizePlace(places);
    const naming = namingPlaces(places, sizing);
    for (const [at, [element, { leaves }]] of alike.entries()) {
      const [name] = naming.flatMap((place) => places[at]?.get(place) ?? []);
      const price = leaves.find(({ isPrice }) => isPrice);
      if (!name || !price) return null;
      const own = sizing === null ? undefined : places[at]?.get(sizing);
      named.set(element, { name, size: own, price });
    }
  }
  return named;
}

/** `250 g` belongs to the name; `60 min` is the duration of a service. */
function offerOf({ name, size: own, price }: Named): Row {
  const text = withoutLeaders(name.text);
  const isGoods = own !== undefined && isSizeAlone(own.text);
  return {
    line: name.line,
    cells: [
      isGoods ? `${text} ${own.text}` : text,
      isGoods ? '' : (own?.text ?? ''),
      withoutLeaders(price.text),
    ],
  };
}

/** A line outside of the blocks: an offer if it has a name and a price itself, otherwise a heading. */
function rowOf({ line, cells, isHeading }: TextLine): Row {
  const text = cells.join(' ');
  const found = pricedText(text);
  if (found && !namesNothing(found.name)) return { line, cells: [found.name, '', found.price] };
  const standing = isHeading ? {} : ({ standing: 'smaller' } as const);
  return { line, cells: [text, '', ''], isHeading: true, ...standing };
}

/**
 * Reads a page by its structure: repeated elements with one price each, such as cards and items of a list, are rows of
 * a name, a size if they have one, and a price. Null if most prices are not in such elements.
 */
export function repeatedBlocks(lines: readonly TextLine[]): Table | null {
  const leaves = leavesOf(lines);
  const priced = leaves.filter(({ text, isPrice }) => isPrice || hasWord(pricedText(text)?.name ?? ''));
  const blocks = blocksOf(leaves);
  if (blocks.size < Math.max(blocksLeast, priced.length * ownShare)) return null;
  const blockAround = (own: PageElement) => [...around(own)].find((element) => blocks.has(element));
  for (const leaf of leaves) blocks.get(blockAround(leaf.element) ?? leaf.element)?.leaves.push(leaf);
  const named = namedBlocks(blocks);
  if (!named) return null;
  const written = new Set<PageElement>();
  const rows = lines.flatMap((line): readonly Row[] => {
    const own = new Set((line.elements ?? []).map(blockAround));
    if ([...own].every((element) => element === undefined)) return [rowOf(line)];
    return [...own].flatMap((element) => {
      const offer = element && named.get(element);
      if (!offer || written.has(element)) return [];
      written.add(element);
      return [offerOf(offer)];
    });
  });
  const isOffer = ({ isHeading }: Row) => isHeading !== true;
  const own = rows.slice(
    Math.max(0, rows.findIndex(isOffer) - headingsMost),
    rows.findLastIndex(isOffer) + 1,
  );
  const hasSizes = own.some(({ cells }) => cells[1] !== '');
  const withoutSize = ({ cells: [name = '', , price = ''], ...row }: Row): Row => ({
    ...row,
    cells: [name, price],
  });
  return newTable({ rows: hasSizes ? own : own.map(withoutSize), areLines: true });
}

/** How many lines above the first block may be headings of it. */
const headingsMost = 5;
