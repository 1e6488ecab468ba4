import { Panel } from '../../../../ui/index.ts';
import { ChangeTable, type SubOrder } from '../../shared/index.ts';
import styles from './sub-order-view.module.css';

interface ProposalPanelProps {
  readonly subOrder: SubOrder;
  readonly proposal: NonNullable<SubOrder['proposal']>;
}

/** The supplier's proposal, next to what was ordered. */
export function ProposalPanel({ subOrder, proposal }: ProposalPanelProps) {
  return (
    <Panel title={subOrder.status === 'change_proposed' ? 'Proposed change' : 'Agreed change'}>
      <p className={styles.note}>{proposal.message}</p>
      <div className={styles.proposed}>
        <ChangeTable subOrder={subOrder} change={proposal} ordered="Ordered" />
      </div>
    </Panel>
  );
}
