import { Link } from 'react-router-dom';
import { Anchor, MapPin, Truck, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { daysText, servesPort } from '../../../lib/delivery-reach.ts';
import { DisplayHeading, Money, SelectField, useIsInteractive } from '../../../ui/index.ts';
import { vendorAddress } from '../vendor/vendor-address.ts';
import styles from './offer-list.module.css';
import { portsText, rateText, reachOf } from './offers.ts';
import type { Offer } from './product-data.ts';
import { StockNote } from './stock-note.tsx';

interface OfferListProps {
  /** At least one. */
  readonly offers: readonly Offer[];
  readonly chosen: Offer | null;
  /** Port names by slug; empty if they could not be loaded. */
  readonly ports: Readonly<Record<string, string>>;
  /** The slug of the port in which it should be available. */
  readonly port: string | null;
  readonly onPort: (port: string | null) => void;
  readonly onChoose: (offer: Offer) => void;
}

const deliveryIcons: Readonly<Record<Offer['deliveryMethods'][number]['kind'], LucideIcon>> = {
  berth: Anchor,
  collection: MapPin,
  courier: Truck,
};

/** The offers as radio buttons: a table on wide screens, cards on narrow ones. */
export function OfferList({ offers, chosen, ports, port, onPort, onChoose }: OfferListProps) {
  const isInteractive = useIsInteractive();
  const suppliers = new Set(offers.flatMap(({ inStock, supplier }) => (inStock ? supplier.id : []))).size;
  const group = useId();
  return (
    <section id="offers" aria-labelledby={`${group}-title`} className={styles.section}>
      <DisplayHeading id={`${group}-title`}>
        {suppliers < 2 ? 'Who has it' : `${suppliers} suppliers have it`}
      </DisplayHeading>
      <div className={styles.top}>
        <p className={styles.lead}>
          Net prices. What costs least{port === null ? '' : ', delivered,'} comes first.
        </p>
        {Object.keys(ports).length > 0 ? (
          <div className={styles.port}>
            <SelectField
              label="Where you need it"
              placeholder="Any port"
              disabled={!isInteractive}
              options={Object.entries(ports).map(([value, label]) => ({ value, label }))}
              value={port ?? ''}
              onChange={({ currentTarget: { value } }) => onPort(value === '' ? null : value)}
            />
          </div>
        ) : null}
      </div>
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
              ports={ports}
              port={port}
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
  readonly ports: Readonly<Record<string, string>>;
  readonly port: string | null;
  readonly onChoose: (offer: Offer) => void;
}

function OfferRow({ offer, group, isOnly, isChosen, ports, port, onChoose }: OfferRowProps) {
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
          disabled={!isInteractive || !inStock || reachOf(offer, port) === 'not'}
          aria-label={variant ? `${supplier.name}, ${variant}` : supplier.name}
          aria-describedby={facts}
          className={styles.radio}
          onChange={() => onChoose(offer)}
        />
      )}
      <div>
        <p className={styles.supplier}>
          <Link to={vendorAddress(supplier.id)}>{supplier.name}</Link>
        </p>
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
          <p>
            <StockNote offer={offer} />
          </p>
          {offer.isFromOutsideUnion ? <p className={styles.quiet}>From outside the EU</p> : null}
          {offer.ports.length > 0 ? (
            <p className={styles.quiet}>{offer.ports.map((port) => port.name).join(', ')}</p>
          ) : null}
        </div>
      </div>
      <Delivery methods={offer.deliveryMethods} ports={ports} port={port} />
    </div>
  );
}

interface DeliveryProps {
  readonly methods: Offer['deliveryMethods'];
  readonly ports: Readonly<Record<string, string>>;
  readonly port: string | null;
}

/** The delivery methods for the port; all methods if none serves it, or if no port is chosen. */
function Delivery({ methods, ports, port }: DeliveryProps) {
  if (methods.length === 0) return <p className={styles.quiet}>Agreed with the supplier</p>;
  const near = methods.filter((method) => port !== null && servesPort(method, port));
  return (
    <ul aria-label="Delivery" className={styles.methods}>
      {(near.length > 0 ? near : methods).map((method) => {
        const { id, kind, name, details, address, cost, days } = method;
        const Icon = deliveryIcons[kind];
        const reach = [portsText(method.ports, ports), daysText(days)].filter(Boolean).join(' · ');
        return (
          <li key={id} data-far={port !== null && !servesPort(method, port)}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <span>
              {name}
              {[reach, address?.replaceAll('\n', ', '), details].map((fact) =>
                fact ? (
                  <span key={fact} className={styles.details}>
                    {fact}
                  </span>
                ) : null,
              )}
            </span>
            <span className={styles.cost}>{cost.amountMinor === 0 ? 'Free' : <Money {...cost} />}</span>
          </li>
        );
      })}
    </ul>
  );
}
