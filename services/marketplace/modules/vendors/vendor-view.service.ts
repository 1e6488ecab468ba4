import { invariant } from '../../../../src/lib/invariant.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actionsFor } from '../../platform/processes/step.ts';
import type { Session } from '../account/index.ts';
import { papersOf } from './papers.repository.ts';
import { portsOf } from './ports.repository.ts';
import { vendorApplicationProcess } from './vendor-application.process.ts';
import { ensureVendor } from './vendor-opening.service.ts';
import { vendorProcess } from './vendor.process.ts';
import { factsOf, missingFields, type Application, type Paper, type Vendor } from './vendors.domain.ts';
import type { VendorParts } from './vendors.parts.ts';
import { applicationOf, findVendor, type Db } from './vendors.repository.ts';

export type VendorAction = 'submit_application' | 'pause' | 'resume';

/** A vendor with all that belongs to it, and what its people may do now. */
export interface VendorView {
  readonly vendor: Vendor;
  readonly application: Application;
  readonly ports: readonly string[];
  readonly papers: readonly Paper[];
  readonly actions: readonly VendorAction[];
}

/** The vendor has to exist. */
export async function viewVendor(db: Db, vendorId: string): Promise<VendorView> {
  const vendor = await findVendor(db, vendorId);
  invariant(vendor !== null, 'a vendor that is looked at exists');
  const [application, ports, papers] = [
    await applicationOf(db, vendorId),
    await portsOf(db, vendorId),
    await papersOf(db, vendorId),
  ];
  const isComplete = missingFields(vendor.company).length === 0;
  const canSubmit = actionsFor(vendorApplicationProcess, application.status, { isComplete }, ['submit']);
  const itself = actionsFor(vendorProcess, vendor.status, factsOf(vendor), ['pause', 'resume']);
  const actions = [...canSubmit.map(() => 'submit_application' as const), ...itself];
  return { vendor, application, ports, papers, actions };
}

/** The session's own vendor (contract: getVendor); made when nobody has asked for it before. */
export async function getVendor({ db, clock }: VendorParts, session: Session): Promise<VendorView> {
  const { userId } = session;
  if ((await findVendor(db, userId)) === null)
    await inTransaction(db, async (trx) => ensureVendor(trx, session, clock.now()));
  return viewVendor(db, userId);
}
