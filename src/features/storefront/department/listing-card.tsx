import { Link } from 'react-router-dom';
import { Money } from '../../../ui/index.ts';
import type { PublicListing } from './department-data.ts';
import { listingAddress } from './department-head.ts';
import { ListingTile } from './department-pictures.ts';
import type { DepartmentSlug } from './department-search.ts';
import styles from './listing-card.module.css';

interface ListingCardProps {
  readonly listing: PublicListing;
  /** The department it is shown in. */
  readonly department: DepartmentSlug;
  /** Names by slug. */
  readonly ports: Readonly<Record<string, string>>;
}

const portsShown = 2;

/** "Palma, Antibes and 3 more". */
function portsInWords(names: readonly string[]): string {
  const more = names.length - portsShown;
  const shown = names.slice(0, portsShown).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** What is offered, by whom, where and for how much. */
export function ListingCard({ listing, department, ports }: ListingCardProps) {
  const { kind, name, detail, price, priceFor, vendor, inStock } = listing;
  const portNames = listing.ports.flatMap((slug) => ports[slug] ?? []);
  return (
    <article className={styles.card}>
      <div className={styles.picture} aria-hidden>
        <ListingTile department={department} name={name} />
        {kind === 'service' ? <span className={styles.kind}>Service</span> : null}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={listingAddress(listing)} className={styles.link}>
            {name}
          </Link>
        </h2>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        <p className={styles.price}>
          <strong>
            <Money {...price} />
          </strong>
          {priceFor ? <span className={styles.quiet}> per {priceFor}</span> : null}
        </p>
        <p className={styles.vendor}>
          {vendor.name}
          {portNames.length > 0 ? <span className={styles.quiet}> · {portsInWords(portNames)}</span> : null}
        </p>
        {inStock === null ? null : (
          <p className={styles.stock} data-in-stock={inStock}>
            {inStock ? 'In stock' : 'Out of stock'}
          </p>
        )}
      </div>
    </article>
  );
}
