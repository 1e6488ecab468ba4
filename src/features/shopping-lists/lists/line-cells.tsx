import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton, Money, OneLine, TextLink } from '../../../ui/index.ts';
import { QuantityStepper } from '../../cart/index.ts';
import styles from './list-view.module.css';
import type { ShoppingListLine } from './lists.types.ts';
import { useLine } from './use-line.ts';

interface LineProps {
  readonly line: ShoppingListLine;
}

export function LineName({ line: { productId, name, brand, partNumber, variant, offer } }: LineProps) {
  const details = [brand, partNumber, variant ?? offer?.variant].filter(Boolean).join(' · ');
  return (
    <span className={styles.name}>
      <TextLink asChild size="2" underline="hover">
        <Link to={`/product-checkout/${productId}`}>{name}</Link>
      </TextLink>
      {details === '' ? null : <OneLine quiet>{details}</OneLine>}
    </span>
  );
}

/** The supplier who would be bought from today, or that the item is unavailable. */
export function LineOffer({ line: { offer, quantity } }: LineProps) {
  if (offer === null) return <span className={styles.gone}>Not available at the moment</span>;
  const { supplierName, stock } = offer;
  return (
    <span className={styles.name}>
      <OneLine>{supplierName}</OneLine>
      {stock === 0 ? (
        <span className={styles.gone}>Out of stock</span>
      ) : stock !== null && stock < quantity ? (
        <span className={styles.gone}>Only {stock} in stock</span>
      ) : null}
    </span>
  );
}

export function LinePrice({ line: { offer } }: LineProps) {
  return offer === null ? '–' : <Money {...offer.unitPrice} />;
}

interface ListedLineProps extends LineProps {
  readonly listId: string;
}

export function LineQuantity({ listId, line }: ListedLineProps) {
  const { setQuantity } = useLine(listId, line);
  return <QuantityStepper name={line.name} quantity={line.quantity} stock={null} onQuantity={setQuantity} />;
}

export function RemoveLine({ listId, line }: ListedLineProps) {
  const { remove } = useLine(listId, line);
  return (
    <IconButton
      variant="ghost"
      color="gray"
      highContrast
      aria-label={`Remove ${line.name}`}
      title="Remove"
      onClick={remove}
    >
      <Trash2 size={18} aria-hidden />
    </IconButton>
  );
}
