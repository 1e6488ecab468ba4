import { Stepper, type Step } from '../../../ui/index.ts';
import type { SubOrder, SubOrderStatus } from './order.types.ts';
import styles from './part-steps.module.css';

/** How many of the four steps each status has reached; a sub-order that ended without goods has none. */
const reachedIn: Readonly<Partial<Record<SubOrderStatus, number>>> = {
  pending_confirmation: 1,
  change_proposed: 1,
  confirmed: 2,
  preparing: 2,
  dispatched: 3,
  ready_for_collection: 3,
  delivered: 4,
  disputed: 3,
  completed: 4,
};

type Part = Pick<SubOrder, 'number' | 'status' | 'deliveryKind' | 'deliveredAt'>;

/** What the next step waits for, where its label does not show it. */
const waitsFor = ({ status, deliveredAt }: Part): string | null => {
  if (status === 'disputed') return 'Problem reported';
  return status === 'delivered' && deliveredAt !== null ? 'Delivered, not confirmed yet' : null;
};

/** The last reached step is the current one, since the next has not begun. Receipt completes all. */
function stateOf(index: number, reached: number, status: SubOrderStatus): Step['state'] {
  if (index === reached && status === 'disputed') return 'blocked';
  if (index >= reached) return 'upcoming';
  return index === reached - 1 && status !== 'completed' ? 'current' : 'done';
}

/** A sub-order's progress from order to receipt; nothing if it will not be received. */
export function PartSteps({ part }: { readonly part: Part }) {
  const { number, status, deliveryKind } = part;
  const reached = reachedIn[status];
  if (reached === undefined) return null;
  // A delivered part only waits for the buyer to confirm.
  const hintIndex = status === 'delivered' ? reached - 1 : reached;
  const labels = [
    'Ordered',
    'Confirmed',
    deliveryKind === 'collection' ? 'Ready to collect' : 'On its way',
    'Received',
  ];
  return (
    <div className={styles.steps}>
      <Stepper
        label={`Progress of ${number}`}
        steps={labels.map((label, index) => ({
          id: label,
          label,
          canVisit: false,
          state: stateOf(index, reached, status),
          hint: index === hintIndex ? waitsFor(part) : null,
        }))}
      />
    </div>
  );
}
