import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  Page,
  SearchField,
  SelectField,
} from '../../../ui/index.ts';
import { ListFrame, SearchSlot, statusWords, type OrderRow } from '../../order-parts/index.ts';
import { ORDERS_PATH } from '../order-path.ts';
import { orderStatuses, writeOrderSearch, type OrderSearch } from './order-search.ts';
import { orderColumns } from './orders-table.tsx';
import styles from './orders-view.module.css';
import { ordersWords } from './orders-words.ts';

export interface FoundOrders {
  readonly items: readonly OrderRow[];
  readonly nextCursor: string | null;
  /** How many the search finds, on all its pages. */
  readonly total: number;
}

export interface OrdersViewProps {
  /** Null before the first answer. */
  readonly found: FoundOrders | null;
  /** For support, when nothing could be read. */
  readonly failureDetails: string | null;
  readonly busy: boolean;
  readonly search: OrderSearch;
  /** Another search begins at its first page. */
  readonly onSearch: (change: Partial<OrderSearch>) => void;
  readonly onRetry: () => void;
  readonly exportButton: ReactNode;
}

/** What one has ordered, the latest first. */
export function OrdersView(props: OrdersViewProps) {
  const { found, failureDetails, busy, search, onSearch } = props;
  const isWhole = search.q === '' && search.status === null && search.cursor === null;
  return (
    <Page {...ordersWords}>
      {failureDetails !== null ? (
        <ErrorState
          title="Your orders could not be read."
          drawing={<EmptyDrawing scene="offline" />}
          busy={busy}
          onRetry={props.onRetry}
          details={failureDetails}
        >
          Nothing is lost: your search stays, and the orders are as they were.
        </ErrorState>
      ) : isWhole && found?.total === 0 ? (
        <NoOrders />
      ) : (
        <ListFrame
          label="Orders"
          filter={
            <>
              <SearchSlot>
                <SearchField
                  label="Search your orders"
                  hint="Number, item or yacht"
                  words={search.q}
                  onWords={(q) => onSearch({ q })}
                />
              </SearchSlot>
              <StatusFilter search={search} onSearch={onSearch} />
            </>
          }
          tools={props.exportButton}
        >
          <div className={styles.rows}>
            <DataTable
              label="Orders"
              columns={orderColumns}
              rows={found?.items ?? []}
              rowKey={({ id }) => id}
              loading={busy}
              empty={<NothingFound search={search} onSearch={onSearch} />}
              footer={found ? <Pages found={found} search={search} /> : null}
            />
          </div>
        </ListFrame>
      )}
    </Page>
  );
}

function StatusFilter({ search, onSearch }: Pick<OrdersViewProps, 'search' | 'onSearch'>) {
  return (
    <div className={styles.select}>
      <SelectField
        label="State"
        placeholder="All states"
        options={orderStatuses.map((status) => ({ value: status, label: statusWords.order[status].word }))}
        value={search.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ status: orderStatuses.find((status) => status === value) ?? null })
        }
      />
    </div>
  );
}

/** Pages have addresses: back and forward go through them. */
function Pages({ found, search }: { found: FoundOrders; search: OrderSearch }) {
  const to = (cursor: string | null) => `${ORDERS_PATH}?${writeOrderSearch({ ...search, cursor })}`;
  const { items, total, nextCursor } = found;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <span role="status">
        {items.length === total ? total : `${items.length} of ${total}`} {total === 1 ? 'order' : 'orders'}
      </span>
      <span className={styles.pages}>
        {search.cursor === null ? null : (
          <Button asChild variant="ghost">
            <Link to={to(null)}>Back to the latest</Link>
          </Button>
        )}
        {nextCursor === null ? null : (
          <Button asChild variant="ghost">
            <Link to={to(nextCursor)}>Older orders</Link>
          </Button>
        )}
      </span>
    </nav>
  );
}

function NothingFound({ search, onSearch }: Pick<OrdersViewProps, 'search' | 'onSearch'>) {
  return (
    <EmptyState
      title={search.q === '' ? 'No orders here.' : `No order found for “${search.q}”.`}
      drawing={<EmptyDrawing scene="no-results" />}
      action={
        <Button variant="surface" color="gray" highContrast onClick={() => onSearch({ q: '', status: null })}>
          Show all orders
        </Button>
      }
    />
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      drawing={<EmptyDrawing scene="nothing-here" />}
      action={
        <Button asChild size="3">
          <Link to="/">Search the market</Link>
        </Button>
      }
    >
      What you buy is listed here: who brings it, when, and what was charged for it.
    </EmptyState>
  );
}
