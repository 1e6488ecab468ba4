import { useState, type ComponentProps, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ChargebacksOf } from '../chargebacks/chargebacks-of.tsx';
import { ProblemPanel } from '../problems/index.ts';
import { linesText, ReturnsSection, stillToCome, subjectText, useReturns } from '../returns/index.ts';
import {
  OrderNotFound,
  ReadOrder,
  useOrderEvents,
  usePageTitleFocus,
  type MoneyValue,
  type Order,
  type SubOrder,
} from '../shared/index.ts';
import { AdminsOnly } from '../../account/index.ts';
import { InvoicesPanel, ReceiptButton } from '../../documents/index.ts';
import { RouteLink } from '../../links/index.ts';
import { MessagesPanel, useAsking } from '../../messages/index.ts';
import { errorText, type Failure } from '../../server-data/index.ts';
import { TakeIt } from '../../exception-assignment/index.ts';
import { useAdminAction, useAnyOrder, useRefund } from './order-queries.ts';
import { AnyOrderView } from './order-view.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SettleDialog, type Settlement } from './settle-dialog.tsx';

const listPath = '/admin/orders-management';

const ownErrorTexts = {
  NOT_ALLOWED_NOW: 'The order has changed. Here is the current version. What you typed is kept.',
  REFUND_TOO_LARGE:
    'That’s more than can still be refunded. Someone may have refunded part of it in the meantime.',
  KEY_USED_OTHERWISE:
    'This refund was already sent with a different amount and may have gone through. Close this, check the ledger, then start again.',
};

const stepErrorText = (failure: Failure): string => errorText(failure, 'typed', ownErrorTexts);

/** `/admin/orders-management/:id`: connects one order with the server and its live events. */
export function AnyOrderScreen() {
  const { id = '' } = useParams();
  const one = useAnyOrder(id);
  useOrderEvents();
  return (
    <ReadOrder read={one} missing={missingOrder(one.error?.code)}>
      {(order, notice) => <ShownOrder key={order.id} order={order} notice={notice} />}
    </ReadOrder>
  );
}

function missingOrder(code: string | undefined): ReactNode {
  if (code === 'FORBIDDEN') return <AdminsOnly title="Order" />;
  if (code !== 'NOT_FOUND' && code !== 'VALIDATION') return null;
  return (
    <OrderNotFound listPath={listPath}>
      The link may be incomplete. Search for the order by its number.
    </OrderNotFound>
  );
}

type Asked =
  | {
      readonly about: 'refund' | 'split';
      readonly subOrderId: string;
      /** What is proposed. */
      readonly part?: MoneyValue | undefined;
    }
  | { readonly about: 'settlement'; readonly subOrderId: string; readonly settlement: Settlement };

const saleOf = ({ number, supplier, refundable, total, due, commission }: SubOrder) => ({
  number,
  sellerName: supplier.name,
  refundable: refundable ?? { amountMinor: 0, currency: total.currency },
  paid: due.total,
  delivery: due.delivery,
  commission,
});

/** The refund of a sub-order, which knows what its returns will pay back. */
function SubOrderRefund({
  subOrder,
  ...dialog
}: Omit<ComponentProps<typeof RefundDialog>, 'sale' | 'toCome'> & { readonly subOrder: SubOrder }) {
  const returns = useReturns('admin', subOrder.id).data?.items ?? [];
  return (
    <RefundDialog
      {...dialog}
      sale={saleOf(subOrder)}
      toCome={returns.flatMap((one) => {
        const amount = stillToCome(one);
        return amount === null ? [] : { id: one.id, items: linesText(one), amount };
      })}
    />
  );
}

/** One order with its dialogs. Give it the order's id as `key`. */
function ShownOrder({ order, notice }: { order: Order; notice: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { asked: writtenAbout, ask: askBoth } = useAsking();
  const close = () => setAsked(null);
  const refund = useRefund(order.id, close);
  const mutation = useAdminAction(order.id, close);
  const { frame, returnFocusTo } = usePageTitleFocus();
  const common = { textOf: stepErrorText, onClose: close, returnFocusTo };
  const subOrder = order.subOrders.find(({ id }) => id === asked?.subOrderId);
  const ask = (next: Asked) => {
    refund.clear();
    mutation.clear();
    setAsked(next);
  };
  return (
    <div ref={frame}>
      <AnyOrderView
        order={order}
        notice={
          <>
            {notice}
            <ChargebacksOf purchaseId={order.id} payment={order.payment} />
          </>
        }
        breadcrumb={<RouteLink to={listPath}>Orders</RouteLink>}
        receipt={<ReceiptButton purchaseId={order.id} number={order.number} />}
        invoices={<InvoicesPanel purchaseId={order.id} reader="admin" />}
        messagesOf={({ id }) =>
          order.placedAt === null ? null : <MessagesPanel saleId={id} isAsked={writtenAbout === id} />
        }
        takeOf={({ id, number }) => <TakeIt kind="dispute" id={id} subject={number} />}
        onAsk={({ id }) => askBoth(id)}
        problemOf={(subOrder) => <ProblemPanel subOrder={subOrder} reader="admin" place={order.place} />}
        returnsOf={(part) =>
          part.deliveredAt === null ? null : (
            <ReturnsSection
              subOrderId={part.id}
              number={part.number}
              reader="admin"
              sale={saleOf(part)}
              takeOf={(escalated) => (
                <TakeIt kind="return" id={escalated.id} subject={subjectText(escalated)} />
              )}
            />
          )
        }
        onRefund={({ id }: SubOrder) => ask({ about: 'refund', subOrderId: id })}
        onSplit={({ id }, part) => ask({ about: 'split', subOrderId: id, part })}
        onSettle={({ id }, settlement) => ask({ about: 'settlement', subOrderId: id, settlement })}
      />
      {subOrder && (asked?.about === 'refund' || asked?.about === 'split') ? (
        <SubOrderRefund
          subOrder={subOrder}
          buyerName={order.buyerName}
          settlesDispute={asked.about === 'split'}
          proposed={asked.part}
          submission={refund}
          {...common}
          onRefund={(input) => void refund.run({ subOrderId: subOrder.id, ...input })}
        />
      ) : null}
      {subOrder && asked?.about === 'settlement' ? (
        <SettleDialog
          subOrder={subOrder}
          settlement={asked.settlement}
          submission={mutation}
          {...common}
          onSettle={(note) =>
            void mutation.run({ subOrderId: subOrder.id, body: { action: asked.settlement, note } })
          }
        />
      ) : null}
    </div>
  );
}
