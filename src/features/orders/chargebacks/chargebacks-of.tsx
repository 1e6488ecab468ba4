import { lazyPart } from '../../../ui/index.ts';
import type { Order } from '../shared/index.ts';

const Chargebacks = lazyPart<{ readonly purchaseId: string }>(() =>
  import('./chargebacks.tsx').then((part) => part.Chargebacks),
);

const atTheBank: ReadonlySet<string> = new Set(['disputed', 'won', 'lost']);

interface ChargebacksOfProps {
  readonly purchaseId: string;
  /** Null if there was no payment. */
  readonly payment: Pick<Order['payment'], 'status'> | null;
  /** A supplement was paid separately and can have a chargeback of its own. */
  readonly hasPaidExtra?: boolean;
}

/** The chargebacks of a purchase that has a payment; nothing otherwise. */
export const ChargebacksOf = ({ purchaseId, payment, hasPaidExtra = false }: ChargebacksOfProps) =>
  hasPaidExtra || (payment !== null && atTheBank.has(payment.status)) ? (
    <Chargebacks purchaseId={purchaseId} />
  ) : null;
