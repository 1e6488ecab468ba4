import { useState, type ReactNode } from 'react';
import { daysText } from '../../../lib/delivery-reach.ts';
import { BusyButton, Money, useIsInteractive } from '../../../ui/index.ts';
import type { Buyer } from '../buying/use-buyer.ts';
import styles from './buy-box.module.css';
import { leastWays, mostOf, portsText, rateText, reachOf, sumsOfOffer } from './offers.ts';
import type { Offer } from './product-data.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { StockNote } from './stock-note.tsx';

/** Resolves when the item was added to the cart, or when a failure was shown. */
export type Buy = (offer: Offer, quantity: number) => Promise<unknown>;

/** Renders the "Add to list" control; a null offer stands for the best offer of the day. */
export type DrawToList = (offer: Offer | null, quantity: number) => ReactNode;

interface BuyBoxProps {
  /** The chosen offer; null while nothing is available. */
  readonly offer: Offer | null;
  /** The port in which it should be available; null if none is chosen. */
  readonly port: { readonly slug: string; readonly name: string } | null;
  /** Port names by slug. */
  readonly ports: Readonly<Record<string, string>>;
  /** Whether there are other offers below. */
  readonly hasOthers: boolean;
  readonly buyer: Buyer;
  readonly onAdd: Buy;
  readonly onBuyNow: Buy;
  /** Renders the control that adds this quantity to a shopping list; null for users without lists. */
  readonly toList: DrawToList | null;
}

/** The chosen offer's price, the quantity, and the buttons to buy. */
export function BuyBox({ offer, port, ports, hasOthers, buyer, onAdd, onBuyNow, toList }: BuyBoxProps) {
  const isInteractive = useIsInteractive();
  const [wanted, setWanted] = useState(1);
  const [isWrong, setIsWrong] = useState(false);
  const [busy, setBusy] = useState<'add' | 'buy' | null>(null);

  if (offer === null)
    return (
      <div className={styles.box}>
        <p className={styles.none}>Out of stock at all suppliers.</p>
        <p className={styles.quiet}>Stock changes daily. Its suppliers and similar products are below.</p>
        {toList ? <div className={styles.buttons}>{toList(null, 1)}</div> : null}
      </div>
    );

  const most = mostOf(offer);
  const isOutOfReach = reachOf(offer, port?.slug ?? null) === 'not';
  const quantity = Math.min(wanted, most);
  const { netMinor, taxMinor, totalMinor } = sumsOfOffer(offer, quantity);
  const { currency } = offer.price;
  const buyWith = (kind: 'add' | 'buy', buy: Buy) => async () => {
    setBusy(kind);
    try {
      await buy(offer, quantity);
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className={styles.box}>
      <p className={styles.price}>
        <strong>
          <Money {...offer.price} />
        </strong>
        {offer.priceFor ? <span className={styles.quiet}> per {offer.priceFor}</span> : null}
      </p>
      <p className={styles.quiet}>Net, plus {rateText(offer.taxBasisPoints)} tax and delivery</p>
      {offer.isFromOutsideUnion ? (
        <p className={styles.quiet}>
          Sold from outside the EU: import VAT and customs duty may be due when it arrives at a port in the
          EU, and a business can’t buy it for one here yet.
        </p>
      ) : null}
      {port ? <DeliveryTo offer={offer} port={port} ports={ports} /> : null}
      <p className={styles.who}>
        <StockNote offer={offer} /> at {offer.supplier.name}
        {offer.variant ? <> · {offer.variant}</> : null}
        {hasOthers ? (
          <>
            {' '}
            <a href="#offers">Other offers</a>
          </>
        ) : null}
      </p>
      {isOutOfReach ? (
        <p className={styles.quiet}>Choose another offer or another port below.</p>
      ) : most === 0 ? (
        <>
          <p className={styles.quiet}>
            Stock changes daily. {hasOthers ? 'Other offers' : 'Similar products'} are below.
          </p>
          {toList ? <div className={styles.buttons}>{toList(offer, 1)}</div> : null}
        </>
      ) : buyer.mayBuy ? (
        <>
          <div className={styles.quantity}>
            <QuantityStepper quantity={quantity} most={most} onQuantity={setWanted} onWrong={setIsWrong} />
            <p className={styles.sum} aria-live="polite">
              <strong>
                <Money amountMinor={totalMinor} currency={currency} />
              </strong>
              <span className={styles.quiet}>
                {taxMinor > 0 ? (
                  <>
                    with <Money amountMinor={taxMinor} currency={currency} /> tax
                  </>
                ) : (
                  <>
                    net <Money amountMinor={netMinor} currency={currency} />, no tax
                  </>
                )}
              </span>
            </p>
          </div>
          {offer.stock !== null && quantity >= offer.stock && offer.stock > 1 ? (
            <p className={styles.quiet}>
              That’s all {offer.supplier.name} has: {offer.stock} in stock.
            </p>
          ) : null}
          <div className={styles.buttons}>
            <BusyButton
              size="3"
              busy={busy === 'buy'}
              disabled={!isInteractive || isWrong || busy === 'add'}
              onClick={() => void buyWith('buy', onBuyNow)()}
            >
              Buy now
            </BusyButton>
            <BusyButton
              size="3"
              variant="surface"
              busy={busy === 'add'}
              disabled={!isInteractive || isWrong || busy === 'buy'}
              onClick={() => void buyWith('add', onAdd)()}
            >
              Add to cart
            </BusyButton>
            {toList?.(offer, quantity)}
          </div>
        </>
      ) : (
        <>
          <p className={styles.none}>Only crew members can buy here.</p>
          <p className={styles.quiet}>You are signed in as {buyer.role}.</p>
        </>
      )}
    </div>
  );
}

interface LeastProps {
  readonly way: string;
  readonly method: Offer['deliveryMethods'][number];
}

function Least({ way, method: { cost, days } }: LeastProps) {
  return (
    <>
      {way} {cost.amountMinor === 0 ? 'free' : <Money {...cost} />}
      {days && ` (${daysText(days)?.toLowerCase()})`}
    </>
  );
}

interface DeliveryToProps {
  readonly offer: Offer;
  /** Port names by slug. */
  readonly ports: Readonly<Record<string, string>>;
  readonly port: { readonly slug: string; readonly name: string };
}

/** The lowest cost and time of delivery to the port, or that the offer is not delivered there. */
function DeliveryTo({ offer, port, ports }: DeliveryToProps) {
  const { delivery, collection } = leastWays(offer, port.slug);
  if (delivery !== null || collection !== null)
    return (
      <p className={styles.quiet}>
        {port.name}: {delivery !== null && <Least way="delivery" method={delivery} />}
        {delivery !== null && collection !== null && ', '}
        {collection !== null && <Least way="collection" method={collection} />}
      </p>
    );
  const reach = reachOf(offer, port.slug);
  if (reach === 'there') return null;
  const at = portsText(
    offer.deliveryMethods.flatMap((method) => (method.kind === 'collection' ? (method.ports ?? []) : [])),
    ports,
  );
  return (
    <p className={reach === 'not' ? styles.none : styles.quiet}>
      {offer.supplier.name} doesn’t deliver to {port.name}
      {reach === 'not' ? '.' : `; you can collect it${at ? ` in ${at}` : ''}.`}
    </p>
  );
}
