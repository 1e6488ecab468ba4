import type { SubOrder } from '../../order-parts/index.ts';
import type { ActInput } from './sub-order-queries.ts';

/** What every form of a step takes. */
export interface ActFormProps {
  readonly subOrder: SubOrder;
  readonly busy: boolean;
  /** Why the last try was not carried out, in a sentence. */
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onAct: (input: ActInput) => void;
}
