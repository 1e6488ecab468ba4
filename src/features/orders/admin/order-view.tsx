import { Fragment, type ReactNode } from 'react';
import { DescriptionList, Money, Panel, QuietButton, SumsTable, TimeLeft, When } from '../../../ui/index.ts';
import {
  LedgerTable,
  OrderLines,
  OrderStatusBadge,
  PaymentStatusBadge,
  DeliveryPanel,
  DisputePanel,
  effectsForBuyer,
  effectsForVendor,
  effectsOfSplit,
  elsewhereText,
  HistoryPanel,
  orderedFor,
  OrderPage,
  PartBadge,
  PortTime,
  portTimeText,
  saidIn,
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
  /** Asks first. */
  readonly onRefund: (subOrder: SubOrder) => void;
  /** Asks first. */
  readonly onSettle: (subOrder: SubOrder, settlement: Settlement) => void;
  /** What was reported of a part, with its photos. */
  readonly problemOf?: (subOrder: SubOrder) => ReactNode;
  /** What of a part went back, or is to. */
  readonly returnsOf?: (subOrder: SubOrder) => ReactNode;
  /** Who is handling the dispute about a part. */
  readonly takeOf?: (subOrder: SubOrder) => ReactNode;
  /** Asks how much of a disputed part goes back. */
  readonly onSplit: (subOrder: SubOrder) => void;
  /** Opens a message about a part to its two sides. */
  readonly onAsk: (subOrder: SubOrder) => void;
  /** What was written about a part. */
  readonly messagesOf?: (subOrder: SubOrder) => ReactNode;
  /** Shown above everything: that the data is stale, for instance. */
  readonly notice?: ReactNode;
  /** The invoices, which read by themselves. */
  readonly invoices?: ReactNode;
  /** Saves the receipt. */
  readonly receipt?: ReactNode;
}

/** Any order with all its parts: what each supplier made of it, what the ledger says, what happened. */
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
  const { supplier, refundable, afterRefunds, share, commission, actions, dispute } = subOrder;
  const answerBy = dispute?.answerBy ?? null;
  const waiting =
    answerBy === null
      ? undefined
      : problemText(subOrder, 'admin', portTimeText(answerBy, order.place, viewerZone()));
  const back = refundable ?? afterRefunds;
  const sides = { buyer: order.buyerName, vendor: supplier.name, back, share, commission };
  return (
    <DisputePanel
      number={subOrder.number}
      take={waiting === undefined ? takeOf?.(subOrder) : null}
      waiting={waiting}
      said={saidIn(order.timeline.filter(({ subOrderId }) => subOrderId === subOrder.id))}
      onAsk={() => onAsk(subOrder)}
      outcomes={[
        ...decisions.flatMap(({ settlement, title, effectsOf }) =>
          actions.includes(settlement)
            ? { title, effects: effectsOf(sides), onChoose: () => onSettle(subOrder, settlement) }
            : [],
        ),
        ...(actions.includes('refund') && waiting === undefined
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
  /** Times are said as they are there. */
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
        pathOf={({ inventoryId }) => `/admin/inventory-management/${inventoryId}`}
      />
      <div className={styles.sums}>
        <SumsTable {...subOrder} label={`Totals for ${supplier.name}`} shareName="Supplier’s share" />
      </div>
      {note === null || status === 'disputed' ? null : <p className={styles.note}>{note}</p>}
    </Panel>
  );
}
