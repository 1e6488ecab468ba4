import { useCallback, useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ApiError, supportDetails } from '../../../api/index.ts';
import { orderStateOf } from '../../../machines/checkout/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { Button, EmptyState, ErrorState, Page, SkeletonTable } from '../../../ui/index.ts';
import { useBrowserReturn, useCheckout } from '../../cart/index.ts';
import { StaleNotice, useOrderEvents } from '../../order-parts/index.ts';
import { ORDERS_PATH } from '../order-path.ts';
import { OrderView, OrdersCrumb } from './order-view.tsx';
import { useAsking } from './use-asking.tsx';
import { useBuyAgain } from './use-buy-again.ts';
import { useLightPaper } from './use-light-paper.ts';
import { useOrder } from './use-order.ts';

/** `/crew/orders-management/:id`. */
export function OrderScreen() {
  const { id = '' } = useParams();
  return <OneOrder key={id} orderId={id} />;
}

/** Whether one comes from the payment page; what says so leaves the address, so that a reload does not wait again. */
function useReturned(): boolean {
  const [params, setParams] = useSearchParams();
  const said = params.get('payment');
  const [hasReturned] = useState(said === 'returned');
  useEffect(() => {
    if (said === null) return;
    setParams(
      (all) => {
        const rest = new URLSearchParams(all);
        rest.delete('payment');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [said, setParams]);
  return hasReturned;
}

function OneOrder({ orderId }: { orderId: string }) {
  const hasReturned = useReturned();
  const [snapshot, send] = useCheckout({ orderId, cameBack: hasReturned });
  const read = useOrder(orderId, snapshot.matches('confirming'));
  const { data: order, error, isFetching, refetch } = read;
  const { isBusy: isBuyingAgain, buyAgain } = useBuyAgain();
  const { ask, dialog } = useAsking(order ?? null);
  useOrderEvents();
  useLightPaper();

  useEffect(() => {
    if (order) send({ type: 'ORDER.READ', order: orderStateOf(order) });
  }, [order, send]);

  // What the machine looks up by itself, the rest of the page is to know too.
  const isLooking = snapshot.matches('reading');
  useEffect(() => {
    if (isLooking) void refetch();
  }, [isLooking, refetch]);

  useBrowserReturn(
    useCallback(() => {
      send({ type: 'BROWSER.RETURNED' });
      void refetch();
    }, [refetch, send]),
  );

  if (order)
    return (
      <>
        <OrderView
          {...{ order, snapshot, send, hasReturned, isBuyingAgain }}
          notice={
            error === null ? null : (
              <StaleNotice readAt={read.dataUpdatedAt} busy={isFetching} onRetry={() => void refetch()} />
            )
          }
          onAct={ask}
          onBuyAgain={() => buyAgain(order)}
          onPrint={() => window.print()}
        />
        {dialog}
      </>
    );
  if (error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION'))
    return <NoSuchOrder />;
  return (
    <Page title="Order" breadcrumb={<OrdersCrumb number={null} />}>
      {error ? (
        <ErrorState
          title="This order could not be read."
          drawing={<EmptyDrawing scene="offline" />}
          busy={isFetching}
          onRetry={() => void refetch()}
          details={supportDetails(error)}
        >
          Nothing about it changed.
        </ErrorState>
      ) : (
        <SkeletonTable rows={8} label="Loading the order" />
      )}
    </Page>
  );
}

function NoSuchOrder() {
  return (
    <EmptyState
      level="h1"
      title="There is no such order of yours"
      drawing={<EmptyDrawing scene="lost" />}
      action={
        <Button asChild size="3">
          <Link to={ORDERS_PATH}>Your orders</Link>
        </Button>
      }
    >
      The address may be cut short, or the order belongs to another account.
    </EmptyState>
  );
}
