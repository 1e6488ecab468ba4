import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import { textOf, type Row } from '../reading/table.ts';
import type { LeftOutCode } from './row-kinds.ts';

type LeftOut = components['schemas']['Understood']['leftOut'][number];

export interface LeavingOut {
  readonly first: LeftOut[];
  add(sheet: string | null, row: Row, code: LeftOutCode): void;
  count(): number;
  /** Whether the limit is reached and no more rows are kept. */
  isFull(): boolean;
}

const toldMax = 500;
const textLengthMax = 200;

/** Rows that are no offers: the first 500 are kept, all are counted. */
export function leavingOut(): LeavingOut {
  const first: LeftOut[] = [];
  let count = 0;
  return {
    first,
    add(sheet, row, code) {
      count += 1;
      if (first.length === toldMax) return;
      const text = row.cells
        .map(textOf)
        .filter((cell) => cell !== '')
        .join(' · ')
        .slice(0, textLengthMax);
      first.push({ sheet, row: row.line, code, text });
    },
    count: () => count,
    isFull: () => first.length === toldMax,
  };
}
