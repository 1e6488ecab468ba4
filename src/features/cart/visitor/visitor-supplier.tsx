import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton, Money, TextLink } from '../../../ui/index.ts';
import type { CartLine, CartSupplier } from '../cart.types.ts';
import { QuantityStepper } from '../lines/quantity-stepper.tsx';
import styles from './visitor-cart.module.css';

interface VisitorSupplierProps {
  readonly supplier: CartSupplier;
  readonly lines: readonly CartLine[];
  readonly onQuantity: (line: CartLine, quantity: number) => void;
  readonly onRemove: (line: CartLine) => void;
  /** Called when a product's page is opened. */
  readonly onLeave: () => void;
}

const problemText = ({ problem, stock }: CartLine): string | null => {
  if (problem === null) return null;
  return stock !== null && stock > 0 ? `Only ${stock} in stock.` : 'Not available at the moment.';
};

/** One supplier's lines and their total. */
export function VisitorSupplier(props: VisitorSupplierProps) {
  const { supplier, lines, onQuantity, onRemove, onLeave } = props;
  const { name: supplierName } = supplier.supplier;
  return (
    <section aria-label={supplierName} className={styles.supplier}>
      <h3>{supplierName}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.inventoryId}>
            <p className={styles.name}>
              <TextLink asChild color="gray" highContrast underline="hover">
                <Link to={`/product-checkout/${line.productId}`} onClick={onLeave}>
                  {line.name}
                </Link>
              </TextLink>
              {line.variant ? ` · ${line.variant}` : null}
            </p>
            {line.problem === null ? null : <p className={styles.problem}>{problemText(line)}</p>}
            <div className={styles.row}>
              <QuantityStepper
                name={line.name}
                quantity={line.quantity}
                stock={line.stock}
                onQuantity={(quantity) => onQuantity(line, quantity)}
                onRemove={() => onRemove(line)}
              />
              {line.problem === null ? <Money {...line.lineTotal} /> : <span>Not in the total</span>}
              <IconButton
                variant="ghost"
                color="gray"
                highContrast
                aria-label={`Remove ${line.name}`}
                title="Remove"
                onClick={() => onRemove(line)}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>With tax, before delivery</span> <Money {...supplier.total} />
      </p>
    </section>
  );
}
