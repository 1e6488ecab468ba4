import type { Readable } from 'node:stream';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid } from '../../../platform/refusals.ts';
import { cleanCompany, companyProblem, withVatNumber, type Session } from '../../account/index.ts';
import type { PictureRefusal } from '../../pictures/index.ts';
import { saveCompany } from './company.repository.ts';
import { insertHistory } from '../history.repository.ts';
import { lockOwnVendor } from '../own-vendor.service.ts';
import { knownPorts, portsOf, replacePorts } from '../delivery/ports.repository.ts';
import { changeSinceLook, type Company, type CompanyLines, type SkippableStep } from '../vendors.domain.ts';
import type { VendorParts } from '../vendors.parts.ts';
import { type Refusals } from '../vendors.refusals.ts';
import {
  applicationOf,
  incrementApplicationVersion,
  saveVendorFacts,
  swapLogo,
} from '../vendors.repository.ts';
import { viewVendor, type VendorView } from '../vendor-view.service.ts';

interface CompanyChange {
  readonly company: CompanyLines;
  /** The version on which the change is based; null for any. */
  readonly onVersion: number | null;
}

const isSame = (before: Company, after: Company) => JSON.stringify(before) === JSON.stringify(after);

/**
 * Changes the given fields (contract: updateVendor). Allowed at any time; what an admin has looked at before is recorded
 * in the history.
 */
export async function updateCompany(
  { db, clock, ids, vatChecks }: VendorParts,
  session: Session,
  { company, onVersion }: CompanyChange,
): Promise<Result<VendorView, Refusals<'VALIDATION' | 'CHANGED_ELSEWHERE'>>> {
  const cleaned = cleanCompany(company);
  const problem = companyProblem(cleaned);
  if (problem !== null) return refuse({ code: 'VALIDATION', fields: [problem] });
  const now = clock.now();
  return inTransaction(
    db,
    async (trx): Promise<Result<VendorView, Refusals<'VALIDATION' | 'CHANGED_ELSEWHERE'>>> => {
      const vendor = await lockOwnVendor(trx, session);
      if (onVersion !== null && onVersion !== vendor.version) return refuse({ code: 'CHANGED_ELSEWHERE' });
      const numbered = withVatNumber(cleaned, vendor.company);
      if (!numbered.ok) return refuse({ code: 'VALIDATION', fields: [numbered.error] });
      const change = numbered.value;
      const after: Company = { ...vendor.company, ...change };
      if (isSame(vendor.company, after)) return ok(await viewVendor(trx, vendor.id));
      await saveCompany(trx, vendor.id, change, now);
      await incrementApplicationVersion(trx, vendor.id, now);
      if (after.vatNumber !== null && after.vatNumber !== vendor.company.vatNumber)
        await vatChecks?.ask(trx, after.vatNumber, now);
      const { status } = await applicationOf(trx, vendor.id);
      const note = changeSinceLook(status, vendor.company, after);
      if (note !== null)
        await insertHistory(trx, {
          id: ids.newId(),
          vendorId: vendor.id,
          process: 'application',
          command: 'company_changed',
          from: status,
          to: status,
          actorId: session.userId,
          note,
          at: now,
        });
      return ok(await viewVendor(trx, vendor.id));
    },
  );
}

/** Replaces the ports where the vendor delivers or works (contract: setVendorPorts). Idempotent. */
export async function setPorts(
  { db, clock }: VendorParts,
  session: Session,
  slugs: readonly string[],
): Promise<Result<VendorView, Refusals<'VALIDATION'>>> {
  const now = clock.now();
  return inTransaction(db, async (trx): Promise<Result<VendorView, Refusals<'VALIDATION'>>> => {
    const known = new Set(await knownPorts(trx, slugs));
    const unknown = slugs.findIndex((slug) => !known.has(slug));
    if (unknown >= 0) return refuse(invalid(`ports/${unknown}`, 'This is not a port we know.', 'port'));
    const { id } = await lockOwnVendor(trx, session);
    const before = await portsOf(trx, id);
    if (before.length !== slugs.length || before.some((slug) => !known.has(slug))) {
      await replacePorts(trx, id, slugs);
      await incrementApplicationVersion(trx, id, now);
    }
    return ok(await viewVendor(trx, id));
  });
}

/** Which optional steps of onboarding were skipped (contract: setSkippedSteps). Idempotent. */
export async function setSkippedSteps(
  { db, clock }: VendorParts,
  session: Session,
  skippedSteps: readonly SkippableStep[],
): Promise<VendorView> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const { id } = await lockOwnVendor(trx, session);
    await saveVendorFacts(trx, id, { skippedSteps }, now);
    return viewVendor(trx, id);
  });
}

/** Stores the logo and deletes the previous one once its address is no longer shown. */
export async function setLogo(
  parts: VendorParts,
  session: Session,
  picture: Readable,
): Promise<Result<VendorView, { readonly code: PictureRefusal }>> {
  const stored = await parts.pictures.storePicture(picture);
  if (!stored.ok) return refuse({ code: stored.error });
  return ok(await exchangeLogo(parts, session, stored.value.fileId));
}

/** Idempotent. */
export const removeLogo = (parts: VendorParts, session: Session): Promise<VendorView> =>
  exchangeLogo(parts, session, null);

async function exchangeLogo(
  { db, clock, pictures }: VendorParts,
  session: Session,
  fileId: string | null,
): Promise<VendorView> {
  const now = clock.now();
  let exchanged: { readonly before: string | null; readonly view: VendorView };
  try {
    exchanged = await inTransaction(db, async (trx) => {
      const { id } = await lockOwnVendor(trx, session);
      const before = await swapLogo(trx, id, fileId, now);
      return { before, view: await viewVendor(trx, id) };
    });
  } catch (error) {
    if (fileId !== null) await pictures.removePicture(fileId);
    throw error;
  }
  if (exchanged.before !== null) await pictures.removePicture(exchanged.before);
  return exchanged.view;
}
