import { Anchor, MapPin, Truck, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { DisplayHeading, Money, useIsInteractive } from '../../../ui/index.ts';
import styles from './offer-list.module.css';
import { rateText, stockText, stockLevel } from './offers.ts';
import type { Offer } from './product-data.ts';

interface OfferListProps {
  /** At least one. */
  readonly offers: readonly Offer[];
  readonly chosen: Offer | null;
  readonly onChoose: (offer: Offer) => void;
}

const deliveryIcons: Readonly<Record<Offer['deliveryMethods'][number]['kind'], LucideIcon>> = {
  berth: Anchor,
  collection: MapPin,
  courier: Truck,
};

/** The offers side by side, one to be chosen: rows under one head on wide screens, cards on narrow ones. */
export function OfferList({ offers, chosen, onChoose }: OfferListProps) {
  const suppliers = new Set(offers.map(({ supplier }) => supplier.id)).size;
  const group = useId();
  return (
    <section id="offers" aria-labelledby={`${group}-title`} className={styles.section}>
      <DisplayHeading id={`${group}-title`}>
        {suppliers === 1 ? 'Who has it' : `${suppliers} suppliers have it`}
      </DisplayHeading>
      <p className={styles.lead}>Prices are net. The best available offer comes first.</p>
      <div className={styles.head} aria-hidden>
        <span />
        <span>Supplier</span>
        <span className={styles.figure}>Price</span>
        <span>Stock</span>
        <span>Delivery</span>
      </div>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.inventoryId}>
            <OfferRow
              offer={offer}
              group={group}
              isOnly={offers.length === 1}
              isChosen={offer.inventoryId === chosen?.inventoryId}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OfferRowProps {
  readonly offer: Offer;
  readonly group: string;
  readonly isOnly: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (offer: Offer) => void;
}

function OfferRow({ offer, group, isOnly, isChosen, onChoose }: OfferRowProps) {
  const isInteractive = useIsInteractive();
  const { inventoryId, supplier, name, variant, sku, price, priceFor, taxBasisPoints, inStock } = offer;
  const facts = `${group}-${inventoryId}`;
  return (
    <div className={styles.row} data-chosen={isChosen} data-gone={!inStock}>
      {isOnly ? (
        <span />
      ) : (
        <input
          type="radio"
          name={group}
          checked={isChosen}
          disabled={!isInteractive || !inStock}
          aria-label={variant ? `${supplier.name}, ${variant}` : supplier.name}
          aria-describedby={facts}
          className={styles.radio}
          onChange={() => onChoose(offer)}
        />
      )}
      <div className={styles.who}>
        <p className={styles.supplier}>{supplier.name}</p>
        <p className={styles.quiet}>{[variant, name, sku].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.facts} id={facts}>
        <p className={styles.price}>
          <strong>
            <Money {...price} />
          </strong>
          {priceFor ? <span className={styles.quiet}> per {priceFor}</span> : null}
          <span className={styles.tax}>+ {rateText(taxBasisPoints)} tax</span>
        </p>
        <div>
          <p className={styles.stock} data-level={stockLevel(offer)}>
            {stockText(offer)}
          </p>
          {offer.ports.length > 0 ? (
            <p className={styles.quiet}>{offer.ports.map((port) => port.name).join(', ')}</p>
          ) : null}
        </div>
      </div>
      <Delivery methods={offer.deliveryMethods} />
    </div>
  );
}

function Delivery({ methods }: { readonly methods: Offer['deliveryMethods'] }) {
  if (methods.length === 0) return <p className={styles.quiet}>Agreed with the supplier</p>;
  return (
    <ul aria-label="Delivery" className={styles.methods}>
      {methods.map(({ id, kind, name, details, cost }) => {
        const Icon = deliveryIcons[kind];
        return (
          <li key={id}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <span>
              {name}
              {details ? <span className={styles.details}>{details}</span> : null}
            </span>
            <span className={styles.cost}>{cost.amountMinor === 0 ? 'Free' : <Money {...cost} />}</span>
          </li>
        );
      })}
    </ul>
  );
}
