import type { ReactNode } from 'react';
import { businessTerms } from '../../../../lib/business-terms.ts';
import { hoursOrDays } from '../../../../lib/hours-or-days.ts';
import { DescriptionList, Panel, SumsTable, TimeLeft, When } from '../../../../ui/index.ts';
import { useAnswerHours } from '../../../site-config/index.ts';
import {
  afterConfirmation,
  dayText,
  DeliveryPanel,
  HistoryPanel,
  LedgerTable,
  NextSteps,
  OrderLines,
  orderedFor,
  OrderPage,
  PartBadge,
  PartSteps,
  promisedText,
  PortTime,
  TrackingLink,
  type OpenReturn,
} from '../../shared/index.ts';
import type { SupplierOrder } from '../supplier-order.types.ts';
import { offeredActions, type SupplierAction } from './action-labels.ts';
import { ProposalPanel } from './proposal-panel.tsx';
import styles from './sub-order-view.module.css';

interface SubOrderViewProps {
  readonly order: SupplierOrder;
  readonly breadcrumb: ReactNode;
  /** The action in progress without a dialog; null if there is none. */
  readonly acting: SupplierAction | null;
  /** Opens a dialog where the action needs one. */
  readonly onAction: (action: SupplierAction) => void;
  /** The buyer's problem report, and how it is being solved. */
  readonly problem?: ReactNode;
  /** The returns of the sub-order. */
  readonly returns?: ReactNode;
  /** The messages about the sub-order. */
  readonly messages?: ReactNode;
  /** Shown above everything else, for instance when the data is stale. */
  readonly notice?: ReactNode;
  /** The invoices, which load separately. */
  readonly invoices?: ReactNode;
  /** The buttons that save the documents enclosed with the goods. */
  readonly slips?: ReactNode;
}

/** One sub-order as its supplier sees it: what to do, its lines, its delivery details and its history. */
export function SubOrderView(props: SubOrderViewProps) {
  const { order, breadcrumb, acting, onAction, problem, returns, messages, notice, invoices, slips } = props;
  const { subOrder, place, timeline, ledger, buyerName, placedAt } = order;
  const promised = promisedText(subOrder);
  return (
    <OrderPage
      reader="supplier"
      number={subOrder.number}
      lead={orderedFor(place, buyerName)}
      breadcrumb={breadcrumb}
      action={hasSlips.has(subOrder.status) ? slips : null}
      notice={notice}
      aside={
        <>
          <DeliveryPanel place={place} part={subOrder} />
          <Panel title="Order">
            <DescriptionList
              items={[
                {
                  term: 'State',
                  description: <PartBadge part={subOrder} reader="supplier" />,
                },
                { term: 'Buyer', description: buyerName },
                { term: 'Ordered', description: placedAt && <When at={placedAt} /> },
                { term: 'Delivery', description: subOrder.deliveryName },
                ...(promised === null ? [] : [{ term: promised.label, description: promised.when }]),
                ...(isOpen(subOrder)
                  ? [{ term: 'Delivery time', description: afterConfirmation(subOrder) }]
                  : []),
                ...(subOrder.tracking === null ? [] : [{ term: 'Tracking', description: subOrder.tracking }]),
                ...(subOrder.trackingUrl === null
                  ? []
                  : [{ term: 'Tracking link', description: <TrackingLink url={subOrder.trackingUrl} /> }]),
              ]}
            />
          </Panel>
          <HistoryPanel entries={timeline} reader="supplier" />
        </>
      }
    >
      <NextStep order={order} acting={acting} onAction={onAction} />
      {problem}
      {returns}
      {subOrder.proposal === null ? null : <ProposalPanel subOrder={subOrder} proposal={subOrder.proposal} />}
      <Panel title="What was ordered" flush>
        <PartSteps part={subOrder} />
        <OrderLines
          label="What was ordered"
          lines={subOrder.lines}
          dispute={subOrder.dispute}
          pathOf={({ name }) => `/supplier/inventory?q=${encodeURIComponent(name)}`}
        />
        <div className={styles.sums}>
          <SumsTable
            {...shownSums(subOrder)}
            shareName={isOpen(subOrder) ? 'You would receive' : 'You receive'}
          />
        </div>
      </Panel>
      {messages}
      {invoices}
      {ledger.length === 0 ? null : (
        <Panel title="Money" description="What was paid, and what you received." flush>
          <LedgerTable reader="vendor" hidden={['order', 'buyer']} lines={ledger} empty={null} />
        </Panel>
      )}
    </OrderPage>
  );
}

/** Statuses with documents to enclose with the goods. */
const hasSlips: ReadonlySet<SupplierOrder['subOrder']['status']> = new Set([
  'confirmed',
  'preparing',
  'dispatched',
  'ready_for_collection',
  'delivered',
  'disputed',
  'completed',
  'returned',
]);

/** Both totals while a change is proposed: as ordered and as proposed. */
function shownSums(subOrder: SupplierOrder['subOrder']) {
  const { status, proposal } = subOrder;
  if (status !== 'change_proposed' || proposal === null) return subOrder;
  const { sums: due, commission, share } = proposal;
  const { vat: _beforeChange, ...ordered } = subOrder;
  return { ...ordered, due, dueName: 'As proposed', commission, share };
}

