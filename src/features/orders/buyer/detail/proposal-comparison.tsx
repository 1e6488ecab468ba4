import type { ReactNode } from 'react';
import { Notice } from '../../../../ui/index.ts';
import { ChangeTable, type Place, type SubOrder } from '../../shared/index.ts';
import { proposalId } from './answer-notice.tsx';
import { lateDayText } from './buyer-actions.ts';
import styles from './proposal-comparison.module.css';

type Proposal = NonNullable<SubOrder['proposal']>;

interface ProposalComparisonProps {
  readonly subOrder: SubOrder;
  readonly proposal: Proposal;
  readonly place: Pick<Place, 'latestUsefulOn'>;
  /** The buttons that accept or decline it. */
  readonly decision: ReactNode;
}

/** Compares the supplier's proposal with the order, and shows the supplier's reason; says where its day is too late. */
export function ProposalComparison({ subOrder, proposal, place, decision }: ProposalComparisonProps) {
  const late = lateDayText(subOrder, place);
  return (
    <section
      id={proposalId(subOrder)}
      tabIndex={-1}
      className={styles.proposal}
      aria-label={`Change proposed by ${subOrder.supplier.name}`}
    >
      <p className={styles.message}>“{proposal.message}”</p>
      <ChangeTable subOrder={subOrder} change={proposal} ordered="You ordered" />
      {late === null ? null : <Notice tone="warning">{late}</Notice>}
      {decision}
    </section>
  );
}
