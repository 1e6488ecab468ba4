import {
  hasWord,
  isPriceAlone,
  namesNothing,
  pricedText,
  remarkedText,
  withoutLeaders,
} from '../name-and-price.ts';
import type { Row } from '../table.ts';
import type { SaidLine } from './remarked-rows.ts';

const linesLeast = 3;
/** The least share of the lines with a sum; elsewhere a line may begin with a sum by chance. */
const shareLeast = 0.8;
/** The least share that follows another such line: below names of their own they would be units. */
const besideLeast = 0.5;

/** `45 EUR - Hull wash`: the sum at the beginning of a line and the words behind it; null if there are none. */
export function priceFirst(text: string): readonly [name: string, price: string] | null {
  const found = isPriceAlone(text) ? null : remarkedText(text);
  const name = found?.name === '' ? withoutLeaders(found.remark) : '';
  return found && hasWord(name) && !namesNothing(name) ? [name, found.price] : null;
}

/** `Standard hour: 1125,-` between such lines; null if the sum at its end has no name. */
function priceLast(text: string): readonly [name: string, price: string] | null {
  const found = pricedText(text);
  return found !== null && !namesNothing(found.name) ? [found.name, found.price] : null;
}

/** The rows of a text whose lines begin with their price; null if it is another text. */
export function priceFirstRows(lines: readonly SaidLine[]): readonly Row[] | null {
  const first = lines.map(({ text }) => priceFirst(text));
  const found = first.filter((each) => each !== null).length;
  const others = lines.filter(({ text }, at) => first[at] === null && priceLast(text) !== null).length;
  const beside = first.filter((each, at) => each !== null && (first[at - 1] ?? null) !== null).length;
  const isList =
    found >= linesLeast && found >= (found + others) * shareLeast && beside >= found * besideLeast;
  if (!isList) return null;
  return lines.map(({ line, text }, at) => {
    const own = first[at] ?? priceLast(text);
    return own ? { line, cells: own } : { line, cells: [text, ''], isHeading: true };
  });
}
