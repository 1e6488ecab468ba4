import { lazyPart } from '../../../ui/index.ts';
import type { Order } from '../shared/index.ts';

const Chargebacks = lazyPart<{ readonly purchaseId: string }>(() =>
  import('./chargebacks.tsx').then((part) => part.Chargebacks),
);

const atTheBank: ReadonlySet<string> = new Set(['disputed', 'won', 'lost']);

interface ChargebacksOfProps {
  readonly purchaseId: string;
  /** Null: there was none. */
  readonly payment: Pick<Order['payment'], 'status'> | null;
  /** Something else of it was paid on its own, which a bank can be asked about too: the extra work of a booking. */
  readonly hasPaidExtra?: boolean;
}

/** The chargebacks of a purchase whose payments a bank was asked about; nothing otherwise. */
export const ChargebacksOf = ({ purchaseId, payment, hasPaidExtra = false }: ChargebacksOfProps) =>
  hasPaidExtra || (payment !== null && atTheBank.has(payment.status)) ? (
    <Chargebacks purchaseId={purchaseId} />
  ) : null;
