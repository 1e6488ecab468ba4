import { isUuid } from '../../../../../src/lib/uuid.ts';
import type { PaymentKey } from '../purchase-money.domain.ts';

/** What we attach to the provider's objects, so that an event about one finds our payment. */
export const metadataOf = ({ purchaseId, saleId }: PaymentKey): Readonly<Record<string, string>> =>
  saleId === null ? { orderId: purchaseId } : { purchaseId, saleId };

/** The payment that attached metadata names; null when it names none of ours. */
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
