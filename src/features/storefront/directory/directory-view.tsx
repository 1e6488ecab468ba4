import type { ReactNode } from 'react';
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
import { AlsoAsked } from '../search/also-asked.tsx';
import { daysText, listOf, placeText } from '../search/beside-place.ts';
import { ChosenChips } from '../search/chosen-chips.tsx';
import { priceLimits } from '../search/chosen.ts';
import { departmentNames } from '../search/market-search.ts';
import { portNames } from '../search/port-names.ts';
import { EmptyDrawing } from '../search/storefront-pictures.ts';
import { FilterSheet, FiltersButton } from '../search/filter-sheet.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { directoryAddress, pageSize, shownMost, type DirectorySearch } from './directory-search.ts';
import type { Directory, DirectoryData, Instead } from './directory-data.ts';
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
        <FiltersButton chosen={chosenIn(meant)} className={styles.open} />
        <FilterSheet
          showLabel={directory === null ? 'Close' : `Show ${countText(meant, directory)}`}
          form={FORM_ID}
        >
          <DirectoryFilters
            id={FORM_ID}
            search={search}
            meant={meant}
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
          chosen={<Chosen data={data} />}
          search={search}
          meant={meant}
          directory={directory}
          instead={data.instead}
          port={meant.port === null ? null : listOf(portNames(meant.port, ports))}
          busy={busy}
        />
      )}
    </div>
  );
}

/** What was made of the words, which stay as typed. */
function Understood({
  data: { search, meant, place, near, also, directory, ports },
}: Pick<DirectoryViewProps, 'data'>) {
  const { currency } = useSiteConfig();
  const priceText = (amountMinor: number | null): string =>
    formatMoney({ amountMinor: amountMinor ?? 0, currency });
  const inPorts = portNames(meant.port, ports);
  const isAnyFound = directory !== null && directory.items.length > 0;
  const placed = placeText({ place, near, ports: inPorts, isAnyFound }, 'is done in');
  const said = [
    meant.q === '' || meant.q === search.q || also.length > 0 ? null : `“${meant.q}”`,
    meant.port === search.port || placed !== null ? null : `in ${inPorts.join(', ')}`,
    meant.date === null || meant.date === search.date
      ? null
      : daysText({ from: meant.date, until: meant.until ?? meant.date }),
    meant.priceFrom === search.priceFrom ? null : `from ${priceText(meant.priceFrom)}`,
    meant.priceTo === search.priceTo ? null : `up to ${priceText(meant.priceTo)}`,
  ].filter((part) => part !== null);
  const order = meant.sort === search.sort ? undefined : orderTexts[meant.sort];
  const parts = [...(said.length === 0 ? [] : [said.join(' ')]), ...(order ? [order] : [])];
  // Without words there is nothing to look for but what is there.
  const text =
    parts.length === 0 ? null : `We looked${said[0]?.startsWith('“') ? ' for' : ''} ${parts.join(', ')}.`;
  return (
    <>
      {text === null ? null : <p className={styles.understood}>{text}</p>}
      {also.length === 0 ? null : (
        <p className={styles.understood}>
          <AlsoAsked q={meant.q} also={also.map((q) => ({ q, to: directoryAddress(meant, { q }) }))} />
        </p>
      )}
      {placed === null ? null : <p className={styles.understood}>{placed}</p>}
    </>
  );
}

const orderTexts: Partial<Record<DirectorySearch['sort'], string>> = {
  price: 'cheapest first',
  '-price': 'most expensive first',
};

