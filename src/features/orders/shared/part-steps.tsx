import { Stepper, type Step } from '../../../ui/index.ts';
import type { SubOrder, SubOrderStatus } from './order.types.ts';
import styles from './part-steps.module.css';

/** How many of the five steps each status has reached; a sub-order that ended without goods has none. */
const reachedIn: Readonly<Partial<Record<SubOrderStatus, number>>> = {
  pending_confirmation: 1,
  change_proposed: 1,
  confirmed: 2,
  preparing: 2,
  dispatched: 3,
  ready_for_collection: 3,
  delivered: 4,
  completed: 5,
};

type Part = Pick<SubOrder, 'number' | 'status' | 'deliveryKind' | 'deliveredAt'>;

/** A problem can be reported before the delivery and after it. */
const reachedBy = ({ status, deliveredAt }: Part): number | undefined =>
  status === 'disputed' ? (deliveredAt === null ? 3 : 4) : reachedIn[status];

/** The last reached step is the current one, since the next has not begun. Completion completes all. */
function stateOf(index: number, reached: number, status: SubOrderStatus): Step['state'] {
  if (index === reached && status === 'disputed') return 'blocked';
  if (index >= reached) return 'upcoming';
  return index === reached - 1 && status !== 'completed' ? 'current' : 'done';
}

/** A sub-order's progress from order to completion; nothing if it will not be received. */
export function PartSteps({ part }: { readonly part: Part }) {
  const { number, status, deliveryKind } = part;
  const reached = reachedBy(part);
  if (reached === undefined) return null;
  const labels = [
    'Ordered',
    'Confirmed',
    deliveryKind === 'collection' ? 'Ready to collect' : 'On its way',
    'Delivered',
    'Completed',
  ];
  return (
    <div className={styles.steps}>
      <Stepper
        label={`Progress of ${number}`}
        steps={labels.map((label, index) => {
          const state = stateOf(index, reached, status);
          return {
            id: label,
            label,
            canVisit: false,
            state,
            hint: state === 'blocked' ? 'Problem reported' : null,
          };
        })}
      />
    </div>
  );
}
