import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import type { Session } from '../account/index.ts';
import { holdOwnVendor } from './own-vendor.service.ts';
import {
  paperEndings,
  paperHeadBytes,
  paperHeaders,
  paperKey,
  papersAtMost,
  safeFileName,
} from './paper.domain.ts';
import { deletePaper, findPaper, insertPaper, papersOf } from './papers.repository.ts';
import type { PaperKind } from './vendors.domain.ts';
import type { VendorParts } from './vendors.parts.ts';
import type { Refusals } from './vendors.refusals.ts';
import { applicationOf, countOnApplication } from './vendors.repository.ts';
import { viewVendor, type VendorView } from './vendor-view.service.ts';

export interface SentPaper {
  readonly kind: PaperKind;
  readonly fileName: string;
  /** Fails by itself where it is longer than the operation takes. */
  readonly file: Readable;
}

type PaperRefusal = Refusals<'PAPER_NOT_ACCEPTED' | 'FILE_EMPTY' | 'NOT_ALLOWED_NOW'>;

interface Peeked {
  /** The beginning, long enough to tell the kind of file. */
  readonly head: Buffer;
  /** All of it, from its beginning. */
  readonly whole: Readable;
  /** What came of it up to now, and the failure that ended it. */
  readonly soFar: { bytes: number; failure: unknown };
}

async function peek(stream: Readable): Promise<Peeked> {
  const chunks: Buffer[] = [];
  const soFar = { bytes: 0, failure: undefined as unknown };
  const rest = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, void>; // The parts of a form come as bytes.
  const next = async (): Promise<Buffer | null> => {
    const piece = await rest.next();
    if (piece.done === true) return null;
    soFar.bytes += piece.value.length;
    return piece.value;
  };
  while (soFar.bytes < paperHeadBytes) {
    const chunk = await next();
    if (chunk === null) break;
    chunks.push(chunk);
  }
  const head = Buffer.concat(chunks);
  async function* whole() {
    yield head;
    try {
      for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk;
    } catch (failure) {
      soFar.failure = failure;
      throw failure;
    }
  }
  return { head, whole: Readable.from(whole()), soFar };
}

/** Adds a paper to the application (contract: uploadVendorPaper). What fails on its way leaves nothing behind. */
export async function addPaper(
  { db, clock, ids, files }: VendorParts,
  session: Session,
  { kind, fileName, file }: SentPaper,
): Promise<Result<VendorView, PaperRefusal>> {
  const { head, whole, soFar } = await peek(file);
  if (head.length === 0) return refuse({ code: 'FILE_EMPTY' });
  const mediaType = (await fileTypeFromBuffer(head))?.mime ?? 'unknown';
  if (!Object.hasOwn(paperEndings, mediaType)) {
    whole.destroy();
    return refuse({ code: 'PAPER_NOT_ACCEPTED' });
  }
  const fileId = ids.newFileId();
  try {
    await files.write(paperKey(fileId), whole, { mimeType: mediaType });
  } catch (error) {
    // The store wraps it; whoever answers the sender wants to know that the file was too long, or cut short.
    throw soFar.failure ?? error;
  }
  let added: Result<VendorView, PaperRefusal>;
  try {
    const now = clock.now();
    added = await inTransaction(db, async (trx): Promise<Result<VendorView, PaperRefusal>> => {
      const vendor = await holdOwnVendor(trx, session, now);
      if ((await papersOf(trx, vendor.id)).length >= papersAtMost) return refuse({ code: 'NOT_ALLOWED_NOW' });
      await insertPaper(trx, {
        ...{ id: ids.newId(), vendorId: vendor.id, kind, fileId, mediaType },
        ...{ fileName: safeFileName(fileName, mediaType), uploadedAt: now },
        sizeBytes: soFar.bytes,
      });
      await countOnApplication(trx, vendor.id, now);
      return ok(await viewVendor(trx, vendor.id));
    });
  } catch (error) {
    await files.delete(paperKey(fileId));
    throw error;
  }
  if (!added.ok) await files.delete(paperKey(fileId));
  return added;
}

/** The application is read, or was decided on these papers. */
const keepsPapers: ReadonlySet<string> = new Set(['in_review', 'approved', 'rejected']);

/** Takes a paper back (contract: deleteVendorPaper); refused while an admin reads it, and after the decision. */
export async function removePaper(
  { db, clock, files }: VendorParts,
  session: Session,
  paperId: string,
): Promise<Result<VendorView, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  const now = clock.now();
  const removed = await inTransaction(
    db,
    async (
      trx,
    ): Promise<Result<{ fileId: string; view: VendorView }, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> => {
      const { id } = await holdOwnVendor(trx, session, now);
      const paper = await findPaper(trx, paperId);
      if (paper === null || paper.vendorId !== id) return refuse({ code: 'NOT_FOUND' });
      const { status } = await applicationOf(trx, id);
      if (keepsPapers.has(status)) return refuse({ code: 'NOT_ALLOWED_NOW' });
      await deletePaper(trx, paperId);
      await countOnApplication(trx, id, now);
      return ok({ fileId: paper.fileId, view: await viewVendor(trx, id) });
    },
  );
  if (!removed.ok) return removed;
  await files.delete(paperKey(removed.value.fileId));
  return ok(removed.value.view);
}

export interface ServedPaper extends StoredFile {
  readonly headers: Readonly<Record<string, string>>;
}

/** The file as it was uploaded, for its owner and for admins; the caller reads the stream to its end or destroys it. */
export async function readPaper(
  { db, files }: VendorParts,
  { userId, role }: Session,
  paperId: string,
): Promise<Result<ServedPaper, Refusals<'NOT_FOUND'>>> {
  const paper = await findPaper(db, paperId);
  if (paper === null || (role !== 'admin' && paper.vendorId !== userId)) return refuse({ code: 'NOT_FOUND' });
  const file = await files.read(paperKey(paper.fileId));
  // A row outlives its file for a moment while it is taken back.
  if (!file.ok) return refuse({ code: 'NOT_FOUND' });
  return ok({ ...file.value, headers: paperHeaders(paper) });
}
