import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { pdfFile, type DocumentFile } from '../../../platform/documents/index.ts';
import type { Session } from '../../account/index.ts';
import type { SubOrderStatus } from '../orders.domain.ts';
import type { OrderParts } from '../orders.parts.ts';
import type { Refusals } from '../orders.refusals.ts';
import { getSubOrder } from '../reading/reading.service.ts';
import { slipSheet, type SlipKind } from './slip-sheet.domain.ts';
import { findSender } from './slips.repository.ts';

type SlipRefusal = Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>;

const agreed: ReadonlySet<SubOrderStatus> = new Set([
  'confirmed',
  'preparing',
  'dispatched',
  'ready_for_collection',
  'delivered',
  'disputed',
  'completed',
  'returned',
]);

const fileNames: Readonly<Record<SlipKind, string>> = {
  packing_slip: 'packing-slip',
  delivery_note: 'delivery-note',
};

/** The document that accompanies the goods of a confirmed sub-order (contract: readPackingSlip, readDeliveryNote). */
export async function readSlip(
  parts: Pick<OrderParts, 'db' | 'ledger' | 'clock' | 'refundable'>,
  session: Pick<Session, 'userId' | 'membership'>,
  subOrderId: string,
  kind: SlipKind,
): Promise<Result<DocumentFile, SlipRefusal>> {
  const found = await getSubOrder(parts, session, subOrderId);
  if (!found.ok) return found;
  const { subOrder } = found.value;
  if (!agreed.has(subOrder.status)) return refuse({ code: 'NOT_ALLOWED_NOW' });
  const sender = await findSender(parts.db, subOrder.supplier.id);
  const fileName = `${fileNames[kind]}-${subOrder.number.replace('/', '-')}.pdf`;
  return ok(await pdfFile(fileName, slipSheet(kind, found.value, sender, parts.clock.now())));
}
