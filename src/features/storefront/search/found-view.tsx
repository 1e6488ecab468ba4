import { Fragment, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState, lazyPart, QuietButton, VisuallyHidden } from '../../../ui/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import type { HeartOf } from '../buying/use-hearts.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { chosenOf } from './chosen.ts';
import { FacetPanel } from './facet-panel.tsx';
import { FiltersButton } from './filter-sheet.tsx';
import type { Found, FoundData, PublicListing } from './found.types.ts';
import { groupsOf } from './found-groups.ts';
import styles from './found-view.module.css';
import { countedText } from './counted-text.ts';
import { ComingCards, ListingGrid } from './listing-grid.tsx';
import { pageSize, searchAddress, shownMost, type MarketSearch } from './market-search.ts';
import { SortChoice } from './sort-choice.tsx';
import { EmptyDrawing } from './storefront-pictures.ts';

const NothingFound = lazyPart(async () => (await import('./nothing-found.tsx')).NothingFound);
const BesideListings = lazyPart(async () => (await import('./beside-view.tsx')).BesideListings);
const PortMatches = lazyPart(async () => (await import('./beside-view.tsx')).PortMatches);

export interface FoundViewProps {
  /** Null while the first search is loading. */
  readonly data: FoundData | null;
  /** Where the search was made: "Exterior", "Quayside". */
  readonly place: string;
  /** What is loading: another search, or more of this one. */
  readonly coming: 'nothing' | 'other' | 'more';
  readonly isOffline: boolean;
  /** Called before a link among the listings navigates. */
  readonly onPress: (event: MouseEvent) => void;
  readonly onGo: (address: string) => void;
  readonly onRetry: () => void;
  /** Null for users who cannot buy. */
  readonly onAdd: ((listing: PublicListing) => Promise<unknown>) | null;
  /** Null for users without favourites. */
  readonly heartOf: HeartOf | null;
}

/** The results of a search, and its filters. */
export function FoundView(props: FoundViewProps) {
  const { data, coming, isOffline, onRetry } = props;
  if (data === null)
    return (
      <section aria-label="Listings" aria-busy className={styles.found}>
        <ComingCards count={8} />
      </section>
    );
  if (data.found === null)
    return (
      <section aria-label="Listings" className={styles.found}>
        <ErrorState
          title={isOffline ? 'You are offline.' : 'We can’t reach the marketplace at the moment.'}
          drawing={<EmptyDrawing scene="offline" />}
          busy={coming !== 'nothing'}
          onRetry={onRetry}
        >
          {isOffline
            ? 'Your search is kept and continues automatically once you’re back online.'
            : 'Your search is kept. Please try again in a moment.'}
        </ErrorState>
      </section>
    );
  return <Listings {...props} data={data} found={data.found} />;
}

interface ListingsProps extends FoundViewProps {
  readonly data: FoundData;
  readonly found: Found;
}

function Listings({ data, found, place, coming, onPress, onGo, onAdd, heartOf }: ListingsProps) {
  const { search, facets, ports, vendors, matches } = data;
  const { items, total, exact } = found;
  const groups = groupsOf(data, found);
  const more = exact ? total - exact : 0;
  const { currency } = useSiteConfig();
  // "Palma", "Tramuntana": the words only name a port or a vendor, which is shown below.
  const isNamed = total === 0 && (vendors.length > 0 || matches.some(({ rest }) => rest === ''));
  const chosen = chosenOf(data, currency).length;
  const count = countText(found, search);
  // With neither results nor filters there is nothing to remove.
  const hasPanel = facets !== null && (items.length > 0 || chosen > 0);
  return (
    <div className={styles.found} data-with-panel={hasPanel} onClickCapture={onPress}>
      {hasPanel ? (
        <FacetPanel
          search={search}
          facets={facets}
          total={total}
          showLabel={total === 0 ? 'Close' : `Show ${count}`}
          onGo={onGo}
        />
      ) : null}
      <section aria-label="Listings" aria-busy={coming === 'other'} className={styles.listings}>
        <VisuallyHidden>
          <h2>Listings</h2>
        </VisuallyHidden>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {isNamed
              ? vendors.length > 0
                ? 'Vendors'
                : 'Ports'
              : total === 0
                ? 'Nothing found'
                : countText({ ...found, total: total - more }, search)}
            {search.q !== '' ? <> for “{search.q}”</> : null}
            {more > 0 ? `, and ${more} that come${more === 1 ? 's' : ''} close` : null}
          </p>
          {hasPanel ? <FiltersButton chosen={chosen} className={styles.open} /> : null}
          {total > 1 ? <SortChoice search={search} onGo={onGo} /> : null}
        </div>
        <ChosenFilters {...data} />
        {search.q || data.place || data.near ? <BesideListings data={data} found={found} /> : null}
        {isNamed ? null : items.length === 0 ? (
          <NothingFound place={place} data={data} />
        ) : (
          groups.map(({ heading, items: grouped }, at) => (
            <Fragment key={heading}>
              {heading === null ? null : <h2 className={styles.heading}>{heading}</h2>}
              <ListingGrid
                items={grouped}
                coming={coming === 'more' && at === groups.length - 1 ? Math.min(4, total - items.length) : 0}
                department={search.path === '/' ? null : search.department}
                ports={Object.fromEntries(ports.map(({ slug, name }) => [slug, name]))}
                from={searchAddress(search)}
                port={search.port}
                wantedFrom={data.when?.from ?? null}
                words={search.q}
                onAdd={onAdd}
                heartOf={heartOf}
              />
            </Fragment>
          ))
        )}
        <More search={search} found={found} isComing={coming === 'more'} />
        {matches[0] ? <PortMatches matches={matches} /> : null}
      </section>
    </div>
  );
}

interface MoreProps {
  readonly search: MarketSearch;
  readonly found: Found;
  readonly isComing: boolean;
}

function More({ search, found, isComing }: MoreProps) {
  const { items, nextCursor } = found;
  if (nextCursor === null) return null;
  if (search.shown >= shownMost)
    return (
      <p className={styles.more}>
        These are the first {items.length} of {totalText(found)}. Search or use a filter to see the rest.
      </p>
    );
  return (
    <div className={styles.more}>
      <QuietButton asChild size="3">
        <Link
          to={searchAddress({ ...search, shown: search.shown + pageSize })}
          replace
          preventScrollReset
          rel="nofollow"
          aria-disabled={isComing}
        >
          {isComing ? 'Loading more' : 'Show more'}
        </Link>
      </QuietButton>
      <p className={styles.quiet}>
        {items.length} of {totalText(found)} shown
      </p>
    </div>
  );
}

const totalText = ({ total, totalIsLowerBound }: Found): string => countedText(total, totalIsLowerBound);

/** "1 product", "1,312 listings", "10,000+ listings". */
const countText = (found: Found, { kind }: MarketSearch): string =>
  `${totalText(found)} ${kind ?? 'listing'}${found.total === 1 ? '' : 's'}`;