/** The choices, each with a link that takes it away. */
function Chosen({ data: { meant, ports } }: Pick<DirectoryViewProps, 'data'>) {
  const { currency } = useSiteConfig();
  const { category, department, port, date, until, priceFrom, priceTo } = meant;
  const labels: readonly (readonly [label: string | null, without: Partial<DirectorySearch>])[] = [
    [department && departmentNames[department], { department: null }],
    [category, { category: null }],
    [port && portNames(port, ports).join(', '), { port: null }],
    [date && capitalised(daysText({ from: date, until: until ?? date })), { date: null, until: null }],
    [priceLimits(priceFrom, priceTo, currency), { priceFrom: null, priceTo: null }],
  ];
  return (
    <ChosenChips
      chosen={labels.flatMap(([label, without]) =>
        label === null ? [] : { label, without: directoryAddress(meant, without) },
      )}
    />
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface ServicesProps {
  readonly chosen: ReactNode;
  readonly search: DirectorySearch;
  /** The search that was made. */
  readonly meant: DirectorySearch;
  readonly directory: Directory;
  readonly instead: DirectoryData['instead'];
  /** The name of the port that is searched, or those of several. */
  readonly port: string | null;
  readonly busy: boolean;
}

function Services({ chosen, search, meant, directory, instead, port, busy }: ServicesProps) {
  const { items, nextCursor } = directory;
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
      {chosen}
      {items.length === 0 && nextCursor === null ? (
        <NothingFound meant={meant} instead={instead} port={port} from={directoryAddress(search)} />
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

/** Says which choice leaves no service, and what there is without it. */
function NothingFound({
  meant,
  instead,
  port,
  from,
}: Pick<ServicesProps, 'meant' | 'instead' | 'port'> & { readonly from: string }) {
  const drawing = <EmptyDrawing scene="no-results" />;
  if (instead === null)
    return (
      <EmptyState title="No service matches" drawing={drawing}>
        {adviceOn(meant)}
      </EmptyState>
    );
  const { title, action, text } = insteadTexts(instead, meant, port);
  return (
    <>
      <EmptyState
        title={title}
        drawing={drawing}
        action={
          <QuietButton asChild>
            <Link to={directoryAddress(instead.search)} preventScrollReset>
              {action}
            </Link>
          </QuietButton>
        }
      >
        {text}
      </EmptyState>
      {instead.without === 'day' ? (
        <ul aria-label="Free on other days" className={styles.grid}>
          {instead.items.map((card) => (
            <li key={card.id}>
              <ServiceCardView card={card} port={meant.port} wantedFrom={meant.date} from={from} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function insteadTexts(
  { without, total, items }: Instead,
  { until, date }: DirectorySearch,
  port: string | null,
): Readonly<Record<'title' | 'action' | 'text', string>> {
  const those = total === 1 ? 'the one' : `the ${total}`;
  const days = until === null ? 'this day' : 'these days';
  switch (without) {
    case 'day':
      return {
        title: `Nothing is free on ${days}`,
        action: 'Show all days',
        text: 'Try other days, or all days: each service shows its next free time.',
      };
    case 'price':
      return {
        title: 'No service matches at this price',
        action: date === null ? `Show ${those} without the price limit` : `Look without the price limit`,
        text: `Without the price limit there ${total === 1 ? 'is one' : `are ${total}`}.`,
      };
    case 'port': {
      const names = [...new Set(items.flatMap((card) => card.ports.map(({ name }) => name)))].toSorted();
      return {
        title: `No service matches in ${port ?? 'this port'}`,
        action: date === null ? `Show ${those} in all ports` : `Look in all ports on ${days}`,
        text: `${names.length === 0 ? 'Other ports' : listOf(names)} ${names.length === 1 ? 'has' : 'have'} it.`,
      };
    }
  }
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

/** The number of fields in the sheet with a value. */
const chosenIn = ({ category, port, date, priceTo }: DirectorySearch): number =>
  [category, port, date, priceTo].filter((chosen) => chosen !== null).length;

/** "25 services"; with a date only the number that was checked is known. */
function countText({ date, until }: DirectorySearch, { items, nextCursor, total }: Directory): string {
  const count = date === null ? total : items.length;
  const text = `${count.toLocaleString('en-GB')} service${count === 1 ? '' : 's'}`;
  // Where no service matches on any day, the day is not why.
  if (date === null || total === 0) return text;
  return `${text} free on ${until === null ? 'this day' : 'these days'}${nextCursor === null ? '' : ' so far'}`;
}
