import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoney, Money, OneLine, TextLink, VisuallyHidden } from '../../../ui/index.ts';
import { offerOf, stateOf, type CheckedPart, type ChosenOffers, type PartOffer } from './checked-parts.ts';
import styles from './parts-preview.module.css';

interface PartProps {
  readonly part: CheckedPart;
  readonly chosen: ChosenOffers;
}

export function PartProduct({ part, chosen }: PartProps) {
  const offer = offerOf(part, chosen);
  const state = stateOf(part, chosen);
  if (state === 'unknown') return <span className={styles.unknown}>Not found</span>;
  if (offer === null)
    return <span className={styles.choose}>{part.offers.length} products have this number</span>;
  return (
    <span className={styles.product}>
      <TextLink asChild size="2" underline="hover">
        <Link to={`/product-checkout/${offer.productId}`}>{offer.name}</Link>
      </TextLink>
      <OneLine quiet>{[offer.brand, offer.variant].filter(Boolean).join(' · ')}</OneLine>
      {state === 'sold_out' ? (
        <TextLink asChild size="2" underline="always">
          <Link to={`/product-checkout/${offer.productId}`}>
            Other variants and suppliers<VisuallyHidden> of {offer.name}</VisuallyHidden>
          </Link>
        </TextLink>
      ) : null}
    </span>
  );
}

const stockText = ({ stock }: PartOffer): string =>
  stock === null ? '' : stock === 0 ? ', out of stock' : `, ${stock.toLocaleString('en-GB')} in stock`;

/** "Fender F4, Navy – Xarxa Chandlery, €89.50, 24 in stock". */
const optionText = (offer: PartOffer, isNamed: boolean): string =>
  `${isNamed ? `${[offer.name, offer.variant].filter(Boolean).join(', ')} – ` : ''}${offer.supplierName}, ${formatMoney(offer.unitPrice)}${stockText(offer)}`;

interface PartSupplierProps extends PartProps {
  readonly onChoose: (partNumber: string, inventoryId: string) => void;
}

/** The supplier to buy from; a select if there are several. */
export function PartSupplier({ part, chosen, onChoose }: PartSupplierProps) {
  const { partNumber, offers } = part;
  const offer = offerOf(part, chosen);
  const [first, ...others] = offers;
  if (!first) return '–';
  if (others.length === 0)
    return (
      <span className={styles.product}>
        <OneLine>{first.supplierName}</OneLine>
        <StockNote offer={first} quantity={part.quantity} />
      </span>
    );
  const isNamed = others.some(
    ({ productId, variant }) => productId !== first.productId || variant !== first.variant,
  );
  return (
    <span className={styles.product}>
      <span className={styles.choice}>
        <select
          aria-label={`Supplier for ${partNumber}`}
          value={offer?.inventoryId ?? ''}
          onChange={({ currentTarget }) => onChoose(partNumber, currentTarget.value)}
        >
          {offer === null ? <option value="">Choose what you mean</option> : null}
          {offers.map((one) => (
            <option key={one.inventoryId} value={one.inventoryId}>
              {optionText(one, isNamed)}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </span>
      {offer ? <StockNote offer={offer} quantity={part.quantity} /> : null}
    </span>
  );
}

function StockNote({ offer: { stock }, quantity }: { offer: PartOffer; quantity: number }) {
  if (stock === null || stock >= quantity) return null;
  return (
    <span className={styles.unknown}>
      {stock === 0 ? 'Out of stock' : `Only ${stock.toLocaleString('en-GB')} in stock`}
    </span>
  );
}

export function PartPrice({ part, chosen }: PartProps) {
  const offer = offerOf(part, chosen);
  return offer === null ? '–' : <Money {...offer.unitPrice} />;
}
