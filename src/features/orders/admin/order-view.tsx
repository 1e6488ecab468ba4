import { Fragment, type ReactNode } from 'react';
import {
  DescriptionList,
  formatMoney,
  Money,
  Panel,
  QuietButton,
  SumsTable,
  TimeLeft,
  When,
} from '../../../ui/index.ts';
import {
  LedgerTable,
  OrderLines,
  OrderStatusBadge,
  PaymentStatusBadge,
  DeliveryPanel,
  DisputePanel,
  effectsForBuyer,
  effectsForVendor,
  effectsOfPart,
  effectsOfSplit,
  elsewhereText,
  HistoryPanel,
  orderedFor,
  OrderPage,
  PartBadge,
  PortTime,
  portTimeText,
  saidIn,
  type MoneyValue,
  type Order,
  type Place,
  type SubOrder,
} from '../shared/index.ts';
import { viewerZone } from '../../../browser/viewer-zone.ts';
import { problemText } from '../problems/index.ts';
import { personPath, RouteLink, vendorAtDeskPath } from '../../links/index.ts';
import styles from './order-view.module.css';
import type { Settlement } from './settle-dialog.tsx';

interface AnyOrderViewProps {
  readonly order: Order;
  readonly breadcrumb: ReactNode;
  /** Opens a dialog; nothing is sent yet. */
  readonly onRefund: (subOrder: SubOrder) => void;
  /** Opens a dialog; nothing is sent yet. */
  readonly onSettle: (subOrder: SubOrder, settlement: Settlement) => void;
  /** The buyer's problem report for a sub-order, with its photos. */
  readonly problemOf?: (subOrder: SubOrder) => ReactNode;
  /** The returns of a sub-order. */
  readonly returnsOf?: (subOrder: SubOrder) => ReactNode;
  /** Who is handling the dispute about a sub-order. */
  readonly takeOf?: (subOrder: SubOrder) => ReactNode;
  /** Opens the dialog that asks how much of a disputed sub-order is refunded. */
  readonly onSplit: (subOrder: SubOrder, part?: MoneyValue) => void;
  /** Opens a message about a sub-order to its buyer and its supplier. */
  readonly onAsk: (subOrder: SubOrder) => void;
  /** The messages about a sub-order. */
  readonly messagesOf?: (subOrder: SubOrder) => ReactNode;
  /** Shown above everything else, for instance when the data is stale. */
  readonly notice?: ReactNode;
  /** The invoices, which load separately. */
  readonly invoices?: ReactNode;
  /** The button that saves the receipt. */
  readonly receipt?: ReactNode;
}

/** Any order with all its sub-orders: their states, their ledger lines and their history. */
export function AnyOrderView(props: AnyOrderViewProps) {
  const { order, breadcrumb, onRefund, problemOf, returnsOf, messagesOf, notice } = props;
  const { invoices, receipt } = props;
  const { place, buyerName, payment, subOrders, timeline, ledger } = order;
  return (
    <OrderPage
      reader="admin"
      number={order.number}
      lead={orderedFor(place, buyerName)}
      breadcrumb={breadcrumb}
      action={order.paid.amountMinor > 0 ? receipt : null}
      notice={notice}
      aside={
        <>
          <Panel title="Order">
            <DescriptionList
              items={[
                {
                  term: 'Buyer',
                  description:
                    order.buyerId === undefined ? (
                      buyerName
                    ) : (
                      <RouteLink to={personPath(order.buyerId)}>{buyerName}</RouteLink>
                    ),
                },
                { term: 'State', description: <OrderStatusBadge status={order.status} /> },
                { term: 'Payment', description: <PaymentStatusBadge payment={payment} /> },
                ...(payment.declineMessage === null
                  ? []
                  : [{ term: 'Declined because', description: payment.declineMessage }]),
                { term: 'Created', description: <When at={order.createdAt} /> },
                { term: 'Placed', description: order.placedAt && <When at={order.placedAt} /> },
                {
                  term: 'Total',
                  description: (
                    <>
                      <Money {...order.due.total} />
                      {order.due.total.amountMinor === order.total.amountMinor ? null : (
                        <span className={styles.before}>
                          {' '}
                          ordered <Money {...order.total} />
                        </span>
                      )}
                    </>
                  ),
                },
                { term: 'Paid', description: <Money {...order.paid} /> },
                { term: 'Refunded', description: <Money {...order.refunded} /> },
              ]}
            />
          </Panel>
          <DeliveryPanel place={place} />
          <HistoryPanel entries={timeline} reader="admin" namesSuppliers={subOrders.length > 1} />
        </>
      }
    >
      {subOrders.map((subOrder) => (
        <Fragment key={subOrder.id}>
          {problemOf?.(subOrder)}
          {subOrder.status === 'disputed' ? <Dispute subOrder={subOrder} {...props} /> : null}
          <SubOrderPanel subOrder={subOrder} place={place} onRefund={onRefund} />
          {returnsOf?.(subOrder)}
          {messagesOf?.(subOrder)}
        </Fragment>
      ))}
      {invoices}
      <Panel title="Ledger" description="Every transaction for this order." flush>
        <LedgerTable
          reader="admin"
          hidden={['buyer', 'vendor']}
          lines={ledger}
          empty={<p className={styles.none}>No transactions yet.</p>}
        />
      </Panel>
    </OrderPage>
  );
}

