import { textOf, type Row } from './table.ts';

/** `1. Mooring line`, `2) Mooring line`, `3 Mooring line`. */
const counted = /^(\d{1,4})[.)]?\s+(?=\p{L})/u;
const countedLeast = 4;
/** A counter may restart, or skip one. */
const nextShare = 0.8;
const allShare = 0.9;

const countOf = (name: string): number => Number(counted.exec(name)?.[1] ?? Number.NaN);

/**
 * Whether names begin with the number of their line, counting from the first. Menus number their dishes from any
 * number.
 */
function areCounted(names: readonly string[]): boolean {
  const numbers = names.map(countOf).filter((number) => !Number.isNaN(number));
  if (numbers.length < countedLeast || numbers.length < names.length * allShare || numbers[0] !== 1)
    return false;
  const next = numbers.slice(1).filter((number, at) => number - (numbers[at] ?? 0) === 1).length;
  return next >= (numbers.length - 1) * nextShare;
}

/** The rows of a document read by its prices, name and price, without line numbers before the names. */
export function withoutCounts(lists: readonly (readonly Row[])[]): readonly (readonly Row[])[] {
  const names = lists.flatMap((rows) =>
    rows.flatMap(({ cells: [name, price] }) => (textOf(price) === '' ? [] : [textOf(name)])),
  );
  if (!areCounted(names)) return lists;
  return lists.map((rows) =>
    rows.map((row) => {
      const [name, ...others] = row.cells;
      return textOf(others[0]) === ''
        ? row
        : { ...row, cells: [textOf(name).replace(counted, ''), ...others] };
    }),
  );
}
