import type { Place, SubOrder } from '../../shared/index.ts';
import type { Submission } from '../../../forms/index.ts';
import type { Failure } from '../../../server-data/index.ts';
import type { ActInput } from './sub-order-queries.ts';

/** Props shared by the forms of all actions. */
export interface SubOrderActionFormProps {
  readonly subOrder: SubOrder;
  /** What the buyer wants if the order is incomplete, and the latest useful date. */
  readonly place: Pick<Place, 'ifIncomplete' | 'latestUsefulOn'>;
  readonly submission: Submission;
  /** The message of a failed try. */
  readonly textOf: (failure: Failure) => string;
  readonly onClose: () => void;
  readonly onAction: (input: ActInput) => void;
}