const decisions = [
  {
    settlement: 'settle_dispute',
    title: 'Decide in the supplier’s favour',
    effectsOf: effectsForVendor,
  },
  {
    settlement: 'accept_return',
    title: 'Decide in the buyer’s favour',
    effectsOf: effectsForBuyer,
  },
] as const;

interface DisputeProps extends AnyOrderViewProps {
  readonly subOrder: SubOrder;
}

function Dispute({ order, subOrder, onSettle, onSplit, onAsk, takeOf }: DisputeProps) {
  const { supplier, refundable, afterRefunds, due, share, commission, actions, dispute } = subOrder;
  const answerBy = dispute?.answerBy ?? null;
  const waiting =
    answerBy === null
      ? undefined
      : problemText(subOrder, 'admin', portTimeText(answerBy, order.place, viewerZone()));
  const back = refundable ?? afterRefunds;
  const isToDecide = actions.includes('refund') && waiting === undefined;
  const part = dispute?.most ?? null;
  const sides = { buyer: order.buyerName, vendor: supplier.name, back, share, commission };
  return (
    <DisputePanel
      number={subOrder.number}
      take={waiting === undefined ? takeOf?.(subOrder) : null}
      waiting={waiting}
      said={saidIn(order.timeline.filter(({ subOrderId }) => subOrderId === subOrder.id))}
      onAsk={() => onAsk(subOrder)}
      outcomes={[
        // What is in dispute comes first: the others decide about everything that was paid.
        ...(isToDecide && part !== null && part.amountMinor < back.amountMinor
          ? [
              {
                title: `Refund the ${formatMoney(part)} that is missing`,
                effects: effectsOfPart(sides, part, due.delivery),
                onChoose: () => onSplit(subOrder, part),
              },
            ]
          : []),
        ...decisions.flatMap(({ settlement, title, effectsOf }) =>
          actions.includes(settlement)
            ? { title, effects: effectsOf(sides), onChoose: () => onSettle(subOrder, settlement) }
            : [],
        ),
        ...(isToDecide
          ? [
              {
                title: 'Split the amount',
                effects: effectsOfSplit(sides),
                onChoose: () => onSplit(subOrder),
              },
            ]
          : []),
      ]}
    />
  );
}

interface SubOrderPanelProps extends Pick<AnyOrderViewProps, 'onRefund'> {
  readonly subOrder: SubOrder;
  /** Times are shown in this port's time zone. */
  readonly place: Place;
}

function SubOrderPanel({ subOrder, place, onRefund }: SubOrderPanelProps) {
  const { number, supplier, status, actions, note, answerBy, tracking, deliveryName, elsewhere } = subOrder;
  const to = elsewhere === null ? null : `to ${elsewhereText(elsewhere)}`;
  const facts = [deliveryName, to, tracking].filter(Boolean).join(' · ');
  return (
    <Panel
      title={
        <span className={styles.subTitle}>
          <RouteLink to={vendorAtDeskPath(supplier.name)}>{supplier.name}</RouteLink>{' '}
          <PartBadge part={subOrder} reader="admin" />
        </span>
      }
      description={
        <>
          {number} · {facts}
          {answerBy === null ? null : (
            <>
              {' · answer by '}
              <PortTime at={answerBy} place={place} /> <TimeLeft until={answerBy} />
            </>
          )}
        </>
      }
      action={
        <div className={styles.actions} role="group" aria-label={`Actions for ${number}`}>
          {actions.includes('refund') && status !== 'disputed' ? (
            <QuietButton onClick={() => onRefund(subOrder)}>Refund</QuietButton>
          ) : null}
        </div>
      }
      flush
    >
      <OrderLines
        label={`What ${supplier.name} sends`}
        lines={subOrder.lines}
        dispute={subOrder.dispute}
        pathOf={({ inventoryId }) => `/admin/inventory-management/${inventoryId}`}
      />
      <div className={styles.sums}>
        <SumsTable {...subOrder} label={`Totals for ${supplier.name}`} shareName="Supplier’s share" />
      </div>
      {note === null || status === 'disputed' ? null : <p className={styles.note}>{note}</p>}
    </Panel>
  );
}
