import { useState, type ReactNode } from 'react';
import { daysText } from '../../../lib/delivery-reach.ts';
import { BusyButton, Money, useIsInteractive } from '../../../ui/index.ts';
import type { Buyer } from '../buying/use-buyer.ts';
import styles from './buy-box.module.css';
import { leastWays, mostOf, portsText, rateText, reachOf, sumsOfOffer } from './offers.ts';
import type { Offer } from './product-data.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { StockNote } from './stock-note.tsx';

/** Resolves once it is in the cart, or was said not to be. */
export type Buy = (offer: Offer, quantity: number) => Promise<unknown>;

/** An offer, or null for whichever is the best of the day. */
export type DrawToList = (offer: Offer | null, quantity: number) => ReactNode;

interface BuyBoxProps {
  /** The chosen one; null while nothing can be had. */
  readonly offer: Offer | null;
  /** Where it is to be had; null while no port is chosen. */
  readonly port: { readonly slug: string; readonly name: string } | null;
  /** Names of the ports by slug. */
  readonly ports: Readonly<Record<string, string>>;
  /** Whether other offers are below. */
  readonly hasOthers: boolean;
  readonly buyer: Buyer;
  readonly onAdd: Buy;
  readonly onBuyNow: Buy;
  /** Draws the way to put so many of the offer on a list; null for those who have no lists. */
  readonly toList: DrawToList | null;
}

/** The chosen offer's price, how many, and the two ways into the cart. */
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
  /** Names of the ports by slug. */
  readonly ports: Readonly<Record<string, string>>;
  readonly port: { readonly slug: string; readonly name: string };
}

/** What it costs at least to have it in the port and how long that takes, or that it does not come there. */
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
  const at = portsText(offer.deliveryMethods.find(({ kind }) => kind === 'collection')?.ports, ports);
  return (
    <p className={reach === 'not' ? styles.none : styles.quiet}>
      {offer.supplier.name} doesn’t deliver to {port.name}
      {reach === 'not' ? '.' : `; you can collect it${at ? ` in ${at}` : ''}.`}
    </p>
  );
}
