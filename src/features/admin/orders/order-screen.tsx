import { useRef, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError, supportDetails } from '../../../api/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { EmptyState, ErrorState, Page, SkeletonForm } from '../../../ui/index.ts';
import { ButtonLink, RouteLink, wordsOf } from '../../account/index.ts';
import { StaleNotice, useOrderEvents, type Order, type SubOrder } from '../../order-parts/index.ts';
import { toast } from '../../toasts/index.ts';
import { AdminsOnly } from '../ledger/admins-only.tsx';
import { useAdminAct, useAnyOrder, useRefund } from './order-queries.ts';
import { AnyOrderView } from './order-view.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SettleDialog, type Settlement } from './settle-dialog.tsx';

const listPath = '/admin/orders-management';
const unknownCodes = new Set(['NOT_FOUND', 'VALIDATION']);

/** `/admin/orders-management/:id`: joins one order with the server and what arrives while it is open. */
export function AnyOrderScreen() {
  const { id = '' } = useParams();
  const one = useAnyOrder(id);
  useOrderEvents();
  const { error } = one;
  if (one.data)
    return (
      <ShownOrder
        key={one.data.id}
        order={one.data}
        notice={
          error === null ? null : (
            <StaleNotice
              readAt={one.dataUpdatedAt}
              busy={one.isFetching}
              onRetry={() => void one.refetch()}
            />
          )
        }
      />
    );
  if (error instanceof ApiError && error.code === 'FORBIDDEN') return <AdminsOnly title="Order" />;
  return (
    <Page title="Order">
      {error === null ? (
        <SkeletonForm fields={5} label="Loading the order" />
      ) : error instanceof ApiError && unknownCodes.has(error.code) ? (
        <EmptyState
          title="There is no such order."
          drawing={<EmptyDrawing scene="lost" />}
          action={<ButtonLink to={listPath}>All orders</ButtonLink>}
        >
          The link may be incomplete. Look it up by its number.
        </EmptyState>
      ) : (
        <ErrorState
          title="The order could not be read."
          drawing={<EmptyDrawing scene="offline" />}
          busy={one.isFetching}
          onRetry={() => void one.refetch()}
          details={supportDetails(error)}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      )}
    </Page>
  );
}

type Asked =
  | { readonly about: 'refund'; readonly subOrderId: string }
  | { readonly about: 'settlement'; readonly subOrderId: string; readonly settlement: Settlement };

/** One order with its dialogs. Use its id as `key`. */
function ShownOrder({ order, notice }: { order: Order; notice: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const refund = useRefund(order.id);
  const act = useAdminAct(order.id);
  const frame = useRef<HTMLDivElement>(null);
  // The button that was pressed may have left with what it did.
  const returnFocusTo = () => frame.current?.querySelector<HTMLElement>('[data-page-title]') ?? null;
  const subOrder = order.subOrders.find(({ id }) => id === asked?.subOrderId);
  const ask = (next: Asked) => {
    refund.reset();
    act.reset();
    setAsked(next);
  };
  const done = ({ message }: { readonly message: string }) => {
    setAsked(null);
    toast.success(message);
  };
  return (
    <div ref={frame}>
      <AnyOrderView
        {...{ order, notice }}
        breadcrumb={<RouteLink to={listPath}>Orders</RouteLink>}
        onRefund={({ id }: SubOrder) => ask({ about: 'refund', subOrderId: id })}
        onSettle={({ id }, settlement) => ask({ about: 'settlement', subOrderId: id, settlement })}
      />
      {subOrder && asked?.about === 'refund' ? (
        <RefundDialog
          subOrder={subOrder}
          buyerName={order.buyerName}
          busy={refund.isPending}
          failure={failureWords(refund.error)}
          onClose={() => setAsked(null)}
          onRefund={(input) => refund.mutate(input, { onSuccess: done })}
          returnFocusTo={returnFocusTo}
        />
      ) : null}
      {subOrder && asked?.about === 'settlement' ? (
        <SettleDialog
          subOrder={subOrder}
          settlement={asked.settlement}
          busy={act.isPending}
          failure={failureWords(act.error)}
          onClose={() => setAsked(null)}
          onSettle={(note) =>
            act.mutate(
              { subOrderId: subOrder.id, body: { action: asked.settlement, note } },
              { onSuccess: done },
            )
          }
          returnFocusTo={returnFocusTo}
        />
      ) : null}
    </div>
  );
}

/** One sentence for what was not done. */
function failureWords(error: Error | null): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'NOT_ALLOWED_NOW')
    return 'The order has moved on and is shown as it is now: look again. What you typed is kept.';
  if (error.code === 'REFUND_TOO_LARGE')
    return 'That is more than was paid and not given back yet: somebody may have refunded part of it meanwhile.';
  if (error.code === 'KEY_USED_OTHERWISE')
    return 'This refund was sent with another sum before, and may have been done. Close this, look at the ledger, then begin anew.';
  return wordsOf(error);
}
