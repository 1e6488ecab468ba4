import { Link } from 'react-router-dom';
import { uncountedStockText } from '../../../lib/uncounted-stock.ts';
import { formatMoney, Money, VisuallyHidden } from '../../../ui/index.ts';
import type { HeartOf } from '../buying/use-hearts.tsx';
import { AddButton } from './add-button.tsx';
import type { PublicListing } from './found.types.ts';
import { listingAddress } from './listing-address.ts';
import styles from './listing-card.module.css';
import type { DepartmentSlug } from './market-search.ts';
import { onlyPort, portsText } from './port-names.ts';
import { ListingTile } from './storefront-pictures.ts';

export interface ListingCardProps {
  readonly listing: PublicListing;
  /** The department in which it is shown; null for its own. */
  readonly department: DepartmentSlug | null;
  /** Port names by slug. */
  readonly ports: Readonly<Record<string, string>>;
  /** The address to which the product's page links back. */
  readonly from?: string;
  /** The chosen port, which is passed on to the product's page, or several with commas between. */
  readonly port?: string | null;
  /** The first day on which it is wanted (YYYY-MM-DD), which is passed on to a service's page. */
  readonly wantedFrom?: string | null;
  /** The words of the search: the offer shown for them is passed on. */
  readonly words?: string;
  /** Null for users who cannot buy. */
  readonly onAdd: ((listing: PublicListing) => Promise<unknown>) | null;
  /** Null for users without favourites. */
  readonly heartOf?: HeartOf | null;
}

/** "Delivered to Antibes, from €12.00", "Collect in Antibes"; "there" for one of several ports, which are null. */
function deliveryText({ reach, delivery }: PublicListing, port: string | null): string {
  const [to, at] = port === null ? ['there', 'there'] : [`to ${port}`, `in ${port}`];
  if (reach === 'not') return `Not delivered ${to}`;
  if (reach === 'collected_elsewhere') return `To collect: not delivered ${to}`;
  if (!delivery) return 'Delivery as agreed with the supplier';
  const { isBrought, cost } = delivery;
  if (isBrought) return `Delivered ${to}, ${cost.amountMinor === 0 ? 'free' : `from ${formatMoney(cost)}`}`;
  return `Collect ${at}${cost.amountMinor === 0 ? '' : `, ${formatMoney(cost)}`}`;
}

/** A listing with its vendor, ports and price, and a button to buy. */
export function ListingCard(props: ListingCardProps) {
  const { listing, department, ports, from, onAdd } = props;
  const { port = null, wantedFrom = null, words = '', heartOf = null } = props;
  const {
    kind,
    name,
    category,
    detail,
    price,
    priceFor,
    vendor,
    inStock,
    isUncounted,
    offerCount,
    variantCount,
    hasHigherPrices,
    departments,
    pictureUrl,
    reach,
  } = listing;
  const where = portsText(
    listing.ports.flatMap((slug) => (ports[slug] === undefined ? [] : { slug, name: ports[slug] })),
    port,
  );
  const onePort = onlyPort(port);
  const details = [detail, variantCount > 1 && `${variantCount} variants`].filter(Boolean).join(' · ');
  const isCompared = offerCount > 1;
  const choice = isCompared
    ? `Compare ${offerCount} offers`
    : onAdd === null
      ? null
      : variantCount > 1
        ? 'Choose a variant'
        : kind === 'service'
          ? 'Choose a time'
          : null;
  const link = {
    to: listingAddress(listing, { port: onePort, wantedFrom, words }),
    ...(from !== undefined && { state: { from } }),
  };
  return (
    <article className={styles.card}>
      <div className={styles.picture} aria-hidden>
        <ListingTile
          department={department ?? departments[0] ?? 'exterior'}
          category={category}
          name={name}
          photo={pictureUrl}
        />
        {kind === 'service' ? <span className={styles.kind}>Service</span> : null}
      </div>
      {heartOf ? <div className={styles.heart}>{heartOf(listing)}</div> : null}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link {...link} className={styles.link}>
            {name}
          </Link>
        </h3>
        {details === '' ? null : <p className={styles.detail}>{details}</p>}
        <p className={styles.price}>
          {hasHigherPrices ? <span className={styles.quiet}>from </span> : null}
          <strong>
            <Money {...price} />
          </strong>
          {priceFor ? <span className={styles.quiet}> per {priceFor}</span> : null}
        </p>
        <p className={styles.line}>{isCompared ? `${offerCount} suppliers` : vendor.name}</p>
        {port !== null && reach ? (
          <p>{deliveryText(listing, onePort && (ports[onePort] ?? 'this port'))}</p>
        ) : where === '' ? null : (
          <p className={`${styles.line} ${styles.quiet}`}>{where}</p>
        )}
        {inStock === null ? null : (
          <p className={styles.stock} data-in-stock={inStock && !isUncounted}>
            {isUncounted ? uncountedStockText : inStock ? 'In stock' : 'Out of stock'}
          </p>
        )}
      </div>
      {choice !== null ? (
        <p className={styles.act}>
          <Link {...link} className={styles.compare}>
            {choice}
            <VisuallyHidden>
              {isCompared ? ' of ' : ' for '}
              {name}
            </VisuallyHidden>
          </Link>
        </p>
      ) : inStock && onAdd && reach !== 'not' ? (
        <p className={styles.act}>
          <AddButton name={name} onAdd={() => onAdd(listing)} />
        </p>
      ) : null}
    </article>
  );
}
