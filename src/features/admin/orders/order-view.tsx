import type { ReactNode } from 'react';
import { Button, DescriptionList, Money, Notice, Page, Panel, When } from '../../../ui/index.ts';
import {
  LedgerTable,
  OrderLines,
  OrderStatusBadge,
  PaymentStatusBadge,
  PlaceSummary,
  PortTime,
  SubOrderStatusBadge,
  SumsTable,
  TimeLeft,
  Timeline,
  type Order,
  type Place,
  type SubOrder,
} from '../../order-parts/index.ts';
import styles from './orders.module.css';
import type { Settlement } from './settle-dialog.tsx';

export interface AnyOrderViewProps {
  readonly order: Order;
  readonly breadcrumb: ReactNode;
  /** Asks first. */
  readonly onRefund: (subOrder: SubOrder) => void;
  /** Asks first. */
  readonly onSettle: (subOrder: SubOrder, settlement: Settlement) => void;
  /** Stands above everything: that it is not news, for instance. */
  readonly notice?: ReactNode;
}

/** Any order with all its parts: what each supplier made of it, what the ledger says, what happened. */
export function AnyOrderView({ order, breadcrumb, onRefund, onSettle, notice }: AnyOrderViewProps) {
  const { place, buyerName, payment, subOrders, timeline, ledger } = order;
  return (
    <Page
      title={`Order ${order.number}`}
      lead={[place.yachtName, buyerName].filter(Boolean).join(' · ')}
      breadcrumb={breadcrumb}
    >
      {notice}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {subOrders.map((subOrder) => (
            <SubOrderPanel key={subOrder.id} {...{ subOrder, place, onRefund, onSettle }} />
          ))}
          <Panel title="Ledger" description="Every movement of money for this order." flush>
            <LedgerTable
              reader="admin"
              hidden={['buyer', 'vendor']}
              lines={ledger}
              empty={<p className={styles.none}>No money has moved yet.</p>}
            />
          </Panel>
        </div>
        <div className={`${styles.stack} ${styles.aside}`}>
          <Panel title="Order">
            <DescriptionList
              items={[
                { term: 'State', description: <OrderStatusBadge status={order.status} /> },
                { term: 'Payment', description: <PaymentStatusBadge payment={payment} /> },
                ...(payment.declineMessage === null
                  ? []
                  : [{ term: 'Declined because', description: payment.declineMessage }]),
                { term: 'Made', description: <When at={order.createdAt} /> },
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
          <Panel title="Where it goes">
            <PlaceSummary place={place} />
          </Panel>
          <Panel title="What happened">
            <Timeline entries={timeline} reader="admin" namesSuppliers={subOrders.length > 1} />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

interface SubOrderPanelProps extends Pick<AnyOrderViewProps, 'onRefund' | 'onSettle'> {
  readonly subOrder: SubOrder;
  /** Times are said as they are there. */
  readonly place: Place;
}

function SubOrderPanel({ subOrder, place, onRefund, onSettle }: SubOrderPanelProps) {
  const { number, supplier, status, actions, note, answerBy, tracking, deliveryName } = subOrder;
  const facts = [deliveryName, tracking].filter(Boolean).join(' · ');
  return (
    <Panel
      title={
        <span className={styles.subTitle}>
          {supplier.name} <SubOrderStatusBadge status={status} reader="admin" />
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
        <div className={styles.actions} role="group" aria-label={`What to do with ${number}`}>
          {actions.includes('settle_dispute') ? (
            <Button onClick={() => onSettle(subOrder, 'settle_dispute')}>Decide for the supplier</Button>
          ) : null}
          {actions.includes('accept_return') ? (
            <Button variant="surface" color="red" onClick={() => onSettle(subOrder, 'accept_return')}>
              Decide for the buyer
            </Button>
          ) : null}
          {actions.includes('refund') ? (
            <Button variant="surface" color="gray" highContrast onClick={() => onRefund(subOrder)}>
              Refund
            </Button>
          ) : null}
        </div>
      }
      flush
    >
      {status === 'disputed' ? (
        <div className={styles.dispute}>
          <Notice tone="warning" title="The buyer reports a problem.">
            {note}
          </Notice>
        </div>
      ) : null}
      <OrderLines label={`What ${supplier.name} sends`} lines={subOrder.lines} />
      <div className={styles.sums}>
        <SumsTable {...subOrder} label={`Sums of ${supplier.name}`} shareName="Supplier’s share" />
      </div>
      {note === null || status === 'disputed' ? null : <p className={styles.note}>{note}</p>}
    </Panel>
  );
}
