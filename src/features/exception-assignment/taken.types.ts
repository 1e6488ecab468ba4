import type { components } from '../../api/index.ts';

/** Who handles an exception; `takenBy` is null if nobody does. */
export type Taken = components['schemas']['Taken'];

/** An exception that can be taken: a dispute, an application, a message, or another one on the dashboard. */
export interface Takeable {
  readonly kind: components['schemas']['ExceptionKind'];
  readonly id: string;
}
