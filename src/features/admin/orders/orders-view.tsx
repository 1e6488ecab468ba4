import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  Money,
  Page,
  SearchField,
  SelectField,
  TextLink,
  When,
  type DataColumn,
} from '../../../ui/index.ts';
import {
  ListFooter,
  ListFrame,
  OrderStatusBadge,
  SearchSlot,
  statusWords,
  type OrderRow,
} from '../../order-parts/index.ts';
import styles from './orders.module.css';
import { anyOrderPath, orderStatuses, type AllOrdersSearch } from './orders-search.ts';
import { allOrdersWords } from './orders-words.ts';

export interface AllOrdersViewProps {
  /** What was read so far; null until then. */
  readonly found: {
    readonly items: readonly OrderRow[];
    readonly total: number;
    readonly hasMore: boolean;
  } | null;
  /** Code and request for support, when nothing could be read; null otherwise. */
  readonly failureDetails: string | null;
  readonly busy: boolean;
  readonly search: AllOrdersSearch;
  readonly onSearch: (change: Partial<AllOrdersSearch>) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  /** An `ExportButton`. */
  readonly exportButton: ReactNode;
}

const OneLine = ({ children }: { children: string }) => (
  <span className={styles.one} title={children}>
    {children}
  </span>
);

/** "Xarxa Chandlery (to confirm), Cala Blava (declined)". */
export const suppliersInWords = ({ suppliers }: OrderRow): string =>
  suppliers
    .map(({ name, status }) => `${name} (${statusWords.subOrder.admin[status].word.toLowerCase()})`)
    .join(', ');

const columns: readonly DataColumn<OrderRow>[] = [
  {
    ...{ id: 'order', header: 'Order', rowHeader: true },
    cell: ({ id, number }) => (
      <TextLink asChild size="2" underline="always" weight="medium">
        <Link to={anyOrderPath(id)}>{number}</Link>
      </TextLink>
    ),
  },
  {
    ...{ id: 'status', header: 'State' },
    cell: ({ status }) => (
      <span className={styles.badge}>
        <OrderStatusBadge status={status} />
      </span>
    ),
  },
  { ...{ id: 'total', header: 'Total', align: 'end' }, cell: ({ due }) => <Money {...due} /> },
  { ...{ id: 'buyer', header: 'Buyer' }, cell: ({ buyerName }) => <OneLine>{buyerName}</OneLine> },
  { ...{ id: 'yacht', header: 'Yacht' }, cell: ({ yachtName }) => <OneLine>{yachtName ?? '–'}</OneLine> },
  { ...{ id: 'suppliers', header: 'Suppliers' }, cell: (row) => <OneLine>{suppliersInWords(row)}</OneLine> },
  {
    ...{ id: 'items', header: 'Items' },
    cell: ({ items, firstItem }) => (
      <OneLine>{items > 1 ? `${firstItem} and ${items - 1} more` : firstItem}</OneLine>
    ),
  },
  { ...{ id: 'created', header: 'Made' }, cell: ({ createdAt }) => <When at={createdAt} /> },
];

/** All orders of the market, the latest first. */
export function AllOrdersView(props: AllOrdersViewProps) {
  const { found, failureDetails, busy, search, onSearch } = props;
  const isFiltered = search.q !== '' || search.status !== null;
  return (
    <Page {...allOrdersWords}>
      {failureDetails === null ? (
        <ListFrame
          label="Orders"
          filter={
            <>
              <SearchSlot>
                <SearchField
                  label="Search all orders"
                  hint="Number, item, yacht or name"
                  words={search.q}
                  onWords={(q) => onSearch({ q })}
                />
              </SearchSlot>
              <SelectField
                label="State"
                value={search.status ?? ''}
                placeholder="All states"
                options={orderStatuses.map((value) => ({ value, label: statusWords.order[value].word }))}
                onChange={({ currentTarget: { value } }) =>
                  onSearch({ status: orderStatuses.find((status) => status === value) ?? null })
                }
              />
            </>
          }
          tools={props.exportButton}
        >
          <div className={styles.rows}>
            <DataTable
              label="Orders"
              columns={columns}
              rows={found?.items ?? []}
              rowKey={({ id }) => id}
              loading={busy}
              maxHeight="max(420px, calc(100dvh - 320px))"
              empty={
                isFiltered ? (
                  <EmptyState
                    title="No order found."
                    drawing={<EmptyDrawing scene="no-results" />}
                    action={
                      <Button
                        variant="surface"
                        color="gray"
                        highContrast
                        onClick={() => onSearch({ q: '', status: null })}
                      >
                        Show all
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState title="Nobody has ordered yet." drawing={<EmptyDrawing scene="nothing-here" />}>
                    The first order shows here as soon as a crew member goes to the payment page.
                  </EmptyState>
                )
              }
              footer={
                found === null || found.items.length === 0 ? null : (
                  <ListFooter
                    words={`${found.items.length.toLocaleString('en-GB')} of ${found.total.toLocaleString('en-GB')} ${found.total === 1 ? 'order' : 'orders'}`}
                    hasMore={found.hasMore}
                    busy={busy}
                    onMore={props.onMore}
                  />
                )
              }
            />
          </div>
        </ListFrame>
      ) : (
        <ErrorState
          title="The orders could not be read."
          drawing={<EmptyDrawing scene="offline" />}
          busy={busy}
          onRetry={props.onRetry}
          details={failureDetails}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      )}
    </Page>
  );
}
