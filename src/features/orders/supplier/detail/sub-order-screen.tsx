import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUuid } from '../../../../lib/uuid.ts';
import { InvoicesPanel, SlipButtons } from '../../../documents/index.ts';
import { MessagesPanel } from '../../../messages/index.ts';
import { WhileOffered } from '../../../forms/index.ts';
import { RouteLink } from '../../../links/index.ts';
import { ReadOnlyNotice } from '../../../vendor-role/index.ts';
import { ProblemPanel } from '../../problems/index.ts';
import { ReturnsSection } from '../../returns/index.ts';
import { OrderNotFound, ReadOrder, useOrderEvents, usePageTitleFocus } from '../../shared/index.ts';
import { toFailure } from '../../../server-data/index.ts';
import { toast } from '../../../toasts/index.ts';
import type { SupplierOrder } from '../supplier-order.types.ts';
import { SubOrderActionDialog } from './sub-order-action-dialog.tsx';
import { isAskedFirst, type SupplierAction } from './action-labels.ts';
import { changedText } from './changed-text.ts';
import { stepErrorText } from './step-error-text.ts';
import { useSupplierAction, useSubOrder } from './sub-order-queries.ts';
import { SubOrderView } from './sub-order-view.tsx';

const listPath = '/supplier/orders';

/** `/supplier/orders-details?id=`: connects one sub-order with the server and its live events. */
export function SubOrderScreen() {
  const [params] = useSearchParams();
  const asked = params.get('id') ?? '';
  const id = isUuid(asked) ? asked : null;
  const one = useSubOrder(id);
  useOrderEvents();
  return (
    <ReadOrder
      read={one}
      missing={
        id === null || one.error?.code === 'NOT_FOUND' ? (
          <OrderNotFound listPath={listPath}>
            The link may be incomplete, or the order belongs to another company.
          </OrderNotFound>
        ) : null
      }
    >
      {(order, notice) => <ShownOrder key={order.subOrder.id} order={order} notice={notice} />}
    </ReadOrder>
  );
}

/** One sub-order with its dialogs. Give it the sub-order's id as `key`. */
function ShownOrder({ order, notice }: { order: SupplierOrder; notice: ReactNode }) {
  const { subOrder } = order;
  const [asked, setAsked] = useState<SupplierAction | null>(null);
  const { frame, returnFocusTo } = usePageTitleFocus();

  const mutation = useSupplierAction(subOrder.id, {
    onDone: ({ action }) => {
      setAsked(null);
      if (!isAskedFirst(action)) returnFocusTo()?.focus();
    },
    onRefused: (error, { action }) => {
      if (!isAskedFirst(action)) toast.error(stepErrorText(toFailure(error)));
    },
  });

  return (
    <div ref={frame}>
      <SubOrderView
        order={order}
        notice={
          <>
            {notice}
            <ReadOnlyNotice least="editor" />
          </>
        }
        breadcrumb={<RouteLink to={listPath}>Orders</RouteLink>}
        slips={<SlipButtons subOrderId={subOrder.id} number={subOrder.number} />}
        invoices={<InvoicesPanel purchaseId={order.orderId} reader="vendor" />}
        messages={<MessagesPanel saleId={subOrder.id} />}
        problem={<ProblemPanel subOrder={subOrder} reader="supplier" place={order.place} />}
        returns={
          subOrder.deliveredAt === null ? null : (
            <ReturnsSection
              subOrderId={subOrder.id}
              number={subOrder.number}
              reader="supplier"
              sale={{
                refundable: subOrder.afterRefunds,
                delivery: subOrder.due.delivery,
                commission: subOrder.commission,
              }}
            />
          )
        }
        acting={mutation.busy && asked === null ? (mutation.input?.action ?? null) : null}
        onAction={(action) => {
          mutation.clear();
          if (isAskedFirst(action)) setAsked(action);
          else void mutation.run({ action });
        }}
      />
      {asked === null ? null : (
        <WhileOffered
          offered={subOrder.actions.includes(asked)}
          submission={mutation}
          title={subOrder.number}
          changed={changedText(order)}
          onClose={() => setAsked(null)}
          returnFocusTo={returnFocusTo}
        >
          <SubOrderActionDialog
            action={asked}
            subOrder={subOrder}
            place={order.place}
            submission={mutation}
            textOf={stepErrorText}
            onClose={() => setAsked(null)}
            onAction={(input) => void mutation.run(input)}
            returnFocusTo={returnFocusTo}
          />
        </WhileOffered>
      )}
    </div>
  );
}
