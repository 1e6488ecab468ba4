import { newTable, type Row, type Table } from '../table.ts';

/** A larger file is an export, not a typed text. */
const bytesMost = 512 * 1024;
const labelled = /^[\s•*·>-]*(\p{L}[^:\t;|]{0,30}?)\s*:\s+(\S.*)$/u;
const linesLeast = 0.7;
const blocksLeast = 3;
const labelsLeast = 2;
const labelsMost = 20;
/** The minimum share of blocks that have a label. */
const sharedLeast = 0.6;

interface Block {
  readonly line: number;
  readonly values: Map<string, string>;
}

/** The blocks of labels and values in a text; the first label begins each block. */
function blocksOf(lines: readonly string[]): {
  readonly blocks: readonly Block[];
  readonly labels: readonly string[];
} {
  const blocks: Block[] = [];
  const labels: string[] = [];
  for (const [at, text] of lines.entries()) {
    const [, label, value] = labelled.exec(text) ?? [];
    if (label === undefined || value === undefined) continue;
    if (!labels.includes(label)) labels.push(label);
    const block = blocks.at(-1);
    if (!block || block.values.has(label))
      blocks.push({ line: at + 1, values: new Map([[label, value.trim()]]) });
    else block.values.set(label, value.trim());
  }
  return { blocks, labels };
}

/** A text of blocks with labelled values, one block per offer, as a table; null if it is another. */
export function labelledTable(utf8: Buffer): Table | null {
  if (utf8.length > bytesMost) return null;
  const lines = utf8.toString('utf8').split(/\r\n|\n|\r/u);
  const said = lines.filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (said.filter((line) => labelled.test(line)).length < said.length * linesLeast) return null;
  const { blocks, labels } = blocksOf(lines);
  if (blocks.length < blocksLeast || labels.length > labelsMost) return null;
  const shared = labels.filter(
    (label) => blocks.filter(({ values }) => values.has(label)).length >= blocks.length * sharedLeast,
  );
  if (shared.length < labelsLeast) return null;
  const rows: Row[] = blocks.map(({ line, values }) => ({
    line,
    cells: labels.map((label) => values.get(label) ?? ''),
  }));
  return newTable({ rows: [{ line: blocks[0]?.line ?? 1, cells: labels }, ...rows] });
}
