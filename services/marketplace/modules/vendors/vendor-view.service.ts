import { invariant } from '../../../../src/lib/invariant.ts';
import { actionsFor } from '../../platform/processes/step.ts';
import { ownVendorId, type Member } from '../account/index.ts';
import { documentsOf } from './company/vendor-documents.repository.ts';
import { suspensionReasonOf } from './history.repository.ts';
import { portsOf } from './delivery/ports.repository.ts';
import { vendorApplicationProcess } from './application/vendor-application.process.ts';
import { vendorProcess } from './vendor.process.ts';
import {
  factsOf,
  missingFields,
  type Application,
  type VendorDocument,
  type Vendor,
} from './vendors.domain.ts';
import type { VendorParts } from './vendors.parts.ts';
import { applicationOf, findVendor, type Db } from './vendors.repository.ts';

type VendorAction = 'submit_application' | 'pause' | 'resume';

/** A vendor with its related data, and the actions available to its users now. */
export interface VendorView {
  readonly vendor: Vendor;
  readonly application: Application;
  /** Null unless it is suspended. */
  readonly suspensionReason: string | null;
  readonly ports: readonly string[];
  readonly papers: readonly VendorDocument[];
  readonly actions: readonly VendorAction[];
}

/** The vendor must exist. */
export async function viewVendor(db: Db, vendorId: string): Promise<VendorView> {
  const vendor = await findVendor(db, vendorId);
  invariant(vendor !== null, 'a vendor that is looked at exists');
  const [application, suspensionReason, ports, papers] = [
    await applicationOf(db, vendorId),
    vendor.status === 'suspended' ? await suspensionReasonOf(db, vendorId) : null,
    await portsOf(db, vendorId),
    await documentsOf(db, vendorId),
  ];
  const isComplete = missingFields(vendor.company).length === 0;
  const canSubmit = actionsFor(vendorApplicationProcess, application.status, { isComplete }, ['submit']);
  const itself = actionsFor(vendorProcess, vendor.status, factsOf(vendor), ['pause', 'resume']);
  const actions = [...canSubmit.map(() => 'submit_application' as const), ...itself];
  return { vendor, application, suspensionReason, ports, papers, actions };
}

/** The session's own vendor (contract: getVendor). */
export async function getVendor({ db }: Pick<VendorParts, 'db'>, session: Member): Promise<VendorView> {
  const view = await viewVendor(db, ownVendorId(session));
  return session.membership?.role === 'owner' ? view : { ...view, actions: [] };
}
