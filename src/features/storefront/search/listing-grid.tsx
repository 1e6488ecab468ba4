import { SkeletonCard } from '../../../ui/index.ts';
import type { PublicListing } from './found.types.ts';
import { ListingCard, type ListingCardProps } from './listing-card.tsx';
import styles from './listing-grid.module.css';

interface ListingGridProps extends Omit<ListingCardProps, 'listing'> {
  readonly items: readonly PublicListing[];
  /** How many more are loading. */
  readonly coming?: number;
}

/** Listing cards in two to four columns. */
export function ListingGrid({ items, coming = 0, ...card }: ListingGridProps) {
  return (
    <>
      <ul className={styles.grid}>
        {items.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} {...card} />
          </li>
        ))}
      </ul>
      {coming > 0 ? <ComingCards count={coming} /> : null}
    </>
  );
}

/** Placeholders of listings that are loading. */
export function ComingCards({ count }: { readonly count: number }) {
  return (
    <div className={styles.grid} data-coming>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} aria-hidden={at > 0 || undefined}>
          <SkeletonCard label="Loading listings" />
        </div>
      ))}
    </div>
  );
}
