import type { Mark, Pointing } from './import.types.ts';

/** The fields a vendor may mark, and how many marks each may have: a name may be in several columns or lines. */
const marksMost = 10;

/** An empty pointing for a sheet or a page. */
export const nothingMarked = (
  on: Pick<Pointing, 'page'> & Partial<Pick<Pointing, 'sheet' | 'headerRow'>>,
): Pointing => ({
  sheet: on.sheet ?? null,
  headerRow: on.headerRow ?? null,
  columns: [],
  page: on.page,
  boxes: [],
});

type Box = Pointing['boxes'][number];
const edges = ['left', 'right', 'top', 'bottom'] as const;

const isAt = (box: Omit<Box, 'field'>, other: Omit<Box, 'field'>): boolean =>
  edges.every((edge) => box[edge] === other[edge]);

/** There is one price and one code; a name may consist of several parts. */
const besides = <Kept extends { field: Mark['field'] }>(marks: readonly Kept[], { field }: Mark): Kept[] =>
  field === 'name' ? [...marks] : marks.filter((other) => other.field !== field);

/** The pointing with one more mark; an identical mark is removed instead. */
export function marked(pointing: Pointing, mark: Mark): Pointing {
  if ('index' in mark) {
    const { columns } = pointing;
    const before = columns.find(({ index }) => index === mark.index);
    const others = columns.filter(({ index }) => index !== mark.index);
    if (before?.field === mark.field) return { ...pointing, columns: others };
    return { ...pointing, columns: [...besides(others, mark), mark].slice(-marksMost) };
  }
  const { boxes } = pointing;
  const before = boxes.find((box) => isAt(box, mark));
  const others = boxes.filter((box) => !isAt(box, mark));
  if (before?.field === mark.field) return { ...pointing, boxes: others };
  return { ...pointing, boxes: [...besides(others, mark), mark].slice(-marksMost) };
}

/** Reading needs a name or a price; a code alone makes no listing. */
export const isEnough = ({ columns, boxes }: Pointing): boolean =>
  [...columns, ...boxes].some(({ field }) => field !== 'sku');
