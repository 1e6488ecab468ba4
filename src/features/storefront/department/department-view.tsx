import { Link } from 'react-router-dom';
import { Button, DisplayHeading, EmptyState, ErrorState } from '../../../ui/index.ts';
import type { DepartmentData, DepartmentListings } from './department-data.ts';
import { DepartmentFilter } from './department-filter.tsx';
import { DepartmentDrawing, EmptyDrawing } from './department-pictures.ts';
import {
  departmentNames,
  pageSize,
  searchAddress,
  shownMost,
  type DepartmentSearch,
} from './department-search.ts';
import styles from './department.module.css';
import { ListingCard } from './listing-card.tsx';

export interface DepartmentViewProps extends DepartmentData {
  /** What is shown is about to be replaced. */
  readonly busy: boolean;
  readonly onSearch: (q: string) => void;
  readonly onRetry: () => void;
}

/** What one department offers: its drawing and lead, the search, and a card for each listing. */
export function DepartmentView({ search, found, ports, busy, onSearch, onRetry }: DepartmentViewProps) {
  const name = found?.department.name ?? departmentNames[search.slug];
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.words}>
          <DisplayHeading as="h1" size="hero">
            {name}
          </DisplayHeading>
          {found ? <p className={styles.lead}>{found.department.lead}</p> : null}
        </div>
        <div className={styles.drawing} aria-hidden>
          <DepartmentDrawing department={search.slug} />
        </div>
      </header>
      <DepartmentFilter name={name} search={search} onSearch={onSearch} />
      <section aria-label="Listings" aria-busy={busy} className={styles.listings}>
        {found === null ? (
          <ErrorState
            title="The market cannot be reached at the moment."
            drawing={<EmptyDrawing scene="offline" />}
            busy={busy}
            onRetry={onRetry}
          >
            Your search is kept. Please try again in a moment.
          </ErrorState>
        ) : found.items.length === 0 ? (
          <NothingFound name={name} search={search} />
        ) : (
          <Listings search={search} found={found} ports={ports} busy={busy} />
        )}
      </section>
    </div>
  );
}

function Listings({
  search,
  found: { items, total },
  ports,
  busy,
}: Pick<DepartmentViewProps, 'search' | 'ports' | 'busy'> & { readonly found: DepartmentListings }) {
  const hasMore = items.length < total;
  return (
    <>
      <p role="status" className={styles.count}>
        {countInWords(total, search)}
      </p>
      <ul className={styles.grid}>
        {items.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} department={search.slug} ports={ports} />
          </li>
        ))}
      </ul>
      {hasMore && search.shown < shownMost ? (
        <div className={styles.more}>
          <Button asChild variant="surface" size="3" color="gray" highContrast>
            <Link
              to={searchAddress({ ...search, shown: search.shown + pageSize })}
              replace
              preventScrollReset
              aria-disabled={busy}
            >
              {busy ? 'Loading more' : 'Show more'}
            </Link>
          </Button>
          <p className={styles.quiet}>
            {items.length} of {total.toLocaleString('en-GB')} shown
          </p>
        </div>
      ) : hasMore ? (
        <p className={styles.more}>
          These are the first {items.length} of {total.toLocaleString('en-GB')}. A word in the search above
          brings you to the rest.
        </p>
      ) : null}
    </>
  );
}

const things = (total: number, { kind }: DepartmentSearch): string =>
  `${kind ?? 'listing'}${total === 1 ? '' : 's'}`;

function countInWords(total: number, search: DepartmentSearch): string {
  const count = `${total.toLocaleString('en-GB')} ${things(total, search)}`;
  return search.q === '' ? count : `${count} for “${search.q}”`;
}

function NothingFound({ name, search }: { readonly name: string; readonly search: DepartmentSearch }) {
  const isNarrowed = search.q !== '' || search.kind !== null;
  if (isNarrowed)
    return (
      <EmptyState
        title={search.q === '' ? `No ${search.kind}s in ${name} yet.` : `Nothing found for “${search.q}”.`}
        drawing={<EmptyDrawing scene="no-results" />}
        action={
          <Button asChild variant="surface" color="gray" highContrast>
            <Link to={`/${search.slug}`}>Show everything in {name}</Link>
          </Button>
        }
      >
        Fewer or other words may help: a brand, a part, or what the job is called.
      </EmptyState>
    );
  return (
    <EmptyState
      title={`Nothing is on offer in ${name} yet.`}
      drawing={<EmptyDrawing scene="nothing-here" />}
      action={
        <Button asChild>
          <Link to="/get-started">Sell on Quayside</Link>
        </Button>
      }
    >
      Suppliers and service providers are setting up. If you are one, your price list can be live today.
    </EmptyState>
  );
}