/** Not confirmed yet. */
const isOpen = ({ status }: SupplierOrder['subOrder']): boolean =>
  status === 'pending_confirmation' || status === 'change_proposed';

function NextStep({ order, acting, onAction }: Pick<SubOrderViewProps, 'order' | 'acting' | 'onAction'>) {
  const { subOrder } = order;
  return (
    <NextSteps
      title={
        returnTitle(subOrder) ?? problemTitle(subOrder) ?? nextTitles[subOrder.status] ?? 'Nothing to do'
      }
      actions={offeredActions(subOrder)}
      acting={acting}
      onAction={onAction}
    >
      <NextText order={order} />
    </NextSteps>
  );
}

/** The title of an open problem: whose answer is next; null if there is none. */
function problemTitle({ status, dispute }: SupplierOrder['subOrder']): string | null {
  if (status !== 'disputed') return null;
  if (dispute?.stage === 'asked') return 'The buyer reported a problem: please answer it';
  return dispute?.stage === 'part_offered'
    ? 'Problem: waiting for the buyer’s answer'
    : 'Problem: Quayside decides';
}

/** The title of an open return: what has to be done about it; null if there is none. */
function returnTitle({ status, openReturns }: SupplierOrder['subOrder']): string | null {
  if (status !== 'delivered' && status !== 'completed') return null;
  const [next = null] = openReturns.toSorted((one, other) => turn(one) - turn(other));
  return next && returnTitles[next.status];
}

/** Sorts what waits for the supplier first. */
const turn = ({ waitsFor }: OpenReturn): number => (waitsFor === 'supplier' ? 0 : 1);

const returnTitles: Readonly<Record<OpenReturn['status'], string>> = {
  requested: 'The buyer asks for money back: please answer',
  sent_back: 'The return is on its way to you',
  received: 'The return has arrived: please refund it',
  part_proposed: 'Your offer: waiting for the buyer’s answer',
  rejected: 'You rejected the request: the buyer can ask Quayside',
  accepted: 'Return: to be sent back',
  escalated: 'Money back: Quayside decides',
};

const nextTitles: Readonly<Partial<Record<SupplierOrder['subOrder']['status'], string>>> = {
  pending_confirmation: 'Can you deliver this?',
  change_proposed: 'Waiting for the buyer’s answer',
  confirmed: 'Get it ready',
  preparing: 'Get it ready',
  dispatched: 'On its way',
  ready_for_collection: 'Waiting to be collected',
  delivered: 'Delivered: the crew confirms',
  completed: 'Completed',
  returned: 'Returned',
  declined: 'You declined',
  cancelled: 'Cancelled',
  expired: 'Not answered in time',
};

function NextText({ order: { subOrder, place } }: Pick<SubOrderViewProps, 'order'>) {
  const answerHours = useAnswerHours();
  const { status, answerBy, chargedBy, completesAt, note, deliveryKind } = subOrder;
  if (status === 'disputed')
    return <p>Your share is held until then. What the buyer wrote and the photos are below.</p>;
  if (status === 'pending_confirmation' && answerBy !== null)
    return (
      <p>
        <TimeLeft until={answerBy} /> to answer, until <PortTime at={answerBy} place={place} />. Without an
        answer, it expires and the buyer pays nothing.
      </p>
    );
  if (status === 'change_proposed' && answerBy !== null)
    return (
      <p>
        <TimeLeft until={answerBy} /> for the buyer to agree. Without an answer, the order is cancelled.
      </p>
    );
  if (chargedBy !== null)
    return (
      <p>
        The buyer is charged when every supplier of this order has answered, by{' '}
        <PortTime at={chargedBy} place={place} /> at the latest: suppliers have {hoursOrDays(answerHours)},
        and the buyer has {businessTerms.changeHours} hours to answer if one of them proposes a change. Then
        you can {deliveryKind === 'collection' ? 'hand it over' : 'dispatch it'}, and the expected day moves
        by the days that this takes.
        <LatestUsefulDate place={place} subOrder={subOrder} />
      </p>
    );
  if ((status === 'confirmed' || status === 'preparing') && place.latestUsefulOn !== null)
    return (
      <p>
        <LatestUsefulDate place={place} subOrder={subOrder} />
      </p>
    );
  if (completesAt !== null)
    return (
      <p>
        Completes automatically on <PortTime at={completesAt} place={place} />; then your share is sent.
      </p>
    );
  // Of an order that goes on, the last message explains nothing.
  if (note !== null && (status === 'declined' || status === 'cancelled'))
    return <p className={styles.note}>“{note}”</p>;
  return null;
}

/** The buyer's latest useful date, and first the later day where the buyer agreed to one. */
function LatestUsefulDate({
  place: { latestUsefulOn },
  subOrder: { proposal, readyOn },
}: Pick<SupplierOrder, 'place' | 'subOrder'>) {
  if (latestUsefulOn === null) return null;
  const isAgreed = readyOn !== null && readyOn === proposal?.readyOn && readyOn > latestUsefulOn;
  return (
    <>
      {isAgreed ? (
        <>
          {' '}
          Agreed date: <strong>{dayText(readyOn)}</strong>.
        </>
      ) : null}{' '}
      Latest useful date: <strong>{dayText(latestUsefulOn)}</strong>.
    </>
  );
}
