import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { ownVendorId } from '../../account/index.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { countEdits, writeEdits } from './edits.repository.ts';
import { versionOf } from '../../../platform/if-match.ts';
import { editsMax, editsMaxBytes, type Actor } from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import { refusedAt } from '../refused-field.domain.ts';
import { deleteBatches, findImport } from '../imports.repository.ts';
import { jsonbOf } from '../reading/line-text.domain.ts';

interface EditsChange {
  /** The version that was edited, as an entity tag. */
  readonly ifMatch: string;
  /** The number of existing edits to keep, from the beginning. */
  readonly keep: number;
  readonly add: readonly unknown[];
  /** The number of resulting edits that apply; the others were undone and can be redone. */
  readonly done: number;
}

type Refused = Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'CHANGED_ELSEWHERE' | 'VALIDATION'>;

class TooMuch extends Error {}

/**
 * Saves the edits of a review (contract: saveImportEdits) and returns the new version. Deletes staged batches, which
 * came from the previous edits.
 */
export async function saveEdits(
  { db, clock }: ImportParts,
  actor: Actor,
  importId: string,
  { ifMatch, keep, add, done }: EditsChange,
): Promise<Result<number, Refused>> {
  const tooMuch = refusedAt('VALIDATION', 'add', 'This review has too many edits.', 'maxItems');
  try {
    return await inTransaction(db, async (trx): Promise<Result<number, Refused>> => {
      const found = await findImport(trx, ownVendorId(actor), importId, 'update');
      if (found === null) return refuse({ code: 'NOT_FOUND' });
      if (found.status !== 'open') return refuse({ code: 'NOT_ALLOWED_NOW' });
      if (found.version !== versionOf(ifMatch)) return refuse({ code: 'CHANGED_ELSEWHERE' });
      if (keep > (await countEdits(trx, importId)))
        return refuse(refusedAt('VALIDATION', 'keep', 'There aren’t that many edits.', 'maximum'));
      if (done > keep + add.length)
        return refuse(refusedAt('VALIDATION', 'done', 'There aren’t that many edits.', 'maximum'));
      if (keep + add.length > editsMax) return refuse(tooMuch);
      const written = await writeEdits(trx, importId, { keep, addJson: jsonbOf(add), done }, clock.now());
      // Thrown to roll back the transaction.
      if (written.sizeBytes > editsMaxBytes) throw new TooMuch();
      await deleteBatches(trx, importId);
      return ok(written.version);
    });
  } catch (error) {
    if (error instanceof TooMuch) return refuse(tooMuch);
    throw error;
  }
}
