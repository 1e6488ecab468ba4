import { isUuid } from '../../../../../src/lib/uuid.ts';
import type { PaymentKey } from '../purchase-money.domain.ts';

/** The metadata of the provider's objects, by which an event about one finds our payment. */
export const metadataOf = ({ purchaseId, saleId }: PaymentKey): Readonly<Record<string, string>> =>
  saleId === null ? { orderId: purchaseId } : { purchaseId, saleId };

/** The payment in an object's metadata; null if it is not one of ours. */
export function keyInMetadata(metadata: unknown): PaymentKey | null {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const idAt = (name: string): string | null => {
    const value: unknown = Reflect.get(metadata, name);
    return typeof value === 'string' && isUuid(value) ? value : null;
  };
  const orderId = idAt('orderId');
  if (orderId !== null) return { purchaseId: orderId, saleId: null };
  const [purchaseId, saleId] = [idAt('purchaseId'), idAt('saleId')];
  return purchaseId === null || saleId === null ? null : { purchaseId, saleId };
}
