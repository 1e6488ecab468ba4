import type { ReactNode } from 'react';
import { ChangeTable, type SubOrder } from '../../shared/index.ts';
import { proposalId } from './answer-notice.tsx';
import styles from './proposal-comparison.module.css';

type Proposal = NonNullable<SubOrder['proposal']>;

interface ProposalComparisonProps {
  readonly subOrder: SubOrder;
  readonly proposal: Proposal;
  /** The buttons that accept or decline it. */
  readonly decision: ReactNode;
}

/** Compares the supplier's proposal with the order, and shows the supplier's reason. */
export function ProposalComparison({ subOrder, proposal, decision }: ProposalComparisonProps) {
  return (
    <section
      id={proposalId(subOrder)}
      tabIndex={-1}
      className={styles.proposal}
      aria-label={`Change proposed by ${subOrder.supplier.name}`}
    >
      <p className={styles.message}>“{proposal.message}”</p>
      <ChangeTable subOrder={subOrder} change={proposal} ordered="You ordered" />
      {decision}
    </section>
  );
}
