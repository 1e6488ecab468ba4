import { Panel } from '../../../ui/index.ts';
import { SumsTable } from '../../order-parts/index.ts';
import type { CartLine, CartSupplier } from '../cart.types.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import type { LineFailure } from './line-failure.ts';
import styles from './cart-lines.module.css';
import type { LineActs } from './use-line-acts.ts';

interface SupplierLinesProps {
  readonly offer: CartSupplier;
  readonly lines: readonly CartLine[];
  readonly failures: ReadonlyMap<string, LineFailure>;
  readonly acts: LineActs;
  readonly onDelivery: (supplierId: string, deliveryMethodId: string) => void;
}

/** How many can be bought; lines with a problem are said beside it, and not counted among them. */
function things(lines: readonly CartLine[]): string {
  const sound = lines.filter(({ problem }) => problem === null);
  const count = sound.reduce((sum, { quantity }) => sum + quantity, 0);
  const counted = count === 1 ? '1 thing' : `${count.toLocaleString('en-GB')} things`;
  const troubled = lines.length - sound.length;
  const looks = `${troubled === 1 ? '1 line needs' : `${troubled} lines need`} a look`;
  return [count > 0 ? counted : [], troubled > 0 ? looks : []].flat().join(', ');
}

/** What one supplier sends, how, and what that comes to. */
export function SupplierLines({ offer, lines, failures, acts, onDelivery }: SupplierLinesProps) {
  const { supplier, subtotal, tax, delivery, total } = offer;
  // Nothing of a cart is accepted or declined yet.
  const sums = { subtotal, tax, delivery, total };
  return (
    <Panel title={supplier.name} description={things(lines)} flush>
      <ul className={styles.lines} aria-label={`From ${supplier.name}`}>
        {lines.map((line) => (
          <CartLineRow
            key={line.inventoryId}
            line={line}
            isSaved={false}
            failure={failures.get(line.inventoryId) ?? null}
            acts={acts}
          />
        ))}
      </ul>
      <div className={styles.supplier}>
        <DeliveryChoice offer={offer} onDelivery={(methodId) => onDelivery(supplier.id, methodId)} />
        <SumsTable {...sums} due={sums} label={`Sums of ${supplier.name}`} />
      </div>
    </Panel>
  );
}
