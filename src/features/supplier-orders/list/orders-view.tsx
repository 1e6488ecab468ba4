import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { Button, DataTable, EmptyState, ErrorState, Page, SearchField } from '../../../ui/index.ts';
import { ListFooter, ListFrame, SearchSlot, TabButtons } from '../../order-parts/index.ts';
import type { SupplierOrderRow, TabCounts } from '../supplier-order.types.ts';
import { orderTabs, type OrdersSearch } from './orders-search.ts';
import { ordersColumns } from './orders-table.tsx';
import styles from './orders-view.module.css';
import { ordersWords } from './orders-words.ts';
import { tabWords } from './tab-words.ts';

export interface OrdersViewProps {
  /** What was read so far; null until then. */
  readonly found: {
    readonly items: readonly SupplierOrderRow[];
    readonly total: number;
    readonly counts: TabCounts;
    readonly hasMore: boolean;
  } | null;
  /** Code and request for support, when nothing could be read; null otherwise. */
  readonly failureDetails: string | null;
  readonly busy: boolean;
  readonly search: OrdersSearch;
  readonly onSearch: (change: Partial<OrdersSearch>) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** A `BulkBar` over the table; null while nothing is chosen. */
  readonly bulk: ReactNode;
  /** An `ExportButton`. */
  readonly exportButton: ReactNode;
}

/** What a supplier was ordered, by what is to be done next. */
export function OrdersView(props: OrdersViewProps) {
  const { found, failureDetails, busy, search, onSearch, onRetry, bulk } = props;
  return (
    <Page {...ordersWords}>
      {failureDetails === null ? (
        <ListFrame
          label="Orders"
          filter={
            <>
              <SearchSlot>
                <SearchField
                  label="Search your orders"
                  hint="Number, item, yacht or name"
                  words={search.q}
                  onWords={(q) => onSearch({ q })}
                />
              </SearchSlot>
              <TabButtons
                label="What is to be done"
                tabs={orderTabs.map((tab) => ({
                  value: tab,
                  words: tabWords[tab].tab,
                  count: found?.counts[tab] ?? null,
                }))}
                chosen={search.tab}
                onChoose={(tab) => onSearch({ tab })}
              />
            </>
          }
          tools={props.exportButton}
        >
          {bulk}
          <OrdersTable {...props} />
        </ListFrame>
      ) : (
        <ErrorState
          title="Your orders could not be read."
          drawing={<EmptyDrawing scene="offline" />}
          busy={busy}
          onRetry={onRetry}
          details={failureDetails}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      )}
    </Page>
  );
}

/** How close to the end of what is there one scrolls before more is read. */
const nearEndPx = 1200;

function OrdersTable({ found, busy, search, onSearch, onMore, selected, onSelect }: OrdersViewProps) {
  const isToAnswer = search.tab === 'to_answer';
  return (
    <div
      className={styles.rows}
      // Scrolling does not bubble; the table's own region is what scrolls.
      onScrollCapture={({ target }) => {
        if (!found?.hasMore || busy || !(target instanceof HTMLElement)) return;
        if (target.scrollHeight - target.scrollTop - target.clientHeight < nearEndPx) onMore();
      }}
    >
      <DataTable
        label="Orders"
        columns={ordersColumns(search.tab)}
        rows={found?.items ?? []}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        loading={busy}
        maxHeight="max(420px, calc(100dvh - 320px))"
        {...(isToAnswer && { selected, onSelect })}
        empty={<NothingHere search={search} onSearch={onSearch} />}
        footer={
          found === null || found.items.length === 0 ? null : (
            <ListFooter
              words={countInWords(found.items.length, found.total)}
              hasMore={found.hasMore}
              busy={busy}
              onMore={onMore}
            />
          )
        }
      />
    </div>
  );
}

function NothingHere({ search: { q, tab }, onSearch }: Pick<OrdersViewProps, 'search' | 'onSearch'>) {
  if (q !== '')
    return (
      <EmptyState
        title={`No order found for “${q}”.`}
        drawing={<EmptyDrawing scene="no-results" />}
        action={
          <Button variant="surface" color="gray" highContrast onClick={() => onSearch({ q: '' })}>
            Show all of “{tabWords[tab].tab}”
          </Button>
        }
      />
    );
  return (
    <EmptyState title={tabWords[tab].emptyTitle} drawing={<EmptyDrawing scene="nothing-here" />}>
      {tabWords[tab].empty}
    </EmptyState>
  );
}

const inFigures = (count: number): string => count.toLocaleString('en-GB');

function countInWords(shown: number, total: number): string {
  const noun = total === 1 ? 'order' : 'orders';
  return shown < total ? `${inFigures(shown)} of ${inFigures(total)} ${noun}` : `${inFigures(total)} ${noun}`;
}
