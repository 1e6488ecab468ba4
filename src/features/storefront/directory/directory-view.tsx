import { Link } from 'react-router-dom';
import { DisplayHeading, EmptyState, ErrorState, QuietButton, VisuallyHidden } from '../../../ui/index.ts';
import { EmptyDrawing } from '../search/storefront-pictures.ts';
import { FilterSheet, FiltersButton } from '../search/filter-sheet.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { directoryAddress, pageSize, shownMost, type DirectorySearch } from './directory-search.ts';
import type { Directory, DirectoryData } from './directory-data.ts';
import { ServiceCardView } from './service-card.tsx';
import styles from './directory.module.css';

interface DirectoryViewProps {
  readonly data: DirectoryData;
  /** Another search, or more of this one, is being read. */
  readonly busy: boolean;
  readonly isOffline: boolean;
  readonly onGo: (address: string) => void;
  readonly onRetry: () => void;
}

/** Services by category, port and date, with the next free time of each. */
export function DirectoryView({ data, busy, isOffline, onGo, onRetry }: DirectoryViewProps) {
  const { search, directory, ports } = data;
  return (
    <div className={styles.page}>
      <header>
        <DisplayHeading as="h1" size="hero">
          Services in your port
        </DisplayHeading>
        <p className={styles.lead}>
          Engineers, divers, cleaners, agents, medicals and courses. Choose a port and a day, and book a time.
        </p>
      </header>
      <div className={styles.narrowing}>
        <FiltersButton chosen={chosenIn(search)} className={styles.open} />
        <FilterSheet showLabel={directory === null ? 'Close' : `Show ${countText(search, directory)}`}>
          <DirectoryFilters
            search={search}
            categories={directory?.categories ?? []}
            ports={ports}
            onGo={onGo}
          />
        </FilterSheet>
      </div>
      {directory === null ? (
        <ErrorState
          title={isOffline ? 'You are offline.' : 'We can’t reach the marketplace at the moment.'}
          drawing={<EmptyDrawing scene="offline" />}
          busy={busy}
          onRetry={onRetry}
        >
          {isOffline
            ? 'Your choice is kept and continues automatically once you’re back online.'
            : 'Your choice is kept. Please try again in a moment.'}
        </ErrorState>
      ) : (
        <Services search={search} directory={directory} busy={busy} />
      )}
    </div>
  );
}

interface ServicesProps {
  readonly search: DirectorySearch;
  readonly directory: Directory;
  readonly busy: boolean;
}

function Services({ search, directory, busy }: ServicesProps) {
  const { items, nextCursor } = directory;
  const isNarrowed = directoryAddress(search) !== '/vendor-services';
  return (
    <section aria-label="Services" aria-busy={busy} className={styles.services}>
      <VisuallyHidden>
        <h2>Services</h2>
      </VisuallyHidden>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {countText(search, directory)}
        </p>
        {isNarrowed ? (
          <Link to="/vendor-services" preventScrollReset className={styles.clear}>
            Clear all
          </Link>
        ) : null}
      </div>
      {items.length === 0 && nextCursor === null ? (
        <EmptyState
          title={search.date === null ? 'No service matches' : 'Nothing is free on this day'}
          drawing={<EmptyDrawing scene="no-results" />}
        >
          {search.date === null
            ? 'Try another category or port.'
            : 'Try another day, or all days: each service shows its next free time.'}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {items.map((card) => (
            <li key={card.id}>
              <ServiceCardView
                card={card}
                port={search.port}
                wantedFrom={search.date ?? search.wantedFrom}
                from={directoryAddress(search)}
              />
            </li>
          ))}
        </ul>
      )}
      <More search={search} directory={directory} busy={busy} />
    </section>
  );
}

function More({ search, directory: { nextCursor }, busy }: ServicesProps) {
  if (nextCursor === null) return null;
  if (search.shown >= shownMost)
    return <p className={styles.more}>Choose a category, a port or a day to see others.</p>;
  return (
    <div className={styles.more}>
      <QuietButton asChild size="3">
        <Link
          to={directoryAddress(search, { shown: search.shown + pageSize })}
          replace
          preventScrollReset
          rel="nofollow"
          aria-disabled={busy}
        >
          {busy ? 'Loading more' : 'Show more'}
        </Link>
      </QuietButton>
    </div>
  );
}

/** How many of the fields say something. */
const chosenIn = ({ q, category, port, date }: DirectorySearch): number =>
  [q === '' ? null : q, category, port, date].filter((chosen) => chosen !== null).length;

/** "25 services"; on a date only those that were looked at are known. */
function countText({ date }: DirectorySearch, { items, nextCursor, total }: Directory): string {
  const count = date === null ? total : items.length;
  const text = `${count.toLocaleString('en-GB')} service${count === 1 ? '' : 's'}`;
  if (date === null) return text;
  return `${text} free on this day${nextCursor === null ? '' : ' so far'}`;
}
