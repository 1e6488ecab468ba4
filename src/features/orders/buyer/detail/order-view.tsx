import { Printer, RotateCcw } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { businessTerms } from '../../../../lib/business-terms.ts';
import { hoursOrDays } from '../../../../lib/hours-or-days.ts';
import {
  BusyButton,
  DescriptionList,
  Money,
  Panel,
  SumsTable,
  useViewerZone,
  When,
} from '../../../../ui/index.ts';
import type { CheckoutView, SendCheckout } from '../../../cart/index.ts';
import { RouteLink } from '../../../links/index.ts';
import { useAnswerHours } from '../../../site-config/index.ts';
import {
  DeliveryPanel,
  endsWithoutGoods,
  HistoryPanel,
  LedgerTable,
  OrderPage,
  wasGivenUp,
  OwnOrderBadge,
  PaymentStatusBadge,
  type Order,
  type SubOrder,
  type TimelineEntry,
} from '../../shared/index.ts';
import { ORDERS_PATH } from '../order-path.ts';
import { AnswerNotice } from './answer-notice.tsx';
import type { BuyerAction } from './buyer-actions.ts';
import { nextText } from './next-text.ts';
import styles from './order-view.module.css';
import { PaymentBanner } from './payment-banner.tsx';
import { releasedText } from './released-text.ts';
import { SubOrderPanel } from './sub-order-panel.tsx';

interface OrderViewProps {
  readonly order: Order;
  readonly snapshot: CheckoutView;
  readonly send: SendCheckout;
  /** Whether the user has just come back from the payment page. */
  readonly hasReturned: boolean;
  /** Opens a dialog; nothing is sent yet. */
  readonly onAction: (subOrder: SubOrder, action: BuyerAction) => void;
  /** The button that cancels the whole order, where that is possible. */
  readonly cancel?: ReactNode;
  readonly onOrderAgain: () => void;
  readonly isOrderingAgain: boolean;
  readonly onPrint: () => void;
  /** The invoices, which load separately. */
  readonly invoices?: ReactNode;
  /** The button that saves the receipt; until something was paid the page can be printed instead. */
  readonly receipt?: ReactNode;
  /** The problem report of a sub-order, and how it is being solved. */
  readonly problemOf?: (subOrder: SubOrder) => ReactNode;
  /** The returns of a sub-order, and what can still be returned. */
  readonly returnsOf?: (subOrder: SubOrder) => ReactNode;
  /** The messages about a sub-order. */
  readonly messagesOf?: (subOrder: SubOrder) => ReactNode;
  /** Shown above everything else, for instance when the data is stale. */
  readonly notice?: ReactNode;
}

/** One order as its buyer sees it: its state, its sub-orders, what was paid and its history. */
export function OrderView(props: OrderViewProps) {
  const { order, onAction, problemOf, returnsOf, messagesOf, invoices } = props;
  const { subOrders, timeline, ledger, place } = order;
  const zone = useViewerZone();
  const released = releasedText(order);
  const isOver = ({ status }: SubOrder) => endsWithoutGoods(status);
  // What still comes is what the buyer looks for; the sort keeps the order of the others.
  const parts = subOrders.toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)));
  const isAllOver = subOrders.every(isOver);
  return (
    <OrderPage
      reader="buyer"
      number={order.number}
      lead={nextText(order, zone)}
      breadcrumb={<OrdersCrumb />}
      action={<HeaderActs {...props} />}
      notice={
        <>
          {props.notice}
          <PaymentBanner {...props} />
          <AnswerNotice subOrders={subOrders} />
        </>
      }
      aside={
        <>
          <Panel title="Order total">
            <SumsTable {...order} parts={subOrders} label="Order totals" />
            <div className={styles.facts}>
              <DescriptionList items={facts(order)} />
            </div>
          </Panel>
          <DeliveryPanel place={place} parts={subOrders} />
          <HistoryPanel entries={timeline} reader="buyer" namesSuppliers={subOrders.length > 1} />
        </>
      }
    >
      {parts.map((subOrder) => (
        <Fragment key={subOrder.id}>
          <SubOrderPanel
            subOrder={cancelledOnce(order, subOrder)}
            place={place}
            ending={endingOf(order, subOrder)}
            isFolded={isOver(subOrder) && !isAllOver}
            problem={problemOf?.(subOrder)}
            onAction={onAction}
          />
          {returnsOf?.(subOrder)}
          {messagesOf?.(subOrder)}
        </Fragment>
      ))}
      {invoices}
      <Panel title="Money" description="What was paid and what was refunded." flush>
        <LedgerTable
          reader="buyer"
          lines={ledger}
          empty={<NotCharged subOrders={subOrders} isOver={isAllOver} />}
        />
        {released === null ? null : <p className={styles.nothing}>{released}</p>}
      </Panel>
    </OrderPage>
  );
}

