import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { ok, type Result } from '../../../../../src/lib/result.ts';
import {
  stagedProduct,
  stagedService,
  type LineRefused,
  type ListedProduct,
  type ListedService,
  type StagedProduct,
  type StagedService,
} from './listed-line.domain.ts';

/** Reviewed lines of one kind, as sent. */
export type Lines =
  | { readonly kind: 'products'; readonly lines: readonly ListedProduct[] }
  | { readonly kind: 'services'; readonly lines: readonly ListedService[] };

export interface StagedLines {
  /** JSON array, for import_batches. */
  readonly rowsJson: string;
  readonly rowCount: number;
  /** SHA-256 of `rowsJson` in hexadecimal: equal for the same lines. */
  readonly bodySha256: string;
  /** Products that lines refer to, with the index of the first such line. */
  readonly namedProducts: ReadonlyMap<string, number>;
}

/** The number of lines processed before other requests get a turn. */
const linesAtOnce = 100;

function* stagedOneByOne(
  given: Lines,
  currency: string,
): Generator<Result<StagedProduct | StagedService, LineRefused>> {
  if (given.kind === 'products') {
    for (const [place, line] of given.lines.entries())
      yield stagedProduct(line, currency, `products/${place}/`);
  } else {
    for (const [place, line] of given.lines.entries())
      yield stagedService(line, currency, `services/${place}/`);
  }
}

/** The lines in staged form, or the first refusal. */
export async function stageLines(currency: string, given: Lines): Promise<Result<StagedLines, LineRefused>> {
  const namedProducts = new Map<string, number>();
  const rows: string[] = [];
  for (const staged of stagedOneByOne(given, currency)) {
    if (!staged.ok) return staged;
    const line = staged.value;
    if ('product_id' in line && line.product_id !== undefined && !namedProducts.has(line.product_id))
      namedProducts.set(line.product_id, rows.length);
    // Undefined fields, which the list does not contain, are left out.
    rows.push(JSON.stringify(line));
    if (rows.length % linesAtOnce === 0) await othersFirst();
  }
  return ok({ ...batchOf(rows), namedProducts });
}

/** A batch of staged lines, each as JSON. */
export function batchOf(rows: readonly string[]): Omit<StagedLines, 'namedProducts'> {
  const rowsJson = `[${rows.join(',')}]`;
  const bodySha256 = createHash('sha256').update(rowsJson).digest('hex');
  return { rowsJson, rowCount: rows.length, bodySha256 };
}
