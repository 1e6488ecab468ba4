import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import {
  DisplayHeading,
  EmptyState,
  ErrorState,
  formatMoney,
  QuietButton,
  TextField,
  VisuallyHidden,
} from '../../../ui/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { placeText } from '../search/beside-place.ts';
import { EmptyDrawing } from '../search/storefront-pictures.ts';
import { FilterSheet, FiltersButton } from '../search/filter-sheet.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { directoryAddress, pageSize, shownMost, type DirectorySearch } from './directory-search.ts';
import type { Directory, DirectoryData } from './directory-data.ts';
import { ServiceCardView } from './service-card.tsx';
import styles from './directory.module.css';

const FORM_ID = 'services-wanted';

interface DirectoryViewProps {
  readonly data: DirectoryData;
  /** Another search, or more of this one, is loading. */
  readonly busy: boolean;
  readonly isOffline: boolean;
  readonly onGo: (address: string) => void;
  readonly onRetry: () => void;
}

/** Services by category, port and date, with the next free time of each. */
export function DirectoryView({ data, busy, isOffline, onGo, onRetry }: DirectoryViewProps) {
  const { search, meant, directory, ports } = data;
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
        <TextField
          form={FORM_ID}
          label="What"
          name="q"
          type="search"
          defaultValue={search.q}
          maxLength={100}
          placeholder="Diver, rigging"
          enterKeyHint="search"
        />
        <FiltersButton chosen={chosenIn(search)} className={styles.open} />
        <FilterSheet
          showLabel={directory === null ? 'Close' : `Show ${countText(meant, directory)}`}
          form={FORM_ID}
        >
          <DirectoryFilters
            id={FORM_ID}
            search={search}
            categories={directory?.categories ?? []}
            ports={ports}
            onGo={onGo}
          />
        </FilterSheet>
      </div>
      <Understood data={data} />
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
        <Services
          search={search}
          meant={meant}
          directory={directory}
          elsewhere={data.elsewhere}
          port={ports.find(({ slug }) => slug === meant.port)?.name ?? null}
          busy={busy}
        />
      )}
    </div>
  );
}

/** The meaning found in the words, which stay as typed. */
function Understood({ data: { search, meant, place, ports } }: Pick<DirectoryViewProps, 'data'>) {
  const { currency } = useSiteConfig();
  const priceText = (amountMinor: number | null): string =>
    formatMoney({ amountMinor: amountMinor ?? 0, currency });
  const port = meant.port === search.port ? null : ports.find(({ slug }) => slug === meant.port)?.name;
  const said = [
    meant.q === '' || meant.q === search.q ? null : `“${meant.q}”`,
    port ? `in ${port}` : null,
    meant.date === null || meant.date === search.date ? null : `on ${dayText(meant.date)}`,
    meant.priceFrom === search.priceFrom ? null : `from ${priceText(meant.priceFrom)}`,
    meant.priceTo === search.priceTo ? null : `up to ${priceText(meant.priceTo)}`,
  ].filter((part) => part !== null);
  return (
    <>
      {said.length === 0 ? null : <p className={styles.understood}>We looked for {said.join(' ')}.</p>}
      {place === null ? null : (
        <p className={styles.understood}>
          {placeText(place)}{' '}
          {ports
            .filter(({ slug }) => place.ports.includes(slug))
            .map(({ slug, name }) => (
              <Fragment key={slug}>
                <Link to={directoryAddress(meant, { port: slug })} preventScrollReset>
                  {name}
                </Link>{' '}
              </Fragment>
            ))}
        </p>
      )}
    </>
  );
}

interface ServicesProps {
  readonly search: DirectorySearch;
  /** The search that was made. */
  readonly meant: DirectorySearch;
  readonly directory: Directory;
  readonly elsewhere: DirectoryData['elsewhere'];
  /** The name of the port that is searched. */
  readonly port: string | null;
  readonly busy: boolean;
}

