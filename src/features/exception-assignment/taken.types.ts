import type { components } from '../../api/index.ts';

/** Who sees to something that is wrong; nobody where `takenBy` is null. */
export type Taken = components['schemas']['Taken'];

/** What can be taken: a dispute, an application, a message, and whatever else the desk shows. */
export interface Takeable {
  readonly kind: components['schemas']['ExceptionKind'];
  readonly id: string;
}
