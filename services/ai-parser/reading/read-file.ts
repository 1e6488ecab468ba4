import type { Result } from '../../../src/lib/result.ts';
import type { FileRefusal } from '../refusals.ts';
import { kindOf } from './file-kind.ts';
import type { ReadFile } from './table.ts';
import { readText } from './text-table.ts';
import { readWorkbook } from './workbook-tables.ts';

/** The tables of a file, by its content; `tell` hears how many rows are read. */
export async function readFile(
  bytes: Buffer,
  tell: (rows: number) => void,
): Promise<Result<ReadFile, FileRefusal>> {
  const kind = await kindOf(bytes);
  if (!kind.ok) return kind;
  return kind.value === 'text' ? readText(bytes, tell) : readWorkbook(bytes, kind.value);
}