/** The step that ended a sub-order without goods; null if none did. */
const endingOf = ({ timeline }: Order, { id, status }: SubOrder): TimelineEntry | null =>
  endsWithoutGoods(status)
    ? (timeline.findLast((entry) => entry.process === 'sub_order' && entry.subOrderId === id) ?? null)
    : null;

/** A single sub-order is the whole order: where the order can be cancelled, one button is enough. */
const cancelledOnce = ({ actions, subOrders }: Order, subOrder: SubOrder): SubOrder =>
  subOrders.length === 1 && actions.includes('cancel')
    ? { ...subOrder, actions: subOrder.actions.filter((action) => action !== 'cancel') }
    : subOrder;

/** Explains that the card is charged once for all sub-orders, of which nothing comes if the order is over. */
function NotCharged({ subOrders, isOver }: Pick<Order, 'subOrders'> & { readonly isOver: boolean }) {
  const answerHours = useAnswerHours();
  const chargedBy = subOrders.find((one) => one.chargedBy !== null)?.chargedBy;
  return (
    <p className={styles.nothing}>
      {isOver ? 'Nothing was charged.' : 'Nothing has been charged so far.'}
      {chargedBy ? (
        <>
          {' '}
          You’re charged for what was confirmed once every supplier has answered, by <When
            at={chargedBy}
          />{' '}
          at the latest: they have {hoursOrDays(answerHours)}, and you have {businessTerms.changeHours} hours
          to answer if one of them proposes a change.
        </>
      ) : null}
    </p>
  );
}

/** The link back to the list. */
export const OrdersCrumb = (): ReactNode => <RouteLink to={ORDERS_PATH}>Orders</RouteLink>;

function facts(order: Order) {
  const { status, subOrders, placedAt, createdAt, payment, paid, due, refunded } = order;
  const standing = {
    status,
    isGivenUp: wasGivenUp(order),
    parts: subOrders.map((part) => part.status),
    openReturns: subOrders.flatMap(({ openReturns }) => openReturns),
    due: due.total,
    refunded,
  };
  return [
    { term: 'State', description: <OwnOrderBadge {...standing} /> },
    { term: 'Payment', description: <PaymentStatusBadge payment={payment} /> },
    { term: 'Paid', description: paid.amountMinor > 0 ? <Money {...paid} /> : null },
    { term: 'Ordered', description: <When at={placedAt ?? createdAt} /> },
  ].filter(({ description }) => description !== null);
}

function HeaderActs(props: OrderViewProps) {
  const { order, cancel, receipt, onOrderAgain, isOrderingAgain, onPrint } = props;
  // The server has put the items of an unpaid order back into the cart.
  const canOrderAgain =
    order.isYours && order.status !== 'pending_payment' && order.status !== 'payment_expired';
  return (
    <div className={styles.header}>
      {receipt ?? (
        <BusyButton variant="surface" color="gray" highContrast onClick={onPrint}>
          <Printer size={16} aria-hidden /> Print
        </BusyButton>
      )}
      {cancel}
      {canOrderAgain ? (
        <BusyButton variant="surface" color="gray" highContrast busy={isOrderingAgain} onClick={onOrderAgain}>
          <RotateCcw size={16} aria-hidden /> Order again
        </BusyButton>
      ) : null}
    </div>
  );
}
