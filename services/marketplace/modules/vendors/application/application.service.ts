import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actionsFor } from '../../../platform/processes/step.ts';
import { findMembership, type Session } from '../../account/index.ts';
import { deleteMember } from '../colleagues/members.repository.ts';
import { runApplicationCommand, runVendorCommand } from '../vendor-commands.service.ts';
import { lockOwnVendor } from '../own-vendor.service.ts';
import { vendorApplicationProcess } from './vendor-application.process.ts';
import { vendorOwnedAlone } from '../people.repository.ts';
import { missingFields } from '../vendors.domain.ts';
import type { VendorParts } from '../vendors.parts.ts';
import type { Refusals } from '../vendors.refusals.ts';
import { applicationOf, lockVendor, saveVendorFacts } from '../vendors.repository.ts';
import { viewVendor, type VendorView } from '../vendor-view.service.ts';

/** Submits the application, also again after changes were requested (contract: submitVendorApplication). */
export async function submitApplication(
  parts: VendorParts,
  session: Session,
): Promise<Result<VendorView, Refusals<'APPLICATION_INCOMPLETE' | 'NOT_ALLOWED_NOW'>>> {
  const now = parts.clock.now();
  return inTransaction(
    parts.db,
    async (trx): Promise<Result<VendorView, Refusals<'APPLICATION_INCOMPLETE' | 'NOT_ALLOWED_NOW'>>> => {
      const vendor = await lockOwnVendor(trx, session);
      const application = await applicationOf(trx, vendor.id);
      const whenComplete = { isComplete: true };
      if (actionsFor(vendorApplicationProcess, application.status, whenComplete, ['submit']).length === 0)
        return refuse({ code: 'NOT_ALLOWED_NOW' });
      const missing = missingFields(vendor.company);
      if (missing.length > 0) return refuse({ code: 'APPLICATION_INCOMPLETE', missing });
      const submission = { command: 'submit', actorId: session.userId, at: now } as const;
      const moved = await runApplicationCommand(parts, trx, { vendor, application }, submission);
      invariant(moved.ok, 'a complete application that may be sent is sent');
      // An applicant without an account gave the number before the vendor existed.
      const { vatNumber } = vendor.company;
      if (vatNumber !== null) await parts.vatChecks?.ask(trx, vatNumber, now);
      return ok(await viewVendor(trx, vendor.id));
    },
  );
}

/** A vendor pauses or resumes its own shop (contract: changeVendorStatus). */
export async function changeOwnStatus(
  parts: VendorParts,
  session: Session,
  command: 'pause' | 'resume',
): Promise<Result<VendorView, Refusals<'NOT_ALLOWED_NOW'>>> {
  const now = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<VendorView, Refusals<'NOT_ALLOWED_NOW'>>> => {
    const vendor = await lockOwnVendor(trx, session);
    const moved = await runVendorCommand(parts, trx, vendor, { command, actorId: session.userId, at: now });
    return moved.ok ? ok(await viewVendor(trx, vendor.id)) : refuse({ code: moved.error });
  });
}

/** Whether a vendor's payment account can accept charges, as read `at` an instant. */
interface ChargesReading {
  readonly vendorId: string;
  readonly canTakeCharges: boolean;
  readonly at: Date;
}

/**
 * For the payments module, in its transaction: stores whether the payment account can accept charges.
 * Does nothing for a missing vendor, or without a change; the caller keeps readings in order.
 */
export async function chargesChanged(
  parts: Pick<VendorParts, 'ids' | 'publicUrl' | 'hasOpenTrade' | 'queueMail'>,
  trx: Transaction<Database>,
  { vendorId, canTakeCharges, at }: ChargesReading,
): Promise<void> {
  const vendor = await lockVendor(trx, vendorId);
  if (vendor === null || vendor.canTakeCharges === canTakeCharges) return;
  await saveVendorFacts(trx, vendorId, { canTakeCharges }, at);
  const command = canTakeCharges ? 'charges_enabled' : 'charges_disabled';
  // Refused if it does not change the vendor's state, as for an applicant.
  await runVendorCommand(parts, trx, { ...vendor, canTakeCharges }, { command, actorId: null, at });
}

/**
 * For the account module, in its transaction: removes the user of a closed account from their vendor. The vendor of its
 * last owner stops selling: it is closed, or only paused while it has open orders, which still have to be handled. Does
 * nothing for an account without a vendor.
 */
export async function closeVendor(
  parts: Pick<VendorParts, 'ids' | 'publicUrl' | 'hasOpenTrade' | 'queueMail'>,
  trx: Transaction<Database>,
  { userId }: { readonly userId: string },
  at: Date,
): Promise<void> {
  const membership = await findMembership(trx, userId);
  // Locked first: of two owners who leave at once the second is the last.
  const vendor = membership && (await lockVendor(trx, membership.vendorId));
  if (vendor === null) return;
  if ((await vendorOwnedAlone(trx, userId)) === null) return deleteMember(trx, userId);
  if (vendor.status === 'closed') return;
  const closed = await runVendorCommand(parts, trx, vendor, { command: 'close', actorId: userId, at });
  // Refused if it is not live; then it sells nothing anyway.
  if (!closed.ok) await runVendorCommand(parts, trx, vendor, { command: 'pause', actorId: userId, at });
}