function Services({ search, meant, directory, elsewhere, port, busy }: ServicesProps) {
  const { items, nextCursor, total } = directory;
  const isNarrowed = directoryAddress(search) !== '/vendor-services';
  return (
    <section aria-label="Services" aria-busy={busy} className={styles.services}>
      <VisuallyHidden>
        <h2>Services</h2>
      </VisuallyHidden>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {countText(meant, directory)}
        </p>
        {isNarrowed ? (
          <Link to="/vendor-services" preventScrollReset className={styles.clear}>
            Clear all
          </Link>
        ) : null}
      </div>
      {items.length === 0 && nextCursor === null ? (
        <NothingFound search={search} meant={meant} total={total} elsewhere={elsewhere} port={port} />
      ) : (
        <ul className={styles.grid}>
          {items.map((card) => (
            <li key={card.id}>
              <ServiceCardView
                card={card}
                port={meant.port}
                wantedFrom={meant.date ?? meant.wantedFrom}
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

/** Says what leaves no service: the day, the port, or the words. */
function NothingFound({
  search,
  meant,
  total,
  elsewhere,
  port,
}: Pick<ServicesProps, 'search' | 'meant' | 'elsewhere' | 'port'> & Pick<Directory, 'total'>) {
  const drawing = <EmptyDrawing scene="no-results" />;
  if (meant.date !== null && total > 0)
    return (
      <EmptyState
        title="Nothing is free on this day"
        drawing={drawing}
        action={
          <QuietButton asChild>
            <Link to={directoryAddress(meant, { date: null })} preventScrollReset>
              Show all days
            </Link>
          </QuietButton>
        }
      >
        Try another day, or all days: each service shows its next free time.
      </EmptyState>
    );
  if (elsewhere > 0)
    return (
      <EmptyState
        title={port === null ? 'No service matches in this port' : `No service matches in ${port}`}
        drawing={drawing}
        action={
          <QuietButton asChild>
            <Link to={directoryAddress(meant, { port: null })} preventScrollReset>
              {elsewhereText(elsewhere, meant.date)}
            </Link>
          </QuietButton>
        }
      >
        Other ports have it.
      </EmptyState>
    );
  return (
    <EmptyState title="No service matches" drawing={drawing}>
      {adviceOn(search)}
    </EmptyState>
  );
}

/** Leads to the other ports. How many of theirs are free on a day is not known yet. */
function elsewhereText(elsewhere: number, date: string | null): string {
  if (date !== null) return 'Look in all ports on this day';
  return elsewhere === 1 ? 'Show the one in all ports' : `Show the ${elsewhere} in all ports`;
}

/** What to change; only of what was chosen. */
function adviceOn({ q, category, port, priceFrom, priceTo }: DirectorySearch): string {
  const chosen = [
    ...(category === null ? [] : ['category']),
    ...(port === null ? [] : ['port']),
    ...(priceFrom === null && priceTo === null ? [] : ['price']),
  ];
  const words = q === '' ? '' : 'Try fewer words, or another name for the work';
  if (chosen.length === 0) return words === '' ? 'No service is offered at the moment.' : `${words}.`;
  const others = `another ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(chosen)}`;
  return words === '' ? `Try ${others}.` : `${words}, or ${others}.`;
}

function More({
  search,
  directory: { nextCursor },
  busy,
}: Pick<ServicesProps, 'search' | 'directory' | 'busy'>) {
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

const dayText = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });

/** The number of fields in the sheet with a value. */
const chosenIn = ({ category, port, date, priceTo }: DirectorySearch): number =>
  [category, port, date, priceTo].filter((chosen) => chosen !== null).length;

/** "25 services"; with a date only the number that was checked is known. */
function countText({ date }: DirectorySearch, { items, nextCursor, total }: Directory): string {
  const count = date === null ? total : items.length;
  const text = `${count.toLocaleString('en-GB')} service${count === 1 ? '' : 's'}`;
  // Where no service matches on any day, the day is not why.
  if (date === null || total === 0) return text;
  return `${text} free on this day${nextCursor === null ? '' : ' so far'}`;
}
