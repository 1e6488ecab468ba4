import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { auditIfForeign } from '../audit/index.ts';
import {
  confirmBeforeWritten,
  insertBatch,
  sumStaged,
  unknownProducts,
} from './commit/batches.repository.ts';
import { allowLongStatements, commitStaged } from './commit/commit.repository.ts';
import { batchKeyOf, linesMax, type Actor, type BatchKey } from './imports.domain.ts';
import type { ImportParts } from './imports.parts.ts';
import type { Refusals } from './imports.refusals.ts';
import { refusedAt } from './refused-field.domain.ts';
import { findByKey, findImport, insertDirectImport, lockImportsOf, type Trx } from './imports.repository.ts';
import { stageLines, type Lines, type StagedLines } from './reading/staging.service.ts';
import { vendorFor, type NamedVendor } from './upload/vendor-named.service.ts';

type Listed = Lines & {
  readonly userId: string;
  readonly field: NamedVendor['field'] & string;
  /** `Idempotency-Key`. */
  readonly key: string | undefined;
};

interface Imported {
  readonly importId: string;
  /** The number of lines imported by this call. */
  readonly imported: number;
  /** Whether they await the commit. */
  readonly staged: boolean;
}

type Refused = Refusals<
  'VALIDATION' | 'CURRENCY_NOT_ACCEPTED' | 'PRODUCT_UNKNOWN' | 'NOT_ALLOWED_NOW' | 'KEY_USED_OTHERWISE'
>;
type Answered = Result<Imported, Refused>;

/**
 * Imports reviewed lines (contract: importInventory, importServices), all or none. A key `<importId>:<number>` stages
 * a batch of an open import; any other key, or none, imports at once. The same key with the same lines is applied once
 * and gets the same response.
 */
export async function importLines(parts: ImportParts, actor: Actor, listed: Listed): Promise<Answered> {
  const batch = batchKeyOf(listed.key);
  if (batch === 'wrong')
    return refuse(
      refusedAt('VALIDATION', 'Idempotency-Key', 'Batches are numbered from 1 to 10000.', 'maximum'),
    );
  const vendor = await vendorFor(parts, actor, listed);
  if (!vendor.ok) return vendor;
  const staged = await stageLines(parts.currency, listed);
  if (!staged.ok) return staged;
  const { db } = parts;
  return inTransaction(db, async (trx) => {
    const unknown = await unknownAmong(trx, staged.value);
    if (unknown !== null) return refuse(unknown);
    const vendorId = vendor.value;
    const imported =
      batch === null
        ? await importAtOnce(trx, parts, { vendorId, listed, staged: staged.value })
        : await stageBatch(trx, parts, { vendorId, listed, staged: staged.value, batch });
    const acting = { actor, vendorId, act: 'import_list' } as const;
    if (imported.ok) await auditIfForeign(parts, trx, acting, parts.clock.now());
    return imported;
  });
}

async function unknownAmong(trx: Trx, { namedProducts }: StagedLines) {
  const unknown = await unknownProducts(trx, [...namedProducts.keys()]);
  for (const [productId, place] of namedProducts)
    if (unknown.has(productId))
      return refusedAt(
        'PRODUCT_UNKNOWN',
        `products/${place}/productId`,
        'This product doesn’t exist. Please match the line again.',
        'exists',
      );
  return null;
}

interface Staging {
  readonly vendorId: string;
  readonly listed: Listed;
  readonly staged: StagedLines;
  readonly batch: BatchKey;
}

async function stageBatch(
  trx: Trx,
  { clock }: ImportParts,
  { vendorId, listed, staged: lines, batch: { importId, number } }: Staging,
): Promise<Answered> {
  // A shared lock: batches arrive concurrently, while a commit, an edit or a discard waits for them and vice versa.
  const found = await findImport(trx, vendorId, importId, 'share');
  // Another vendor's import answers 404, as if it did not exist. A key of this form never imports at once by mistake.
  if (found?.status !== 'open' || found.kind !== listed.kind) return refuse({ code: 'NOT_ALLOWED_NOW' });
  const { rowsJson, rowCount, bodySha256 } = lines;
  const answer = { importId, imported: rowCount, staged: true };
  const batch = { importId, number, bodySha256, rowCount, rowsJson };
  const staged = await sumStaged(trx, importId, number);
  if (staged.sha256 === null) {
    if (staged.rows + rowCount > linesMax)
      return refuse(
        refusedAt('VALIDATION', 'Idempotency-Key', 'An import can have at most 200,000 lines.', 'maximum'),
      );
    await confirmBeforeWritten(trx);
    if (await insertBatch(trx, batch, clock.now())) return ok(answer);
  }
  // The batch exists already, or a concurrent call inserted it first.
  return (staged.sha256 ?? (await sumStaged(trx, importId, number)).sha256) === bodySha256
    ? ok(answer)
    : refuse({ code: 'KEY_USED_OTHERWISE' });
}

interface AtOnce {
  readonly vendorId: string;
  readonly listed: Listed;
  readonly staged: StagedLines;
}

async function importAtOnce(
  trx: Trx,
  { clock, ids, currency }: ImportParts,
  { vendorId, listed, staged }: AtOnce,
): Promise<Answered> {
  const now = clock.now();
  const { kind, key = null } = listed;
  const { rowsJson, rowCount, bodySha256 } = staged;
  await allowLongStatements(trx);
  await lockImportsOf(trx, vendorId);
  const importId = ids.newId();
  if (
    !(await insertDirectImport(
      trx,
      { id: importId, vendorId, kind, fileName: 'Sent without a file', key, bodySha256 },
      now,
    )) &&
    key !== null
  ) {
    const before = await findByKey(trx, vendorId, key);
    return before.bodySha256 === bodySha256 && before.kind === kind
      ? ok({ importId: before.id, imported: rowCount, staged: false })
      : refuse({ code: 'KEY_USED_OTHERWISE' });
  }
  await insertBatch(trx, { importId, number: 1, bodySha256, rowCount, rowsJson }, now);
  await commitStaged(trx, { importId, vendorId, kind, currency, answers: 'defaulted' }, now);
  return ok({ importId, imported: rowCount, staged: false });
}
