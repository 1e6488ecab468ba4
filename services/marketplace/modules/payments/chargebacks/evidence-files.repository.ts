import type { EvidenceFileKind } from '../../../platform/db/chargeback-tables.ts';
import type { Db, Trx } from '../payment/payment.repository.ts';

export interface EvidenceFile {
  readonly chargebackId: string;
  readonly kind: EvidenceFileKind;
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  /** Null until it was uploaded to the payment provider. */
  readonly providerFileId: string | null;
}

export const evidenceFilesOf = (db: Db, chargebackId: string): Promise<readonly EvidenceFile[]> =>
  db
    .selectFrom('evidenceFiles')
    .select(['chargebackId', 'kind', 'fileId', 'name', 'mediaType', 'sizeBytes', 'providerFileId'])
    .where('chargebackId', '=', chargebackId)
    .orderBy('kind')
    .execute();

export async function insertEvidenceFile(
  trx: Trx,
  file: EvidenceFile,
  added: { readonly addedBy: string; readonly addedAt: Date },
): Promise<void> {
  await trx
    .insertInto('evidenceFiles')
    .values({ ...file, ...added })
    .execute();
}

export async function deleteEvidenceFile(trx: Trx, { fileId }: EvidenceFile): Promise<void> {
  await trx.deleteFrom('evidenceFiles').where('fileId', '=', fileId).execute();
}

export async function saveProviderFile(db: Db, fileId: string, providerFileId: string): Promise<void> {
  await db.updateTable('evidenceFiles').set({ providerFileId }).where('fileId', '=', fileId).execute();
}
