import { Problem } from '../../problems/index.ts';
import { ActionButtons, type Place, type SubOrder } from '../../shared/index.ts';
import { problemActions, type BuyerAction } from './buyer-actions.ts';
import styles from './order-view.module.css';

interface BuyerProblemProps {
  readonly subOrder: SubOrder;
  readonly place: Place;
  readonly onAction: (subOrder: SubOrder, action: BuyerAction) => void;
}

/** The problem that was reported with a sub-order, with the buyer's answers beside what is offered. */
export function BuyerProblem({ subOrder, place, onAction }: BuyerProblemProps) {
  return (
    <Problem subOrder={subOrder} reader="buyer" place={place}>
      <ActionButtons
        label={`Answers to the problem with ${subOrder.number}`}
        className={styles.acts}
        actions={problemActions(subOrder)}
        onAction={(action) => onAction(subOrder, action)}
      />
    </Problem>
  );
}
