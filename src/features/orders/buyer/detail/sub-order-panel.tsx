import type { ReactNode } from 'react';
import { businessTerms, countInWords } from '../../../../lib/business-terms.ts';
import { collectionSentences } from '../../../../lib/collection-details.ts';
import { formatMoney, Panel, SumsTable, TimeLeft } from '../../../../ui/index.ts';
import {
  ActionButtons,
  elsewhereText,
  expectedText,
  OrderLines,
  PartBadge,
  PartSteps,
  PortTime,
  sentenceOf,
  TrackingLink,
  type Place,
  type SubOrder,
  type TimelineEntry,
} from '../../shared/index.ts';
import { offeredActions, type BuyerAction } from './buyer-actions.ts';
import styles from './order-view.module.css';
import { ProposalComparison } from './proposal-comparison.tsx';

interface SubOrderPanelProps {
  readonly subOrder: SubOrder;
  /** Times are shown in this port's time zone. */
  readonly place: Place;
  /** The step that ended it without goods. */
  readonly ending?: TimelineEntry | null;
  /** What was ordered can be unfolded: it ended without goods, and the rest of the order goes on. */
  readonly isFolded?: boolean;
  /** Opens a dialog; nothing is sent yet. */
  readonly onAction: (subOrder: SubOrder, action: BuyerAction) => void;
  /** The problem that was reported with it, and its answers. */
  readonly problem?: ReactNode;
}

/** One sub-order: its lines, state, total, and what the buyer may do now. */
export function SubOrderPanel(props: SubOrderPanelProps) {
  const { subOrder, place, ending = null, isFolded = false, problem, onAction } = props;
  const { supplier, number, status, lines, proposal, elsewhere, collection, deliveryName } = subOrder;
  const offered = offeredActions(subOrder);
  const acts =
    offered.length === 0 ? null : (
      <ActionButtons
        label={`Actions for ${number}`}
        className={styles.acts}
        actions={offered}
        onAction={(action) => onAction(subOrder, action)}
      />
    );
  // The buttons are shown with the comparison of the change and the order.
  const isAnswered = proposal === null || status !== 'change_proposed';
  const goods = (
    <>
      {collection === null ? null : (
        <p className={styles.agreed}>
          {[
            `${deliveryName}, from ${supplier.name}. This part isn’t brought to your yacht.`,
            ...collectionSentences(collection, supplier.name),
          ].join(' ')}
        </p>
      )}
      {elsewhere === null ? null : (
        <p className={styles.agreed}>This part goes to {elsewhereText(elsewhere)}.</p>
      )}
      <OrderLines
        label={`From ${supplier.name}`}
        lines={lines}
        dispute={subOrder.dispute}
        pathOf={({ productId }) => `/product-checkout/${productId}`}
      />
      <div className={styles.sums}>
        <SumsTable {...subOrder} label={`Totals for ${supplier.name}`} />
      </div>
    </>
  );
  return (
    <Panel
      title={supplier.name}
      description={number}
      action={<PartBadge part={subOrder} reader="buyer" />}
      flush
      footer={isAnswered ? acts : null}
    >
      {problem}
      <PartSteps part={subOrder} />
      {ending === null ? null : (
        <p className={styles.agreed}>
          {sentenceOf(ending, 'buyer')}: <PortTime at={ending.at} place={place} />
        </p>
      )}
      <CurrentState subOrder={subOrder} place={place} />
      {proposal === null ? null : !isAnswered ? (
        <ProposalComparison subOrder={subOrder} proposal={proposal} place={place} decision={acts} />
      ) : (
        <p className={styles.agreed}>You agreed to this change: “{proposal.message}”</p>
      )}
      {isFolded ? (
        <details className={styles.fold}>
          <summary>What you ordered</summary>
          {goods}
        </details>
      ) : (
        goods
      )}
    </Panel>
  );
}

/** What the buyer can do while the goods are on their way, before the expected date and after it. */
const lateText = ({ actions, supplier, tracking, trackingUrl }: SubOrder, when: string): string => {
  if (actions.includes('report_undelivered'))
    return `It should be here by now. If it hasn’t come, or not as you ordered it, say what’s wrong: ${supplier.name} then has ${countInWords(businessTerms.disputes.answerDays)} days to answer.`;
  const follow = tracking === null && trackingUrl === null ? '' : 'Follow it with the tracking, or ';
  const write = `${follow === '' ? 'Write' : 'write'} to ${supplier.name} below if you have a question.`;
  return `${follow}${write} Has it come? Confirm receipt, or say what’s wrong. If it isn’t here after ${when}, you can report that here.`;
};

/** What the sub-order waits for, and the supplier's note. */
function CurrentState({ subOrder, place }: Pick<SubOrderPanelProps, 'subOrder' | 'place'>) {
  const {
    status,
    answerBy,
    tracking,
    trackingUrl,
    deliveredAt,
    completesAt,
    note,
    supplier,
    refunded,
    openReturns,
    chargedBy,
  } = subOrder;
  const expected = expectedText(subOrder);
  const back = refunded.amountMinor > 0 ? refunded : null;
  const news =
    answerBy ??
    expected ??
    chargedBy ??
    tracking ??
    trackingUrl ??
    deliveredAt ??
    completesAt ??
    back ??
    note;
  if (news === null) return null;
  const isWaiting = status === 'pending_confirmation' || status === 'change_proposed';
  return (
    <div className={styles.standing}>
      {isWaiting && answerBy !== null ? (
        <p>
          {status === 'change_proposed' ? 'Your answer' : `${supplier.name} answers`} by{' '}
          <PortTime at={answerBy} place={place} /> <TimeLeft until={answerBy} />
        </p>
      ) : null}
      {expected === null ? null : (
        <p>
          {expected.label} <strong>{expected.when}</strong>
        </p>
      )}
      {status === 'dispatched' && expected !== null ? (
        <p className={styles.advice}>{lateText(subOrder, expected.when)}</p>
      ) : null}
      {chargedBy === null ? null : (
        <p>
          It leaves once your card is charged: when every supplier of this order has answered. The sooner they
          do, the sooner it comes.
        </p>
      )}
      {tracking === null ? null : <p className={styles.tracking}>Tracking: {tracking}</p>}
      {trackingUrl === null ? null : (
        <p>
          <TrackingLink url={trackingUrl} />
        </p>
      )}
      {deliveredAt === null ? null : (
        <p>
          Delivered <PortTime at={deliveredAt} place={place} />
        </p>
      )}
      {completesAt !== null && subOrder.actions.includes('confirm_receipt') ? (
        <p>
          Completes automatically on <PortTime at={completesAt} place={place} />
        </p>
      ) : null}
      {status === 'delivered' && openReturns.length > 0 ? (
        <p>
          {openReturns.some(({ goodsComeBack }) => goodsComeBack)
            ? 'Completes once its return has ended.'
            : 'Completes once your refund is decided.'}
        </p>
      ) : null}
      {back === null ? null : (
        <p>
          Refunded <strong>{formatMoney(back)}</strong>
        </p>
      )}
      {/* Each refund has its own reason in the history; a single one next to the sum would seem to be about all of
          it. */}
      {note === null || subOrder.dispute !== null || back !== null ? null : (
        <p className={styles.note}>
          {status === 'cancelled' ? null : `${supplier.name} wrote: `}“{note}”
        </p>
      )}
    </div>
  );
}
