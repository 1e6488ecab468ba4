import type { Place, SubOrder } from '../../shared/index.ts';
import type { Submission } from '../../../forms/index.ts';
import type { Failure } from '../../../server-data/index.ts';
import type { ActInput } from './sub-order-queries.ts';

/** What every form of a step takes. */
export interface ActFormProps {
  readonly subOrder: SubOrder;
  /** What the buyer wants where not everything can be sent, and until when it is of use. */
  readonly place: Pick<Place, 'ifIncomplete' | 'latestUsefulOn'>;
  readonly submission: Submission;
  /** Why the last try was not carried out, in a sentence. */
  readonly textOf: (failure: Failure) => string;
  readonly onClose: () => void;
  readonly onAct: (input: ActInput) => void;
}
