import { useCallback, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { orderStateOf } from '../../../../machines/checkout/index.ts';
import { EmptyDrawing } from '../../../../ui/drawings/index.ts';
import { Button, EmptyState, Notice, SkeletonTable } from '../../../../ui/index.ts';
import { useBrowserReturn, useCheckout } from '../../../cart/index.ts';
import { InvoicesPanel, ReceiptButton } from '../../../documents/index.ts';
import { MessagesPanel } from '../../../messages/index.ts';
import { BuyerProblem } from './buyer-problem.tsx';
import { ReturnsSection } from '../../returns/index.ts';
import { ReadOrder, useOrderEvents, usePaymentReturn } from '../../shared/index.ts';
import { ORDERS_PATH } from '../order-path.ts';
import { CancelOrder } from './cancel-order.tsx';
import { useOrderAgain } from '../use-order-again.ts';
import { OrderView, OrdersCrumb } from './order-view.tsx';
import { useOrderAction } from './use-order-action.tsx';
import { usePrintInLight } from './use-print-in-light.ts';
import { useOrder } from './use-order.ts';

/** `/crew/orders-management/:id`. */
export function OrderScreen() {
  const { id = '' } = useParams();
  return <OneOrder key={id} orderId={id} />;
}

function OneOrder({ orderId }: { orderId: string }) {
  const hasReturned = usePaymentReturn() === 'returned';
  const [snapshot, send] = useCheckout({ orderId, cameBack: hasReturned });
  const read = useOrder(orderId, snapshot.matches({ returned: 'confirming' }));
  const { data: order, error, refetch } = read;
  const { isBusy: isOrderingAgain, orderAgain, report } = useOrderAgain();
  const { ask, dialog } = useOrderAction(order ?? null);
  useOrderEvents();
  usePrintInLight();

  useEffect(() => {
    if (order) send({ type: 'ORDER.READ', order: orderStateOf(order) });
  }, [order, send]);

  // When the machine checks the payment, the rest of the page is reloaded too.
  const isLooking = snapshot.hasTag('reading');
  useEffect(() => {
    if (isLooking) refetch();
  }, [isLooking, refetch]);

  useBrowserReturn(
    useCallback(() => {
      send({ type: 'BROWSER.RETURNED' });
      refetch();
    }, [refetch, send]),
  );

  const isUnknown = error?.code === 'NOT_FOUND' || error?.code === 'VALIDATION';
  return (
    <ReadOrder
      read={read}
      missing={isUnknown ? <NoSuchOrder /> : null}
      breadcrumb={<OrdersCrumb />}
      skeleton={<SkeletonTable rows={8} label="Loading the order" />}
      failedTitle="We couldn’t load this order."
      failedText="Nothing was changed."
    >
      {(shown, notice) => (
        <>
          <OrderView
            order={shown}
            snapshot={snapshot}
            send={send}
            hasReturned={hasReturned}
            isOrderingAgain={isOrderingAgain}
            notice={
              <>
                {notice}
                {shown.isYours ? null : (
                  <Notice tone="info" title={`${shown.buyerName} bought this after you asked for it.`}>
                    You can follow its progress. Answers, returns and invoices are up to them.
                  </Notice>
                )}
              </>
            }
            onAction={ask}
            cancel={<CancelOrder order={shown} />}
            onOrderAgain={() => orderAgain(orderId)}
            onPrint={() => window.print()}
            invoices={shown.isYours ? <InvoicesPanel purchaseId={orderId} reader="buyer" /> : null}
            receipt={
              shown.isYours && shown.paid.amountMinor > 0 ? (
                <ReceiptButton purchaseId={orderId} number={shown.number} />
              ) : null
            }
            messagesOf={({ id }) =>
              shown.isYours && shown.placedAt !== null ? <MessagesPanel saleId={id} /> : null
            }
            problemOf={(subOrder) =>
              shown.isYours ? <BuyerProblem subOrder={subOrder} place={shown.place} onAction={ask} /> : null
            }
            returnsOf={(subOrder) =>
              subOrder.deliveredAt === null || !shown.isYours ? null : (
                <ReturnsSection
                  subOrderId={subOrder.id}
                  number={subOrder.number}
                  reader="buyer"
                  onWithdraw={() => ask(subOrder, 'something_wrong', 'unwanted')}
                />
              )
            }
          />
          {dialog}
          {report}
        </>
      )}
    </ReadOrder>
  );
}

function NoSuchOrder() {
  return (
    <EmptyState
      level="h1"
      title="Order not found"
      drawing={<EmptyDrawing scene="lost" />}
      action={
        <Button asChild size="3">
          <Link to={ORDERS_PATH}>Your orders</Link>
        </Button>
      }
    >
      The address may be incomplete, or the order belongs to another account.
    </EmptyState>
  );
}
