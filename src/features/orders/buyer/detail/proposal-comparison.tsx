import { ChangeTable, type SubOrder } from '../../shared/index.ts';
import { proposalId } from './answer-notice.tsx';
import styles from './proposal-comparison.module.css';

type Proposal = NonNullable<SubOrder['proposal']>;

/** What the supplier proposes instead of what was ordered, and why. */
export function ProposalComparison({ subOrder, proposal }: { subOrder: SubOrder; proposal: Proposal }) {
  return (
    <section
      id={proposalId(subOrder)}
      tabIndex={-1}
      className={styles.proposal}
      aria-label={`Change proposed by ${subOrder.supplier.name}`}
    >
      <p className={styles.message}>“{proposal.message}”</p>
      <ChangeTable subOrder={subOrder} change={proposal} ordered="You ordered" />
    </section>
  );
}
