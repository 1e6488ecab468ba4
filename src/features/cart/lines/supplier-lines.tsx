import { Panel, SumsTable } from '../../../ui/index.ts';
import type { CartLine, CartSupplier } from '../cart.types.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import type { LineFailure } from './line-failure.ts';
import styles from './cart-lines.module.css';
import type { LineActions } from './use-line-actions.ts';

interface SupplierLinesProps {
  readonly offer: CartSupplier;
  readonly lines: readonly CartLine[];
  readonly failures: ReadonlyMap<string, LineFailure>;
  readonly actions: LineActions;
  readonly onDelivery: (supplierId: string, deliveryMethodId: string) => void;
}

/** How many can be bought; lines with a problem are listed separately and not counted among them. */
function itemCount(lines: readonly CartLine[]): string {
  const sound = lines.filter(({ problem }) => problem === null);
  const count = sound.reduce((sum, { quantity }) => sum + quantity, 0);
  const counted = count === 1 ? '1 item' : `${count.toLocaleString('en-GB')} items`;
  const troubled = lines.length - sound.length;
  const attention = `${troubled === 1 ? '1 item needs' : `${troubled} items need`} attention`;
  return [count > 0 ? counted : [], troubled > 0 ? attention : []].flat().join(', ');
}

/** What one supplier sends, how, and what that comes to. */
export function SupplierLines({ offer, lines, failures, actions, onDelivery }: SupplierLinesProps) {
  const { supplier, subtotal, tax, delivery, total } = offer;
  // Nothing of a cart is accepted or declined yet.
  const sums = { subtotal, tax, delivery, total };
  return (
    <Panel title={supplier.name} description={itemCount(lines)} flush>
      <ul className={styles.lines} aria-label={`From ${supplier.name}`}>
        {lines.map((line) => (
          <CartLineRow
            key={line.inventoryId}
            line={line}
            isSaved={false}
            failure={failures.get(line.inventoryId) ?? null}
            actions={actions}
          />
        ))}
      </ul>
      <div className={styles.supplier}>
        <DeliveryChoice offer={offer} onDelivery={(methodId) => onDelivery(supplier.id, methodId)} />
        <SumsTable {...sums} due={sums} label={`Totals for ${supplier.name}`} />
      </div>
    </Panel>
  );
}
