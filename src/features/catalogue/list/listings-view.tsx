import { History, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import {
  BusyButton,
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  Page,
  type DataColumn,
} from '../../../ui/index.ts';
import { EditingContext, type Editing } from '../editing/editing.ts';
import { ShopIsLive } from '../shop/shop-context.ts';
import { OpenImportNotice } from '../imports/open-import-notice.tsx';
import { ShopNotice, type ShopNoticeProps } from '../shop/shop-notice.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { ListingSearch, OwnListing, StatusCounts } from './listing-kind.ts';
import { tableSortOf, sortOf } from './listing-search.ts';
import { ListingFilter } from './listing-filter.tsx';
import styles from './listings-view.module.css';

/** What was found so far. */
export interface FoundListings<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly counts: StatusCounts;
  readonly hasMore: boolean;
}

export interface ListingsWords {
  readonly title: string;
  readonly lead: string;
  /** "item", "service"; with an s for several. */
  readonly noun: string;
  /** What the search looks through. */
  readonly searchHint: string;
  readonly emptyTitle: string;
  readonly emptyWords: string;
}

export interface ListingsViewProps<Item extends OwnListing> {
  readonly words: ListingsWords;
  /** Null while nothing is there yet. */
  readonly found: FoundListings<Item> | null;
  /** Set when nothing could be read. */
  readonly failure: { readonly message: string; readonly details?: string } | null;
  /** Something is being read. */
  readonly busy: boolean;
  readonly search: ListingSearch;
  readonly onSearch: (change: Partial<ListingSearch>) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly columns: readonly DataColumn<Item>[];
  /** Columns that can be hidden, with their names. */
  readonly choosable: readonly { readonly id: string; readonly name: string }[];
  readonly hidden: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
  readonly editing: Editing;
  readonly addHref: string;
  /** Whether what is ready is on sale; null while it is not known. */
  readonly isLive: boolean | null;
  /** What is said of a shop that is not live. */
  readonly notice: ShopNoticeProps | null;
  /** The name of a list that was begun and is not imported yet. */
  readonly openImport: string | null;
  readonly onImports: () => void;
  readonly onExport: () => void;
  /** How much of a file is read; null while none is made. */
  readonly exporting: { readonly done: number; readonly total: number } | null;
}

const inFigures = (count: number) => count.toLocaleString('en-GB');

/** A vendor's own listings: search, status, order and columns above, the table with its editable cells below. */
export function ListingsView<Item extends OwnListing>(props: ListingsViewProps<Item>) {
  const { words, found, failure, search, onSearch, addHref } = props;
  const hasAny = found === null || Object.values(found.counts).some((count) => count > 0);
  return (
    <ShopIsLive value={props.isLive}>
      <Page
        title={words.title}
        lead={words.lead}
        action={
          <>
            {hasAny ? (
              <Button variant="surface" color="gray" highContrast onClick={props.onImports}>
                <History size={16} aria-hidden /> Earlier imports
              </Button>
            ) : null}
            <Button asChild>
              <Link to={addHref}>
                <Plus size={16} aria-hidden /> Add more from a list
              </Link>
            </Button>
          </>
        }
      >
        {props.notice ? <ShopNotice {...props.notice} /> : null}
        {props.openImport === null ? null : <OpenImportNotice fileName={props.openImport} href={addHref} />}
        {failure ? (
          <ErrorState
            title={failure.message}
            drawing={<EmptyDrawing scene="offline" />}
            busy={props.busy}
            onRetry={props.onRetry}
            {...(failure.details && { details: failure.details })}
          >
            Nothing is lost: your search stays, and what you sell stays as it was.
          </ErrorState>
        ) : hasAny ? (
          <section aria-label={words.title} className={styles.frame}>
            <div className={styles.toolbar}>
              <ListingFilter
                noun={words.noun}
                hint={words.searchHint}
                counts={found?.counts ?? null}
                search={search}
                onSearch={onSearch}
              />
              <div className={styles.tools}>
                <ColumnMenu choosable={props.choosable} hidden={props.hidden} onHidden={props.onHidden} />
                <BusyButton
                  variant="surface"
                  color="gray"
                  highContrast
                  busy={props.exporting !== null}
                  onClick={props.onExport}
                >
                  {props.exporting === null
                    ? 'Export CSV'
                    : `${inFigures(props.exporting.done)} of ${inFigures(props.exporting.total)}`}
                </BusyButton>
              </div>
            </div>
            <ListingsTable {...props} />
          </section>
        ) : (
          <EmptyState
            title={words.emptyTitle}
            drawing={<EmptyDrawing scene="nothing-here" />}
            action={
              <Button asChild>
                <Link to={addHref}>Bring your list</Link>
              </Button>
            }
          >
            {words.emptyWords}
          </EmptyState>
        )}
      </Page>
    </ShopIsLive>
  );
}

/** How close to the end of what is there one scrolls before more is read. */
const nearEndPx = 1200;

function ListingsTable<Item extends OwnListing>(props: ListingsViewProps<Item>) {
  const { words, found, busy, search, onSearch, onMore, columns, hidden, editing } = props;
  return (
    <EditingContext value={editing}>
      <div
        className={styles.rows}
        // Scrolling does not bubble; the table's own region is what scrolls.
        onScrollCapture={({ target }) => {
          if (!found?.hasMore || busy || !(target instanceof HTMLElement)) return;
          if (target.scrollHeight - target.scrollTop - target.clientHeight < nearEndPx) onMore();
        }}
      >
        <DataTable
          label={words.title}
          columns={columns}
          rows={found?.items ?? []}
          rowKey={({ id }) => id}
          loading={busy}
          hidden={hidden}
          sort={tableSortOf(search.sort)}
          onSort={(sort) => onSearch({ sort: sortOf(sort) })}
          maxHeight="max(420px, calc(100dvh - 320px))"
          empty={
            <EmptyState
              title={
                search.q === '' ? `No ${words.noun}s here.` : `No ${words.noun} found for “${search.q}”.`
              }
              drawing={<EmptyDrawing scene="no-results" />}
              action={
                <Button
                  variant="surface"
                  color="gray"
                  highContrast
                  onClick={() => onSearch({ q: '', status: null })}
                >
                  Show everything
                </Button>
              }
            />
          }
          footer={
            found === null || found.items.length === 0 ? null : (
              <div className={styles.footer}>
                <span role="status">{countInWords(found, words)}</span>
                {found.hasMore ? (
                  <Button variant="ghost" onClick={onMore} disabled={busy}>
                    {busy ? 'Reading more' : 'Show more'}
                  </Button>
                ) : null}
              </div>
            )
          }
        />
      </div>
    </EditingContext>
  );
}

function countInWords<Item>({ items, total, hasMore }: FoundListings<Item>, { noun }: ListingsWords): string {
  return hasMore
    ? `${inFigures(items.length)} of ${inFigures(total)} ${noun}s`
    : `${inFigures(items.length)} ${noun}${items.length === 1 ? '' : 's'}`;
}
