import type { ReactNode } from 'react';
import { BusyButton, DescriptionList, Page, Panel, When } from '../../../ui/index.ts';
import {
  dayInWords,
  LedgerTable,
  OrderLines,
  PlaceSummary,
  PortTime,
  SubOrderStatusBadge,
  SumsTable,
  TimeLeft,
  Timeline,
} from '../../order-parts/index.ts';
import type { SupplierOrder } from '../supplier-order.types.ts';
import { isDestructive, offeredActions, supplierActions, type SupplierAction } from './action-words.ts';
import { ProposalPanel } from './proposal-panel.tsx';
import styles from './sub-order-view.module.css';

export interface SubOrderViewProps {
  readonly order: SupplierOrder;
  readonly breadcrumb: ReactNode;
  /** The step that is under way without a dialog; null when none is. */
  readonly acting: SupplierAction | null;
  /** Asks first, where the step needs it. */
  readonly onAct: (action: SupplierAction) => void;
  /** Stands above everything: that it is not news, for instance. */
  readonly notice?: ReactNode;
}

/** One sub-order as its supplier sees it: what to do now, what is in it, where it goes, what happened. */
export function SubOrderView({ order, breadcrumb, acting, onAct, notice }: SubOrderViewProps) {
  const { subOrder, place, timeline, ledger, buyerName, placedAt } = order;
  return (
    <Page
      title={`Order ${subOrder.number}`}
      lead={[place.yachtName, buyerName].filter(Boolean).join(' · ')}
      breadcrumb={breadcrumb}
    >
      {notice}
      <div className={styles.columns}>
        <div className={styles.main}>
          <NextStep {...{ order, acting, onAct }} />
          {subOrder.proposal === null ? null : (
            <ProposalPanel subOrder={subOrder} proposal={subOrder.proposal} />
          )}
          <Panel title="What was ordered" flush>
            <OrderLines label="What was ordered" lines={subOrder.lines} />
            <div className={styles.sums}>
              <SumsTable {...subOrder} shareName={isOpen(subOrder) ? 'Would come to you' : 'Comes to you'} />
            </div>
          </Panel>
          {ledger.length === 0 ? null : (
            <Panel title="Money" description="As the ledger says." flush>
              <LedgerTable reader="vendor" hidden={['order', 'buyer']} lines={ledger} empty={null} />
            </Panel>
          )}
        </div>
        <div className={styles.aside}>
          <Panel title="Where it goes">
            <PlaceSummary place={place} />
          </Panel>
          <Panel title="Order">
            <DescriptionList
              items={[
                {
                  term: 'State',
                  description: <SubOrderStatusBadge status={subOrder.status} reader="supplier" />,
                },
                { term: 'Buyer', description: buyerName },
                { term: 'Ordered', description: placedAt && <When at={placedAt} /> },
                { term: 'Delivery', description: subOrder.deliveryName },
                ...(subOrder.readyOn === null
                  ? []
                  : [{ term: 'Ready on', description: dayInWords(subOrder.readyOn) }]),
                ...(subOrder.tracking === null ? [] : [{ term: 'Tracking', description: subOrder.tracking }]),
              ]}
            />
          </Panel>
          <Panel title="What happened">
            <Timeline entries={timeline} reader="supplier" />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

/** Nothing is agreed yet. */
const isOpen = ({ status }: SupplierOrder['subOrder']): boolean =>
  status === 'pending_confirmation' || status === 'change_proposed';

function NextStep({ order, acting, onAct }: Pick<SubOrderViewProps, 'order' | 'acting' | 'onAct'>) {
  const { subOrder } = order;
  const actions = offeredActions(subOrder.actions);
  return (
    <section aria-label="What to do now" className={styles.next} data-waits={actions.length > 0}>
      <div className={styles.words}>
        <h2>{nextTitles[subOrder.status] ?? 'Nothing to do'}</h2>
        <NextWords order={order} />
      </div>
      {actions.length === 0 ? null : (
        <div role="group" aria-label="Steps" className={styles.actions}>
          {actions.map((action, place) => (
            <BusyButton
              key={action}
              busy={acting === action}
              {...(isDestructive(action)
                ? { variant: 'surface', color: 'red' }
                : place > 0 && { variant: 'surface', color: 'gray', highContrast: true })}
              onClick={() => onAct(action)}
            >
              {supplierActions[action].label}
            </BusyButton>
          ))}
        </div>
      )}
    </section>
  );
}

const nextTitles: Readonly<Partial<Record<SupplierOrder['subOrder']['status'], string>>> = {
  pending_confirmation: 'Can you deliver this?',
  change_proposed: 'The buyer reads your proposal',
  confirmed: 'Get it ready',
  preparing: 'Get it ready',
  dispatched: 'On its way',
  ready_for_collection: 'Waiting to be collected',
  delivered: 'Delivered: the crew confirms',
  disputed: 'The buyer reports a problem',
  completed: 'Completed',
  returned: 'Returned',
  declined: 'You declined',
  cancelled: 'Cancelled',
  expired: 'Not answered in time',
};

function NextWords({ order: { subOrder, place } }: Pick<SubOrderViewProps, 'order'>) {
  const { status, answerBy, completesAt, note } = subOrder;
  if (status === 'pending_confirmation' && answerBy !== null)
    return (
      <p>
        <TimeLeft until={answerBy} /> to answer, until <PortTime at={answerBy} place={place} />. Unanswered,
        it ends by itself and the buyer pays nothing.
      </p>
    );
  if (status === 'change_proposed' && answerBy !== null)
    return (
      <p>
        <TimeLeft until={answerBy} /> for the buyer to agree. Without an answer the order is cancelled.
      </p>
    );
  if ((status === 'confirmed' || status === 'preparing') && place.latestUsefulOn !== null)
    return (
      <p>
        It is of use until <strong>{dayInWords(place.latestUsefulOn)}</strong>.
      </p>
    );
  if (completesAt !== null)
    return (
      <p>
        Completes by itself on <PortTime at={completesAt} place={place} />; then your share is sent.
      </p>
    );
  if (note !== null) return <p className={styles.note}>{note}</p>;
  return null;
}
