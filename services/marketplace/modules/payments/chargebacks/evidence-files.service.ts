import { buffer } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { EvidenceFileKind } from '../../../platform/db/chargeback-tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import {
  addRecordedDocument,
  serveDocument,
  type SentDocument,
  type ServedDocument,
} from '../../../platform/files/index.ts';
import type { Session } from '../../account/index.ts';
import { isDue } from './chargeback-evidence.domain.ts';
import { findChargeback, type StoredChargeback } from './chargeback.repository.ts';
import {
  deleteEvidenceFile,
  evidenceFilesOf,
  insertEvidenceFile,
  saveProviderFile,
  type EvidenceFile,
} from './evidence-files.repository.ts';
import { ask } from '../provider/payment-provider.ts';
import { findPayment, lockPayment, type Trx } from '../payment/payment.repository.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';

type Refusals<Code extends string> = { readonly code: Code };
type FileRefusal = Refusals<
  'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'PAPER_NOT_ACCEPTED' | 'PICTURE_TOO_MANY_PIXELS' | 'FILE_EMPTY'
>;

/**
 * The types and sizes that the payment provider accepts as evidence (its guides to file uploads and to answering
 * disputes).
 */
const acceptedTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const maxTotalBytes = 4_500_000;

const keyOf = (fileId: string): string => `chargebacks/${fileId}`;

/** Whether the evidence of the chargeback can still be changed; locks its payment until the transaction ends. */
async function lockOpen(trx: Trx, chargeback: StoredChargeback, now: Date): Promise<boolean> {
  const payment = await findPayment(trx, chargeback);
  if (payment === null) return false;
  await lockPayment(trx, payment);
  const held = await findChargeback(trx, chargeback.id);
  return held !== null && isDue(held, now);
}

/** A chargeback has one file of each kind. */
interface EvidenceSlot {
  readonly chargebackId: string;
  readonly kind: EvidenceFileKind;
}

/**
 * Adds a file to the evidence, replacing one of the same kind (contract: setEvidenceFile). A failure stores nothing.
 */
export async function setEvidenceFile(
  { db, clock, ids, files }: PurchaseMoneyParts,
  { userId }: Pick<Session, 'userId'>,
  { chargebackId, kind }: EvidenceSlot,
  sent: SentDocument,
): Promise<Result<null, FileRefusal>> {
  const chargeback = await findChargeback(db, chargebackId);
  if (chargeback === null) {
    sent.file.destroy();
    return refuse({ code: 'NOT_FOUND' });
  }
  const place = { files, newFileId: ids.newId, keyOf };
  const replaced: string[] = [];
  const added = await addRecordedDocument(place, sent, ({ fileId, fileName, mediaType, sizeBytes }) =>
    inTransaction(db, async (trx): Promise<Result<null, FileRefusal>> => {
      if (!acceptedTypes.has(mediaType)) return refuse({ code: 'PAPER_NOT_ACCEPTED' });
      const addedAt = clock.now();
      if (!(await lockOpen(trx, chargeback, addedAt))) return refuse({ code: 'NOT_ALLOWED_NOW' });
      const there = await evidenceFilesOf(trx, chargebackId);
      const others = there.filter((file) => file.kind !== kind);
      if (others.reduce((sum, file) => sum + file.sizeBytes, sizeBytes) > maxTotalBytes)
        return refuse({ code: 'PAPER_NOT_ACCEPTED' });
      for (const before of there.filter((file) => file.kind === kind)) {
        await deleteEvidenceFile(trx, before);
        replaced.push(before.fileId);
      }
      const file = { chargebackId, kind, fileId, name: fileName, mediaType, sizeBytes, providerFileId: null };
      await insertEvidenceFile(trx, file, { addedBy: userId, addedAt });
      return ok(null);
    }),
  );
  if (added.ok) for (const fileId of replaced) await files.delete(keyOf(fileId));
  return added;
}

/** Contract: removeEvidenceFile. */
export async function removeEvidenceFile(
  { db, clock, files }: PurchaseMoneyParts,
  { chargebackId, kind }: EvidenceSlot,
): Promise<Result<null, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  const chargeback = await findChargeback(db, chargebackId);
  if (chargeback === null) return refuse({ code: 'NOT_FOUND' });
  const removed = await inTransaction(
    db,
    async (trx): Promise<Result<string, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> => {
      if (!(await lockOpen(trx, chargeback, clock.now()))) return refuse({ code: 'NOT_ALLOWED_NOW' });
      const file = await findFile({ db: trx }, { chargebackId, kind });
      if (file === undefined) return refuse({ code: 'NOT_FOUND' });
      await deleteEvidenceFile(trx, file);
      return ok(file.fileId);
    },
  );
  if (!removed.ok) return removed;
  await files.delete(keyOf(removed.value));
  return ok(null);
}

const findFile = async (
  { db }: Pick<PurchaseMoneyParts, 'db'>,
  { chargebackId, kind }: EvidenceSlot,
): Promise<EvidenceFile | undefined> =>
  (await evidenceFilesOf(db, chargebackId)).find((file) => file.kind === kind);

/** Contract: readEvidenceFile. The caller must read the stream to its end or destroy it. */
export async function readEvidenceFile(
  { db, files }: PurchaseMoneyParts,
  slot: EvidenceSlot,
): Promise<Result<ServedDocument, Refusals<'NOT_FOUND'>>> {
  const file = await findFile({ db }, slot);
  if (file === undefined) return refuse({ code: 'NOT_FOUND' });
  return serveDocument(files, keyOf(file.fileId), { ...file, fileName: file.name });
}

/** The field of the provider's evidence object for each kind. */
const fieldOf = {
  receipt: 'receipt',
  delivery: 'shipping_documentation',
  messages: 'customer_communication',
  signature: 'customer_signature',
  other: 'uncategorized_file',
} as const satisfies Readonly<Record<EvidenceFileKind, keyof Stripe.DisputeUpdateParams.Evidence>>;

/** Uploads the files to the provider, each once, and returns the fields of the evidence that refer to them. */
export async function sentFiles(
  { db, files, stripe }: PurchaseMoneyParts,
  chargebackId: string,
): Promise<Result<Stripe.DisputeUpdateParams.Evidence, Refusals<'UNAVAILABLE' | 'PAPER_NOT_ACCEPTED'>>> {
  let named: Stripe.DisputeUpdateParams.Evidence = {};
  for (const file of await evidenceFilesOf(db, chargebackId)) {
    let { providerFileId } = file;
    if (providerFileId === null) {
      const stored = await files.read(keyOf(file.fileId));
      if (!stored.ok) return refuse({ code: 'UNAVAILABLE' });
      const data = await buffer(stored.value.stream);
      const sent = await ask(() =>
        stripe.files.create(
          { purpose: 'dispute_evidence', file: { data, name: file.name, type: file.mediaType } },
          { idempotencyKey: `evidence-file:${file.fileId}` },
        ),
      );
      if (!sent.ok)
        return refuse({ code: sent.error.code === 'AWAY' ? 'UNAVAILABLE' : 'PAPER_NOT_ACCEPTED' });
      providerFileId = sent.value.id;
      await saveProviderFile(db, file.fileId, providerFileId);
    }
    named = { ...named, [fieldOf[file.kind]]: providerFileId };
  }
  return ok(named);
}
